import java.util.List;
import org.libeager.Context;
import org.libeager.Options;
import org.libeager.Tape;
import org.libeager.Tensor;
import org.libeager.Variable;

/** Runs an LSTM cell, made of plain ops, over a sequence, and computes the gradient through all steps. */
final class LstmCell {
  private static final int HIDDEN = 32;
  private static final int GATES = 4;
  private static final int STEPS = 8;

  private final Variable kernel = new Variable(wave(1, 0.3f, HIDDEN, GATES * HIDDEN), "kernel");
  private final Variable recurrent = new Variable(wave(2, 0.3f, HIDDEN, GATES * HIDDEN), "recurrent");
  private final Variable bias = new Variable(wave(3, 0.1f, GATES * HIDDEN), "bias");

  /** What goes from step to step. */
  private record State(Tensor h, Tensor c) {}

  /** Returns numbers that look random, but are the same on every machine. */
  private static Tensor wave(float phase, float size, long... dims) {
    int count = 1;
    for (long dim : dims) count *= (int) dim;
    float[] values = new float[count];
    for (int i = 0; i < count; i++) values[i] = size * (float) Math.sin(phase + 12.9898 * i);
    return Context.current().tensor(values, dims);
  }

  /** Returns the next state: c is f * c + i * n, and h is o * tanh(c). */
  private State step(Tensor x, State state) {
    Tensor all = x.matmul(kernel.value()).add(state.h.matmul(recurrent.value())).add(bias.value());
    List<Tensor> gates = all.split(new long[] {GATES}, new Options.Split().axis(1));
    Tensor i = gates.get(0).sigmoid();
    Tensor f = gates.get(1).sigmoid();
    Tensor o = gates.get(2).sigmoid();
    Tensor n = gates.get(3).tanh();
    Tensor c = f.multiply(state.c).add(i.multiply(n));
    return new State(o.multiply(c.tanh()), c);
  }

  private static double norm(Tensor t) {
    double sum = 0;
    for (float value : t.floats()) sum += (double) value * value;
    return Math.sqrt(sum);
  }

  public static void main(String[] arguments) {
    LstmCell cell = new LstmCell();
    State state = new State(wave(4, 0, 1, HIDDEN), wave(4, 0, 1, HIDDEN));
    try (Tape tape = new Tape()) {
      for (int step = 1; step <= STEPS; step++) {
        state = cell.step(wave(4 + step, 1, 1, HIDDEN), state);
        System.out.printf("step %d: |h| = %.4f, |c| = %.4f%n", step, norm(state.h), norm(state.c));
      }
      Tensor mean = state.h.mean();
      List<Variable> variables = List.of(cell.kernel, cell.recurrent, cell.bias);
      List<Tensor> gradients = tape.gradient(mean, variables);
      System.out.printf("mean of h: %.5f%n", mean.item());
      for (int i = 0; i < variables.size(); i++)
        System.out.printf("gradient by %-9s  norm %.5f%n", variables.get(i).name(), norm(gradients.get(i)));
    }
  }
}
