package org.libeager;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** The attributes of a call of an op of the program's own ({@link OpDefinition}), by the names that its schema gives them. */
public final class Attributes {
  private static final Pattern TEXT = Pattern.compile("'[^']*'");
  private static final Pattern ATTRIBUTE = Pattern.compile("(\\w+)\\s*:\\s*(int|float|bool|dtype|string|ints)\\b");

  private final List<String> names;
  private final Object[] values;

  /** Reads the values at an address, which are as many as names. */
  Attributes(List<String> names, long address) {
    this.names = names;
    values = new Object[names.size()];
    for (int i = 0; i < values.length; i++) values[i] = value(address + Native.VALUE * i);
  }

  /** Returns the names of a schema's attributes in order. */
  static List<String> names(String schema) {
    String inputs = TEXT.matcher(schema).replaceAll("''").split("->", 2)[0];
    return ATTRIBUTE.matcher(inputs).results().map(one -> one.group(1)).toList();
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
    return names;
  }

  /**
   * Returns the value of an attribute: a Long, Double, Boolean, DType, String or long[]; null where it is absent.
   *
   * @throws IllegalArgumentException if the schema has no such attribute
   */
  public Object get(String name) {
    int place = names.indexOf(name);
    if (place < 0) throw new IllegalArgumentException("there is no attribute '" + name + "', but " + names);
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
