package org.libeager;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Attributes that are set on a dataset once it is made. */
abstract class DatasetSettings {
  private final List<Consumer<Dataset>> all = new ArrayList<>();

  final void add(Consumer<Dataset> one) {
    all.add(one);
  }

  final void setOn(Dataset dataset) {
    for (Consumer<Dataset> one : all) one.accept(dataset);
  }
}
