// Optimizers: rules that update variables, and what they remember; schedules of their learning rates.
#ifndef EAGER_OPTIMIZER_HPP_
#define EAGER_OPTIMIZER_HPP_

#include "tape.hpp"

EAGER_NAMESPACE_BEGIN

/// A list of variables: {w, b}, or a vector. It is for parameters only.
class Variables {
 public:
  Variables(std::initializer_list<Variable> list) { add(list); }
  Variables(const std::vector<Variable>& list) { add(list); }
  Variables(const Variables&) = delete;
  Variables& operator=(const Variables&) = delete;

  eager_variable* const* data() const { return handles_.data(); }
  size_t size() const { return handles_.size(); }

 private:
  template <class List>
  void add(const List& list) {
    handles_.reserve(list.size());
    for (const Variable& one : list) handles_.push_back(one.get());
  }

  std::vector<eager_variable*> handles_;  // the caller's list keeps them
};

/// A formula for the learning rate of each step. Copies share it. The classes of schedules.hpp make one. It does not change
/// any more once an optimizer has it. Threads may share it.
class Schedule : public Handle<eager_schedule, eager_schedule_retain, eager_schedule_release> {
 public:
  Schedule() noexcept = default;

  /// A schedule by its name, such as "cosine". NOT_FOUND: there is none of this name.
  static Fallible<Schedule> make(const std::string& name) {
    EAGER_CHECK(detail::check_text(name, "a schedule's name"));
    Schedule made;
    EAGER_CHECK(detail::on_context(eager_schedule_create, name.c_str(), made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit Schedule(const std::string& name) : Schedule(make(name)) {}
#endif

  /// Set an attribute. INVALID_ARGUMENT: there is none of this name and type. FAILED_PRECONDITION: an optimizer has the
  /// schedule.
  Fallible<void> set(const std::string& attribute, double value) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    EAGER_CHECK(eager_schedule_set_float(get(), attribute.c_str(), value));
    return Fallible<void>();
  }
  Fallible<void> set(const std::string& attribute, bool value) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    EAGER_CHECK(eager_schedule_set_bool(get(), attribute.c_str(), value));
    return Fallible<void>();
  }
  Fallible<void> set(const std::string& attribute, const std::vector<double>& values) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    EAGER_CHECK(eager_schedule_set_floats(get(), attribute.c_str(), values.data(), detail::count(values.size())));
    return Fallible<void>();
  }

  /// The rate of a step, which counts from 0. INVALID_ARGUMENT: attributes that do not fit each other; a rate that is
  /// negative, infinite or NaN.
  Fallible<double> rate(int64_t step) const {
    double found = 0;
    EAGER_CHECK(eager_schedule_rate(get(), step, &found));
    return found;
  }
  /// The kind and the attributes, as JSON.
  Fallible<std::string> json() const { return detail::text(eager_schedule_json, get()); }

 protected:
  explicit Schedule(eager_schedule* owned) noexcept : Handle(owned) {}
};

/// A rule that updates variables, and the slots in which it remembers what it needs for each. Copies share them. The classes
/// of optimizers.hpp make one. Threads may share it.
class Optimizer : public Handle<eager_optimizer, eager_optimizer_retain, eager_optimizer_release> {
 public:
  Optimizer() noexcept = default;

