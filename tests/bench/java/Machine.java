import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.nio.file.Path;
import org.libeager.Context;
import org.libeager.Op;

/**
 * An empty host call that is made without the binding: of an op that does without it too, which shows what the virtual
 * machine itself takes to call C and to be called by it, or of the binding's.
 */
final class Machine {
  private static final FunctionDescriptor EMPTY =
      FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_INT);
  private static final MethodHandle CREATE = function("eager_context_create", JAVA_LONG, JAVA_LONG);
  private static final MethodHandle HOST_CALL =
      function("eager_op_create_host_call", JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG,
          JAVA_LONG, JAVA_LONG, JAVA_LONG);
  private static final MethodHandle EXECUTE =
      function("eager_execute", JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG);

  private final MemorySegment room = Arena.global().allocate(JAVA_INT);
  private final long context;
  private final long op;

  Machine() throws Throwable {
    Arena arena = Arena.global();
    MemorySegment out = arena.allocate(JAVA_LONG);
    if ((long) CREATE.invokeExact(0L, out.address()) != 0) throw new IllegalStateException("no context");
    context = out.get(JAVA_LONG, 0);
    MethodHandle empty = MethodHandles.lookup().findStatic(Machine.class, "empty", EMPTY.toMethodType());
    long stub = Linker.nativeLinker().upcallStub(empty, EMPTY, arena).address();
    long name = arena.allocateFrom("empty").address();
    if ((long) HOST_CALL.invokeExact(context, name, stub, 0L, 0L, 0, 0L, 0L, 0L, out.address()) != 0)
      throw new IllegalStateException("no op");
    op = out.get(JAVA_LONG, 0);
  }

  /** Calls an op of the binding's, whose objects do not show their handles. */
  Machine(Context on, Op of) throws ReflectiveOperationException {
    Field handle = Op.class.getSuperclass().getDeclaredField("handle");
    handle.setAccessible(true);
    context = handle.getLong(on);
    op = handle.getLong(of);
  }

  void call(int times) {
    try {
      for (int i = 0; i < times; i++) {
        room.set(JAVA_INT, 0, 0);
        if ((long) EXECUTE.invokeExact(context, op, 0L, 0, 0L, room.address()) != 0)
          throw new IllegalStateException("the call failed");
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static long empty(long data, long context, long inputs, int count, long outputs, int room) {
    return 0;
  }

  /** Returns a function of the library that returns a status. */
  private static MethodHandle function(String name, MemoryLayout... arguments) {
    SymbolLookup library = SymbolLookup.libraryLookup(Path.of(System.getenv("EAGER_LIBRARY")), Arena.global());
    return Linker.nativeLinker()
        .downcallHandle(library.find(name).orElseThrow(), FunctionDescriptor.of(JAVA_LONG, arguments));
  }
}
