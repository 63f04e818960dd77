package org.libeager;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Models that are called one after the other. */
public final class Sequential implements Model {
  private final List<Model> models = new ArrayList<>();

  /** Makes a sequence of these models; of none, it gives what it is given. */
  public Sequential(Model... models) {
    for (Model one : models) add(one);
  }

  /** Appends a model. */
  public Sequential add(Model model) {
    models.add(java.util.Objects.requireNonNull(model));
    return this;
  }

  /** Returns the models. */
  public List<Model> models() {
    return List.copyOf(models);
  }

  @Override
  public Tensor call(Tensor x, boolean training) {
    Tensor now = x;
    for (Model one : models) {
      Tensor next = one.call(now, training);
      if (now != x && now != next) now.close();
      now = next;
    }
    return now;
  }

  @Override
  public List<Variable> variables() {
    Map<Long, Variable> found = new LinkedHashMap<>();
    for (Model one : models) for (Variable v : one.variables()) found.putIfAbsent(v.open(), v);
    return List.copyOf(found.values());
  }

  /** Returns the variables with their keys in a checkpoint; the models are numbered: "key/layers/0/kernel". */
  @Override
  public List<KeyedVariable> keyedVariables(String key) {
    List<KeyedVariable> all = new ArrayList<>();
    for (int i = 0; i < models.size(); i++) all.addAll(models.get(i).keyedVariables(keyOf(key, i)));
    return all;
  }

  static String keyOf(String key, int i) {
    return key + "/layers/" + i;
  }
}
