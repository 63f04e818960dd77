package org.libeager;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds and opens libeager.so, and makes the handles by which its functions are called.
 *
 * <p>Every parameter and result is declared as a 64-bit word, but for doubles. A function sees the low half of a word
 * where it takes an int32_t, on all 64-bit systems whose arguments take 8 bytes each (Linux and Windows; Apple's
 * systems pack ints on the stack). So the functions have a dozen shapes; making the first handle of a shape takes some
 * 10 ms, and any other 0.3 ms.
 */
final class Library {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final String NAME = "libeager.so";
  private static String chosen = System.getProperty("eager.library");
  private static SymbolLookup symbols;

  private Library() {}

  /** Has the library opened from this path. Throws IllegalStateException if it is open already. */
  static synchronized void choose(String path) {
    if (symbols != null) throw new IllegalStateException("libeager has been opened already");
    chosen = path;
  }

  /** Opens the library unless it is open. Throws UnsatisfiedLinkError with every place that was looked at. */
  static synchronized SymbolLookup open() {
    if (symbols == null) symbols = find();
    return symbols;
  }

  private static SymbolLookup find() {
    String environment = System.getenv("EAGER_LIBRARY");
    if (chosen != null) return first(List.of(chosen), "the path that the program gave");
    if (environment != null && !environment.isEmpty()) return first(List.of(environment), "EAGER_LIBRARY");
    List<String> places = new ArrayList<>();
    Path own = ownFolder();
    if (own != null) places.add(own.resolve(NAME).toString());
    places.add(NAME + "." + Native.ABI_MAJOR);
    places.add(NAME);
    return first(places, "nothing else, since neither the property eager.library nor EAGER_LIBRARY is set");
  }

  /** Opens the first of these libraries that there is. A name without a folder is looked for where the system does. */
  private static SymbolLookup first(List<String> places, String chosenBy) {
    StringBuilder tried = new StringBuilder();
    for (String place : places) {
      try {
        boolean path = place.contains("/");
        if (path && !Files.exists(Path.of(place))) throw new IllegalArgumentException("no such file");
        SymbolLookup found =
            path
                ? SymbolLookup.libraryLookup(Path.of(place).toAbsolutePath(), Arena.global())
                : SymbolLookup.libraryLookup(place, Arena.global());
        return checked(found, place);
      } catch (IllegalArgumentException e) {
        tried.append("\n  ").append(place).append(": ").append(e.getMessage());
      }
    }
    throw new UnsatisfiedLinkError("libeager was not found; tried (" + chosenBy + "):" + tried);
  }

  /** Returns the folder of the jar or classes that this class comes from, or null. */
  private static Path ownFolder() {
    try {
      URI location = Library.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      return Path.of(location).toAbsolutePath().getParent();
    } catch (Exception e) {
      return null;
    }
  }

  /** Returns the library if its version fits. No other function of it has been called before. */
  private static SymbolLookup checked(SymbolLookup library, String place) {
    MemorySegment function =
        library
            .find("eager_abi_version")
            .orElseThrow(() -> new UnsatisfiedLinkError(place + " is not libeager: it lacks eager_abi_version"));
    try {
      MethodHandle handle = LINKER.downcallHandle(function, FunctionDescriptor.of(JAVA_LONG));
      int version = (int) (long) handle.invokeExact();
      int major = version >>> 16;
      int minor = version & 0xffff;
      if (major == Native.ABI_MAJOR && minor >= Native.ABI_MINOR) return library;
      throw new UnsatisfiedLinkError(
          place + " has version " + major + "." + minor + " of the interface; this binding needs " + Native.ABI_MAJOR + "."
              + Native.ABI_MINOR + " or a later one of the same major number");
    } catch (Throwable t) {
      throw Status.<RuntimeException>as(t);
    }
  }

  /**
   * Returns the handle of a function. Each letter of the shape is a parameter: L for a word, D for a double. A critical
   * function is entered without telling the virtual machine: it is short and never calls back.
   */
  static MethodHandle function(String name, String shape, boolean critical) {
    MemoryLayout[] parameters = new MemoryLayout[shape.length()];
    for (int i = 0; i < parameters.length; i++) parameters[i] = shape.charAt(i) == 'D' ? JAVA_DOUBLE : JAVA_LONG;
    Linker.Option[] options = critical ? new Linker.Option[] {Linker.Option.critical(false)} : new Linker.Option[0];
    MemorySegment address =
        open().find(name).orElseThrow(() -> new UnsatisfiedLinkError("libeager lacks " + name));
    return LINKER.downcallHandle(address, FunctionDescriptor.of(JAVA_LONG, parameters), options);
  }

  /** Returns the handle of a function of the C library, all of whose parameters are words. */
  static MethodHandle standard(String name, int parameters) {
    MemoryLayout[] words = new MemoryLayout[parameters];
    java.util.Arrays.fill(words, JAVA_LONG);
    return LINKER.downcallHandle(
        LINKER.defaultLookup().find(name).orElseThrow(), FunctionDescriptor.of(JAVA_LONG, words));
  }

  /** Returns the address of a function of the C library. */
  static long standardAddress(String name) {
    return LINKER.defaultLookup().find(name).orElseThrow().address();
  }

  /** Returns the address of a native function that calls the handle, whose parameters and result are words. */
  static long stub(MethodHandle target) {
    MemoryLayout[] words = new MemoryLayout[target.type().parameterCount()];
    java.util.Arrays.fill(words, JAVA_LONG);
    FunctionDescriptor shape =
        target.type().returnType() == void.class
            ? FunctionDescriptor.ofVoid(words)
            : FunctionDescriptor.of(JAVA_LONG, words);
    return LINKER.upcallStub(target, shape, Arena.global()).address();
  }
}
