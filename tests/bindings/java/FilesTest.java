import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.libeager.Code;
import org.libeager.Compression;
import org.libeager.EagerException;
import org.libeager.EventWriter;
import org.libeager.RecordReader;
import org.libeager.RecordWriter;
import org.libeager.Tensor;

/** Files of records and of events: what is written is read, and what they refuse. */
class FilesTest extends Clean {
  @TempDir Path folder;

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private static void refused(Code code, String text, Executable call) {
    EagerException thrown = assertThrows(EagerException.class, call);
    assertEquals(code, thrown.code());
    assertTrue(thrown.getMessage().contains(text), thrown.getMessage());
  }

  @Test
  void recordsAreWrittenAndRead() {
    List<byte[]> records = List.of("one".getBytes(), new byte[0], new byte[] {0}, new byte[100000]);
    for (Compression compression : Compression.values()) {
      RecordWriter writer = new RecordWriter(at("r"), compression, 9);
      for (byte[] record : records) writer.write(record);
      writer.flush();
      writer.close();
      writer.close();
      assertThrows(IllegalStateException.class, () -> writer.write(new byte[0]));
      try (RecordReader reader = new RecordReader(at("r"), compression)) {
        for (byte[] record : records) assertArrayEquals(record, reader.next());
        assertNull(reader.next());
      }
    }
    try (RecordReader reader = new RecordReader(at("r"))) {
      refused(Code.DATA_LOSS, "corrupted record at 0", reader::next);
    }
    refused(Code.NOT_FOUND, "", () -> new RecordReader(at("lost")));
    refused(Code.NOT_FOUND, "", () -> new RecordWriter(at("no/r")));
    refused(Code.INVALID_ARGUMENT, "level", () -> new RecordWriter(at("r"), Compression.GZIP, 10));
  }

  @Test
  void eventsAreWritten() throws InterruptedException {
    EventWriter writer = new EventWriter(at("logs"), ".v2", 0, -1);
    String path = writer.path();
    assertTrue(path.endsWith(".v2"));
    writer.scalars(Map.of("a", 1.0, "b", 2.0), 1);
    try (Tensor numbers = Tensor.of(new float[] {1, 2});
        Tensor image = Tensor.of(new float[] {1, 0, 0.5f}).reshape(1, 1, 1, 3);
        Tensor text = Tensor.of("text");
        Tensor nan = Tensor.of(new float[] {Float.NaN})) {
      writer.histogram("h", numbers, 1);
      writer.image("i", image, 1);
      writer.image("j", image, 1, 1, true);
      writer.text("t", text, 1);
      writer.summary(new byte[0], 1);
      Thread[] threads = new Thread[4];
      for (int t = 0; t < 4; t++) {
        threads[t] =
            new Thread(
                () -> {
                  for (int step = 0; step < 100; step++) writer.scalar("loss", 0.5, step);
                });
        threads[t].start();
      }
      for (Thread thread : threads) thread.join();
      writer.flush();
      int count = 0;
      try (RecordReader reader = new RecordReader(path)) {
        while (reader.next() != null) count++;
      }
      assertEquals(407, count);
      refused(Code.INVALID_ARGUMENT, "Nan in summary histogram for: h", () -> writer.histogram("h", nan, 1));
      refused(Code.INVALID_ARGUMENT, "4-D", () -> writer.image("i", nan, 1));
      refused(Code.INVALID_ARGUMENT, "strings", () -> writer.text("t", nan, 1));
      assertThrows(IllegalArgumentException.class, () -> writer.image("i", nan, 1, 0, false));
      assertThrows(NullPointerException.class, () -> writer.scalar(null, 1, 1));
      assertThrows(NullPointerException.class, () -> writer.scalars(Collections.singletonMap(null, 1.0), 1));
      assertThrows(NullPointerException.class, () -> writer.histogram(null, nan, 1));
      assertThrows(NullPointerException.class, () -> writer.graph(null, 1));
    }
    writer.close();
    writer.close();
    assertThrows(IllegalStateException.class, () -> writer.scalar("loss", 1, 1));
    refused(Code.INVALID_ARGUMENT, "folder", () -> new EventWriter(""));
    assertThrows(NullPointerException.class, () -> new EventWriter(null));
    assertThrows(NullPointerException.class, () -> new RecordWriter(null));
    assertThrows(NullPointerException.class, () -> new RecordReader(null));
  }
}
