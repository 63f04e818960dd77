// Compares schedules with Keras's and PyTorch's rates (optimizer_reference.py), and holds them to what they refuse.
#include <catch2/catch.hpp>
#include <cmath>
#include <sstream>
#include <string>

#include "base/error.h"
#include "runtime/core/device_manager.h"
#include "runtime/variables/optimizer.h"
#include "tests/variables/optimizer_reference.h"

using namespace eager;

namespace {

using Schedule = Ref<eager_schedule>;

// Makes a schedule from "name=number name=number,number": a list where the kind's attribute is one.
Schedule make(const char* kind, const std::string& attributes) {
  Schedule s = Schedule::adopt(new eager_schedule(kind));
  std::istringstream words(attributes);
  for (std::string word; words >> word;) {
    const size_t at = word.find('=');
    const std::string name = word.substr(0, at);
    const ScheduleAttribute* a = s->kind().find(name);
    REQUIRE(a);
    std::vector<double> values;
    std::istringstream numbers(word.substr(at + 1));
    for (std::string one; std::getline(numbers, one, ',');) values.push_back(std::stod(one));
    if (a->type == ScheduleAttribute::Type::reals) s->set_floats(name.c_str(), values);
    else if (a->type == ScheduleAttribute::Type::boolean) s->set_bool(name.c_str(), values[0] != 0);
    else s->set_float(name.c_str(), values[0]);
  }
  return s;
}

template <class F>
std::string refusal(F f) {
  try {
    f();
  } catch (const Error& e) {
    CHECK((e.code == Code::invalid_argument || e.code == Code::failed_precondition || e.code == Code::not_found));
    return e.message;
  }
  return "";
}

std::string refusal_of_rate(const char* kind, const std::string& attributes, int64_t step = 0) {
  return refusal([&] { make(kind, attributes)->rate(step); });
}

TensorRef number(float value) {
  TensorRef t = TensorRef::adopt(new_tensor(DType::float32, {nullptr, 0}, kHostDevice));
  *static_cast<float*>(t->data) = value;
  return t;
}

}  // namespace

TEST_CASE("schedules give Keras's and PyTorch's rates") {
  for (const ScheduleReference& c : kSchedules) {
    const Schedule s = make(c.kind, c.attributes);
    for (size_t i = 0; i < std::size(kScheduleSteps); ++i) {
      INFO(c.kind << " " << c.attributes << ", step " << kScheduleSteps[i]);
      CHECK(s->rate(kScheduleSteps[i]) == Approx(c.rates[i]).epsilon(1e-9));
    }
  }
}

TEST_CASE("a schedule restarts at the step itself, whatever the logarithms round to") {
  const Schedule s = make("cosine_restarts", "initial_learning_rate=1 first_decay_steps=1 t_mul=10");
  for (int64_t begin : {0, 1, 11, 111, 1111, 11111}) CHECK(s->rate(begin) == 1);
  const Schedule cycle = make("one_cycle", "max_learning_rate=1 total_steps=1");
  CHECK(std::isfinite(cycle->rate(0)));
  CHECK(make("one_cycle", "total_steps=10 pct_start=0.1")->rate(0) == 0.001);
}

TEST_CASE("without a target there is no warm-up") {
  for (const char* kind : {"cosine", "cosine_restarts"}) {
    const Schedule plain = make(kind, "initial_learning_rate=0.5"),
                   s = make(kind, "initial_learning_rate=0.5 warmup_steps=10");
    for (const int64_t step : {0, 1, 5, 10, 20}) CHECK(s->rate(step) == plain->rate(step));
  }
}

TEST_CASE("a schedule refuses what it cannot compute with") {
  CHECK(refusal([] { eager_schedule("cosin"); }).find("unknown schedule 'cosin'; there are constant, step") == 0);
  CHECK(refusal_of_rate("cosine", "decay_steps=0") == "decay_steps must be positive, got 0");
  CHECK(refusal_of_rate("cosine", "warmup_steps=-1") == "warmup_steps must not be negative, got -1");
  CHECK(refusal_of_rate("cosine_restarts", "t_mul=0.5") == "t_mul must be at least 1, got 0.5");
  CHECK(refusal_of_rate("one_cycle", "pct_start=1.5") == "pct_start must be from 0 to 1, got 1.5");
  CHECK(refusal_of_rate("step", "boundaries=1,2 values=1,2") ==
        "The length of boundaries should be 1 less than the length of values, got 2 and 2");
  CHECK(refusal_of_rate("step", "boundaries=2,2 values=1,2,3") == "boundaries must ascend, got 2 as boundaries[1]");
  CHECK(refusal_of_rate("constant", "", -1) == "step must not be negative, got -1");
  CHECK(refusal_of_rate("constant", "learning_rate=nan", 7) ==
        "schedule constant gives a learning rate of nan at step 7; it must be finite and not negative");
  CHECK(refusal_of_rate("constant", "learning_rate=-1") != "");
  CHECK(refusal_of_rate("exponential", "decay_rate=2", 100000) != "");
  const Schedule s = make("cosine", "");
  CHECK(refusal([&] { s->set_float("decay_step", 1); }) == "schedule cosine has no such attribute 'decay_step'");
  CHECK(refusal([&] { s->set_bool("decay_steps", true); }) == "schedule cosine has no such attribute 'decay_steps'");
}

