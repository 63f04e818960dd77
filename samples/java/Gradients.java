import org.libeager.Tape;
import org.libeager.Tensor;

/** Gradients to the third order. Tapes nest: a gradient is computed with ops, which an outer tape records. */
final class Gradients {
  public static void main(String[] arguments) {
    Tensor x = Tensor.of(-1f, 2f, 3f);
    try (Tape third = new Tape().watch(x);
        Tape second = new Tape().watch(x);
        Tape first = new Tape().watch(x)) { // the innermost one, which gives the first derivative
      Tensor y = x.square().square();
      Tensor dy = first.gradient(y, x);
      Tensor d2y = second.gradient(dy, x);
      Tensor d3y = third.gradient(d2y, x);

      System.out.println("x                 " + x);
      System.out.println("x^4               " + y);
      System.out.println("first:    4 x^3   " + dy);
      System.out.println("second:  12 x^2   " + d2y);
      System.out.println("third:   24 x     " + d3y);
    }
  }
}
