package org.libeager;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The attributes of a call of an op of the program's own ({@link OpDefinition}), by the names that its schema gives them. */
public final class Attributes {
  private final CompletableFuture<List<String>> names; // is there once the definition is: another thread may run the op before
  private final Object[] values;

  /** Reads the values at an address. */
  Attributes(CompletableFuture<List<String>> names, long address, int count) {
    this.names = names;
    values = new Object[count];
    for (int i = 0; i < values.length; i++) values[i] = value(address + Native.VALUE * i);
  }

  /** Returns the names of an op's attributes in order, of what the registry says of it: {"attributes": [{"name": "a"}]}. */
  static List<String> names(String json) {
    List<String> names = new ArrayList<>();
    String text = ""; // the string that was read last
    String key = ""; // of the value that comes next
    String list = ""; // the key of the op's member
    int depth = 0;
    for (int i = 0; i < json.length(); i++) {
      switch (json.charAt(i)) {
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        case ',' -> key = "";
        case ':' -> {
          key = text;
          if (depth == 1) list = text;
        }
        case '"' -> {
          int begin = ++i;
          for (; json.charAt(i) != '"'; i++) if (json.charAt(i) == '\\') i++;
          text = json.substring(begin, i);
          if (depth == 3 && list.equals("attributes") && key.equals("name")) names.add(text);
        }
        default -> {}
      }
    }
    return List.copyOf(names);
  }

  private static Object value(long at) {
    return switch (Memory.getInt(at + Native.VALUE_TYPE)) {
      case Native.VALUE_INT -> Memory.get(at + Native.VALUE_I);
      case Native.VALUE_FLOAT -> Double.longBitsToDouble(Memory.get(at + Native.VALUE_F));
      case Native.VALUE_BOOL -> Memory.get(at + Native.VALUE_I) != 0;
      case Native.VALUE_DTYPE -> DType.of((int) Memory.get(at + Native.VALUE_I));
      case Native.VALUE_STRING ->
          new String(
              Memory.segment(Memory.get(at + Native.VALUE_P), Memory.getInt(at + Native.VALUE_COUNT)).toArray(JAVA_BYTE),
              StandardCharsets.UTF_8);
      case Native.VALUE_INTS -> Memory.longs(Memory.get(at + Native.VALUE_P), Memory.getInt(at + Native.VALUE_COUNT));
      default -> null;
    };
  }

  /** Returns the names in the schema's order. */
  public List<String> names() {
    return names.join();
  }

  /**
   * Returns the value of an attribute: a Long, Double, Boolean, DType, String or long[]; null where it is absent.
   *
   * @throws IllegalArgumentException if the schema has no such attribute
   */
  public Object get(String name) {
    int place = names().indexOf(name);
    if (place < 0) throw new IllegalArgumentException("there is no attribute '" + name + "', but " + names());
    return values[place];
  }

  private <T> T get(String name, Class<T> type) {
    Object value = get(name);
    if (value == null) throw new IllegalArgumentException("attribute '" + name + "' is absent");
    if (!type.isInstance(value))
      throw new IllegalArgumentException(
          "attribute '" + name + "' is a " + value.getClass().getSimpleName() + ", not a " + type.getSimpleName());
    return type.cast(value);
  }

  /** Returns an attribute of type int. Throws IllegalArgumentException where it is absent, as do those below. */
  public long getLong(String name) {
    return get(name, Long.class);
  }

  /** Returns an attribute of type float. */
  public double getDouble(String name) {
    return get(name, Double.class);
  }

  /** Returns an attribute of type bool. */
  public boolean getBoolean(String name) {
    return get(name, Boolean.class);
  }

  /** Returns an attribute of type dtype. */
  public DType getDType(String name) {
    return get(name, DType.class);
  }

  /** Returns an attribute of type string. */
  public String getString(String name) {
    return get(name, String.class);
  }

  /** Returns an attribute of type ints. */
  public long[] getLongs(String name) {
    return get(name, long[].class);
  }
}