TEST_CASE("an optimizer's rate follows its schedule, and one that is no number changes nothing") {
  start_devices();
  Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(ContextOptions{}));
  Ref<eager_optimizer> o = Ref<eager_optimizer>::adopt(new eager_optimizer("momentum"));
  Ref<eager_variable> w = Ref<eager_variable>::adopt(new eager_variable(number(1), "w", true));
  const TensorRef g = number(1);
  eager_variable* variables[] = {w.get()};
  eager_tensor* gradients[] = {g.get()};
  const auto value = [&] { return w->read()->value<float>(); };
  const auto apply = [&] { o->apply(*ctx, variables, gradients, 1); };
  o->set_float("momentum", 0);
  const Schedule s = make("step", "boundaries=0,1 values=0.5,0.25,nan");
  o->set_schedule(*s);
  CHECK(refusal([&] { s->set_floats("values", {1}); }) == "an optimizer has schedule step, so it can no longer change");
  apply();
  CHECK(value() == 0.5f);
  apply();
  CHECK(value() == 0.25f);
  o->set_float("momentum", 0.5);  // would make a slot
  CHECK(refusal(apply) == "schedule step gives a learning rate of nan at step 2; it must be finite and not negative");
  CHECK(value() == 0.25f);
  CHECK(o->num_variables() == 1);
  CHECK(o->variable(0)->read()->value<int64_t>() == 2);
  CHECK(refusal([&] { o->set_schedule(*make("cosine", "decay_steps=-1")); }) == "decay_steps must be positive, got -1");
  o->set_float("learning_rate", 0.125);  // replaces the schedule
  apply();
  CHECK(value() == 0.125f);
}

TEST_CASE("a schedule counts updates, not the steps that only accumulate") {
  start_devices();
  Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(ContextOptions{}));
  Ref<eager_optimizer> o = Ref<eager_optimizer>::adopt(new eager_optimizer("sgd"));
  Ref<eager_variable> w = Ref<eager_variable>::adopt(new eager_variable(number(0), "w", true)),
                      unused = Ref<eager_variable>::adopt(new eager_variable(number(1), "unused", true));
  o->set_schedule(*make("step", "boundaries=0 values=1,10"));
  o->set_int("accumulation_steps", 2);
  const float gradients[] = {1, 3, 5, NAN, 1, 1};
  const float expected[] = {0, -2, -2, NAN, 0, -10};
  for (int i = 0; i < 6; ++i) {
    const TensorRef g = number(gradients[i]);
    eager_variable* variables[] = {w.get(), unused.get()};
    eager_tensor* given[] = {g.get(), nullptr};
    if (i == 4) w->assign(number(0));  // what was not a number is gone from the sum as well
    o->apply(*ctx, variables, given, 2);
    const float found = w->read()->value<float>();
    CHECK((found == expected[i] || (std::isnan(found) && std::isnan(expected[i]))));
  }
  CHECK(unused->read()->value<float>() == 1);
}

TEST_CASE("a schedule counts calls where it is told to, so that each second step of two has a rate of its own") {
  start_devices();
  Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(ContextOptions{}));
  Ref<eager_optimizer> o = Ref<eager_optimizer>::adopt(new eager_optimizer("sgd"));
  Ref<eager_variable> w = Ref<eager_variable>::adopt(new eager_variable(number(0), "w", true));
  o->set_schedule(*make("step", "boundaries=1,2 values=1,10,100"));
  o->set_int("accumulation_steps", 2);
  o->set_bool("schedule_counts_calls", true);
  for (float expected : {0.0f, -1.0f, -1.0f, -101.0f}) {
    const TensorRef g = number(1);
    eager_variable* variables[] = {w.get()};
    eager_tensor* given[] = {g.get()};
    o->apply(*ctx, variables, given, 1);
    CHECK(w->read()->value<float>() == expected);
  }
}

TEST_CASE("ftrl refuses a rate of 0, by which it would divide") {
  start_devices();
  Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(ContextOptions{}));
  Ref<eager_optimizer> o = Ref<eager_optimizer>::adopt(new eager_optimizer("ftrl"));
  Ref<eager_variable> w = Ref<eager_variable>::adopt(new eager_variable(number(1), "w", true));
  const TensorRef g = number(1);
  eager_variable* variables[] = {w.get()};
  eager_tensor* gradients[] = {g.get()};
  o->set_float("learning_rate", 0);
  CHECK(refusal([&] { o->apply(*ctx, variables, gradients, 1); }) ==
        "the learning_rate of ftrl must be positive, got 0");
  CHECK(w->read()->value<float>() == 1);
}
