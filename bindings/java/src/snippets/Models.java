import org.libeager.DType;
import org.libeager.Layer;
import org.libeager.Layers;
import org.libeager.Optimizers;
import org.libeager.Sequential;
import org.libeager.Tensor;

/** The example of Layer. */
final class Models {
  public static void main(String[] arguments) {
    // @start region="example"
    Sequential model =
        new Sequential(new Layers.Dense(3).activation("relu").kernelInitializer("ones"), new Layers.Dropout(0.5), new Layers.Dense(1));
    Tensor x = Layer.initialValue("ones", DType.FLOAT32, 4, 2);
    Optimizers.Adam adam = new Optimizers.Adam();
    Tensor y = model.infer(x); // makes the variables
    adam.minimize(() -> model.train(x).square().mean(), model.trainableVariables());
    System.out.println(model.variables().size()); // 4
    // @end
  }
}
