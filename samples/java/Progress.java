/**
 * A line on standard error with a bar, the rate and the time that is left, ten times a second, if that is a terminal.
 */
final class Progress {
  private static final int BAR = 28;

  private final boolean onTerminal = System.console() != null && System.console().isTerminal();
  private final long started = System.nanoTime();
  private final long total;
  private long drawn;
  private long done;

  Progress(long total) {
    this.total = total;
  }

  void advance(long count, String label) {
    done += count;
    if (!onTerminal || System.nanoTime() - drawn < 100_000_000) return;
    drawn = System.nanoTime();
    int full = (int) (BAR * done / total);
    String bar = "=".repeat(full) + (full < BAR ? ">" : "") + "-".repeat(Math.max(0, BAR - full - 1));
    System.err.printf(
        "\r\033[K%s [%s] %3d%%  %.0f pictures/s  %s left", label, bar, 100 * done / total, rate(), left());
  }

  void clear() {
    if (onTerminal) System.err.print("\r\033[K");
  }

  long done() {
    return done;
  }

  double seconds() {
    return (System.nanoTime() - started) / 1e9;
  }

  double rate() {
    return done / seconds();
  }

  String left() {
    long whole = done == 0 ? 0 : Math.round((total - done) / rate());
    return "%d:%02d".formatted(whole / 60, whole % 60);
  }
}
