#include "runtime/variables/schedule_kinds.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "base/error.h"

namespace eager {

namespace schedules {
namespace {

using P = ScheduleParams;
using A = ScheduleAttribute;

// ---- formulas

double constant(const P& p, double) { return p.initial; }

double piecewise(const P& p, double step) {
  const auto at = std::ranges::lower_bound(p.boundaries, step);
  return p.values[static_cast<size_t>(at - p.boundaries.begin())];
}

// Returns the number of times that the steps of a decay have passed.
double periods(const P& p, double step) {
  const double n = step / p.steps;
  return p.staircase != 0 ? std::floor(n) : n;
}

double exponential(const P& p, double step) { return p.initial * std::pow(p.rate, periods(p, step)); }

double inverse_time(const P& p, double step) { return p.initial / (1 + p.rate * periods(p, step)); }

double polynomial(const P& p, double step) {
  const double all = p.cycle != 0 ? p.steps * std::max(1.0, std::ceil(step / p.steps)) : p.steps;
  return (p.initial - p.end) * std::pow(1 - std::min(step, all) / all, p.power) + p.end;
}

// Returns the factor of a cosine's half wave from 1 down to alpha, at a part of the way.
double half_wave(double alpha, double part) {
  return (1 - alpha) * 0.5 * (1 + std::cos(std::numbers::pi * part)) + alpha;
}

// Returns the rate of the warm-up, or after it peak * decay(steps since its end).
template <class F>
double warmed_up(const P& p, double step, F decay) {
  if (p.warmup_steps == 0 || p.warmup_target == 0) return p.initial * decay(step);
  if (step < p.warmup_steps) return p.initial + (p.warmup_target - p.initial) * (step / p.warmup_steps);
  return p.warmup_target * decay(step - p.warmup_steps);
}

double cosine(const P& p, double step) {
  return warmed_up(p, step, [&](double s) { return half_wave(p.alpha, std::min(s, p.steps) / p.steps); });
}

double cosine_restarts(const P& p, double step) {
  return warmed_up(p, step, [&](double s) {
    const double done = s / p.steps;
    double restarts, part;
    if (p.t_mul == 1) {
      restarts = std::floor(done);
      part = done - restarts;
    } else {
      restarts = std::floor(std::log(1 - done * (1 - p.t_mul)) / std::log(p.t_mul));
      const auto begin_of = [&](double n) { return (1 - std::pow(p.t_mul, n)) / (1 - p.t_mul); };
      if (done >= begin_of(restarts + 1)) ++restarts;  // the logarithms were rounded down
      part = (done - begin_of(restarts)) / std::pow(p.t_mul, restarts);
    }
    // A restart restores the height, not the floor: both are scaled, as Keras does.
    return std::pow(p.m_mul, restarts) * half_wave(0, part) * (1 - p.alpha) + p.alpha;
  });
}

double one_cycle(const P& p, double step) {
  const auto between = [&](double from, double to, double part) {
    return p.linear != 0 ? from + (to - from) * part : to + (from - to) / 2 * (1 + std::cos(std::numbers::pi * part));
  };
  const double least = p.initial / p.div_factor, last = least / p.final_div_factor;
  // Rounded to some 1e-9 of a step: whether 0.1 * 10 - 1 is 0 depends on the machine, which may join * and -.
  const auto step_at = [](double at) { return std::round(at * 0x1p30) * 0x1p-30; };
  const double top = step_at(p.pct_start * p.steps - 1), end = p.steps - 1;
  const double down = p.three_phase != 0 ? step_at(2 * p.pct_start * p.steps - 2) : top;
  if (step >= end) return last;
  if (step <= top) return between(least, p.initial, top > 0 ? step / top : 1);
  if (step <= down) return between(p.initial, least, (step - top) / (down - top));
  return between(p.three_phase != 0 ? least : p.initial, last, (step - down) / (end - down));
}

// ---- attributes

constexpr A real(const char* name, double P::*place, double value, const char* text) {
  return {name, A::Type::real, place, nullptr, value, text};
}
constexpr A boolean(const char* name, double P::*place, const char* text) {
  return {name, A::Type::boolean, place, nullptr, 0, text};
}
constexpr A reals(const char* name, std::vector<double> P::*places, const char* text) {
  return {name, A::Type::reals, nullptr, places, 0, text};
}

// clang-format off
constexpr A kInitial = real("initial_learning_rate", &P::initial, 0.001, "The rate of the first step.");
constexpr A kDecaySteps = real("decay_steps", &P::steps, 1, "The number of steps over which the rate decays; more than 0.");
constexpr A kDecayRate = real("decay_rate", &P::rate, 0.96, "How much the rate decays in decay_steps steps.");
constexpr A kStaircase = boolean("staircase", &P::staircase, "Whether the rate falls in steps, each time that decay_steps "
                                                             "have passed, and not at every step.");
constexpr A kAlpha = real("alpha", &P::alpha, 0, "The last rate, as a part of the highest.");
constexpr A kWarmupTarget = real("warmup_target", &P::warmup_target, 0, "The rate that the warm-up leads to, and from which "
                                                                        "the rate then decays; 0: there is no warm-up.");
constexpr A kWarmupSteps = real("warmup_steps", &P::warmup_steps, 0, "The number of steps in which the rate first goes from "
                                                                     "initial_learning_rate to warmup_target; 0: none.");

constexpr A kConstant[] = {real("learning_rate", &P::initial, 0.001, "The rate of every step.")};
constexpr A kPiecewise[] = {
    reals("boundaries", &P::boundaries, "The last steps of each value but the last; they ascend."),
    reals("values", &P::values, "The rates, one more than boundaries.")};
constexpr A kDecay[] = {kInitial, kDecaySteps, kDecayRate, kStaircase};
constexpr A kPolynomial[] = {
    kInitial, kDecaySteps, real("end_learning_rate", &P::end, 0.0001, "The rate after decay_steps."),
    real("power", &P::power, 1, "The power of the polynomial; 1: a line."),
    boolean("cycle", &P::cycle, "Whether the rate rises again after decay_steps, and decays over twice, three times, ... as "
                                "many.")};
constexpr A kCosine[] = {kInitial, kDecaySteps, kAlpha, kWarmupTarget, kWarmupSteps};
constexpr A kCosineRestarts[] = {
    kInitial, real("first_decay_steps", &P::steps, 1, "The number of steps to the first restart; more than 0."),
    real("t_mul", &P::t_mul, 2, "How many times longer each period is than the one before; at least 1."),
    real("m_mul", &P::m_mul, 1, "How many times higher each period begins than the one before."), kAlpha, kWarmupTarget,
    kWarmupSteps};
constexpr A kOneCycle[] = {
    real("max_learning_rate", &P::initial, 0.001, "The highest rate."),
    real("total_steps", &P::steps, 1, "The number of steps of the cycle; more than 0."),
    real("pct_start", &P::pct_start, 0.3, "The part of the cycle in which the rate rises."),
    real("div_factor", &P::div_factor, 25, "The highest rate, over that of the first step."),
    real("final_div_factor", &P::final_div_factor, 10000, "The rate of the first step, over that of the last."),
    boolean("linear", &P::linear, "Whether the rate follows lines, and not cosines."),
    boolean("three_phase", &P::three_phase, "Whether the rate first falls back as slowly as it rose, and only then to the "
                                            "last rate.")};

constexpr ScheduleKind kKinds[] = {
    {"constant", "Constant", "", "The same learning rate at each step.", kConstant, constant},
    {"step", "PiecewiseConstantDecay", "piecewise_constant",
     "A learning rate that changes at given steps: values[i] for the first i where step <= boundaries[i], else the last of "
     "values.", kPiecewise, piecewise},
    {"exponential", "ExponentialDecay", "",
     "Exponential decay: initial_learning_rate * decay_rate^(step / decay_steps).", kDecay, exponential},
    {"inverse_time", "InverseTimeDecay", "",
     "Decay with time: initial_learning_rate / (1 + decay_rate * step / decay_steps).", kDecay, inverse_time},
    {"polynomial", "PolynomialDecay", "",
     "Polynomial decay: (initial_learning_rate - end_learning_rate) * (1 - step / decay_steps)^power + end_learning_rate; after "
     "decay_steps the rate stays, or the next cycle begins.", kPolynomial, polynomial},
    {"cosine", "CosineDecay", "",
     "A warm-up in a line, then half a cosine's wave down over decay_steps (Loshchilov and Hutter, 2017).", kCosine, cosine},
    {"cosine_restarts", "CosineDecayRestarts", "",
     "A warm-up in a line, then half a cosine's wave down again and again, each t_mul times as long and m_mul times as high as "
     "the one before (SGDR: Loshchilov and Hutter, 2017).", kCosineRestarts, cosine_restarts},
    {"one_cycle", "OneCycle", "",
     "One cycle (Smith and Topin, 2018): up from max_learning_rate / div_factor, then down to max_learning_rate / div_factor / "
     "final_div_factor.", kOneCycle, one_cycle},
};
// clang-format on

}  // namespace
}  // namespace schedules

const char* to_string(ScheduleAttribute::Type type) {
  switch (type) {
    case ScheduleAttribute::Type::real: return "float";
    case ScheduleAttribute::Type::boolean: return "bool";
    case ScheduleAttribute::Type::reals: return "floats";
  }
  return "";
}

const ScheduleAttribute* ScheduleKind::find(std::string_view attribute) const {
  const auto at = std::ranges::find(attributes, attribute, &ScheduleAttribute::name);
  return at == attributes.end() ? nullptr : &*at;
}

std::span<const ScheduleKind> schedule_kinds() { return schedules::kKinds; }

const ScheduleKind& schedule_kind(std::string_view name) {
  std::string names;
  for (const ScheduleKind& kind : schedules::kKinds) {
    if (name == kind.name || (!name.empty() && name == kind.alias)) return kind;
    names += names.empty() ? kind.name : cat(", ", kind.name);
  }
  fail(Code::not_found, "unknown schedule '", name, "'; there are ", names);
}

}  // namespace eager