  /// An optimizer by its name, such as "adam". NOT_FOUND: there is none of this name.
  static Fallible<Optimizer> make(const std::string& name) {
    EAGER_CHECK(detail::check_text(name, "an optimizer's name"));
    Optimizer made;
    EAGER_CHECK(detail::on_context(eager_optimizer_create, name.c_str(), made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit Optimizer(const std::string& name) : Optimizer(make(name)) {}
#endif
  /// Another reference to a handle.
  static Optimizer share(eager_optimizer* borrowed) noexcept {
    eager_optimizer_retain(borrowed);
    return Optimizer(borrowed);
  }

  /// Set a hyperparameter, which holds from the next step. INVALID_ARGUMENT: there is none of this name and type; a value
  /// that is negative or NaN; a beta of 1 or more; a number of steps below 1.
  Fallible<void> set(const std::string& hyperparameter, double value) const {
    EAGER_CHECK(detail::check_text(hyperparameter, "a hyperparameter's name"));
    EAGER_CHECK(eager_optimizer_set_float(get(), hyperparameter.c_str(), value));
    return Fallible<void>();
  }
  Fallible<void> set(const std::string& hyperparameter, int64_t value) const {
    EAGER_CHECK(detail::check_text(hyperparameter, "a hyperparameter's name"));
    EAGER_CHECK(eager_optimizer_set_int(get(), hyperparameter.c_str(), value));
    return Fallible<void>();
  }
  Fallible<void> set(const std::string& hyperparameter, bool value) const {
    EAGER_CHECK(detail::check_text(hyperparameter, "a hyperparameter's name"));
    EAGER_CHECK(eager_optimizer_set_bool(get(), hyperparameter.c_str(), value));
    return Fallible<void>();
  }
  Fallible<void> set(const std::string& hyperparameter, const std::vector<std::string>& values) const {
    EAGER_CHECK(detail::check_text(hyperparameter, "a hyperparameter's name"));
    std::vector<const char*> texts;
    for (const std::string& one : values) {
      EAGER_CHECK(detail::check_text(one, "a hyperparameter's value"));
      texts.push_back(one.c_str());
    }
    EAGER_CHECK(eager_optimizer_set_strings(get(), hyperparameter.c_str(), texts.data(), detail::count(texts.size())));
    return Fallible<void>();
  }

  /// Set the learning rate: to a number; to a scalar; to a variable, which each step reads; to a schedule; to what an op or
  /// a function without inputs computes at each step.
  Fallible<void> set_learning_rate(double rate) const { return set("learning_rate", rate); }
  Fallible<void> set_learning_rate(const Tensor& rate) const {
    EAGER_CHECK(eager_optimizer_set_learning_rate_tensor(get(), rate.get()));
    return Fallible<void>();
  }
  Fallible<void> set_learning_rate(const Variable& rate) const {
    EAGER_CHECK(eager_optimizer_set_learning_rate_variable(get(), rate.get()));
    return Fallible<void>();
  }
  Fallible<void> set_learning_rate(const Op& rate) const {
    EAGER_CHECK(eager_optimizer_set_learning_rate_op(get(), rate.get()));
    return Fallible<void>();
  }
  Fallible<void> set_learning_rate(const Schedule& rate) const {
    EAGER_CHECK(eager_optimizer_set_schedule(get(), rate.get()));
    return Fallible<void>();
  }
  Fallible<void> set_learning_rate(const Function& rate) const;

  /// Makes one step: updates each variable by its gradient. An empty gradient leaves its variable as it is.
  Fallible<void> apply(const Operands& gradients, const Variables& variables) const {
    EAGER_OPERANDS(gradients);
    if (gradients.size() != variables.size())
      EAGER_CHECK(detail::invalid("there must be as many gradients as variables"));
    EAGER_CHECK(detail::on_context(eager_optimizer_apply, get(), variables.data(), gradients.data(),
                                   detail::count(variables.size())));
    return Fallible<void>();
  }
  /// Makes one step that lowers loss(), and gives the loss before it.
  template <class Loss>
  Fallible<Tensor> minimize(Loss&& loss, const std::vector<Variable>& variables) const {
    EAGER_TRY(Tape tape, Tape::make());
    EAGER_TRY(Tensor value, loss());
    EAGER_TRY(std::vector<Tensor> gradients, tape.gradient(value, variables));
    EAGER_DO(apply(gradients, variables));
    return value;
  }
  /// Makes the slots of these variables ahead of the first step, so that a checkpoint can fill them.
  Fallible<void> build(const Variables& variables) const {
    EAGER_CHECK(eager_optimizer_build(get(), variables.data(), detail::count(variables.size())));
    return Fallible<void>();
  }

  /// All that the optimizer remembers: the step count, then the slots in the order in which they were made.
  std::vector<Variable> variables() const {
    std::vector<Variable> found;
    for (int32_t i = 0; i < eager_optimizer_num_variables(get()); ++i)
      found.push_back(Variable::share(eager_optimizer_variable(get(), i)));
    return found;
  }
  /// A variable's slot, such as "m"; empty where there is none yet.
  Variable slot(const Variable& variable, const std::string& name) const {
    const std::string full = variable.name() + "/" + name;
    for (int32_t i = 0; i < eager_optimizer_num_variables(get()); ++i) {
      eager_variable* const one = eager_optimizer_variable(get(), i);
      if (eager_optimizer_trained(get(), i) == variable.get() && variable && full == eager_variable_name(one))
        return Variable::share(one);
    }
    return Variable();
  }

 protected:
  explicit Optimizer(eager_optimizer* owned) noexcept : Handle(owned) {}
};

namespace detail {

template <class T>
Fallible<void> set_if(const Optimizer& optimizer, const char* name, const Given<T>& hyperparameter) {
  if (hyperparameter.given) EAGER_DO(optimizer.set(name, hyperparameter.value));
  return Fallible<void>();
}
template <class T>
Fallible<void> set_if(const Schedule& schedule, const char* name, const Given<T>& attribute) {
  if (attribute.given) EAGER_DO(schedule.set(name, attribute.value));
  return Fallible<void>();
}

}  // namespace detail

/// The kinds of optimizers or schedules as JSON: see "For a binding's author" in eager_c.h.
inline Fallible<std::string> kinds_json(const std::string& kind) {
  EAGER_CHECK(detail::check_text(kind, "a kind's name"));
  return detail::text_on_context(eager_kinds_json, kind.c_str());
}

EAGER_NAMESPACE_END

#endif
