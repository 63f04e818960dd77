// Trains a convolutional network on handwritten digits: the program of samples/digits in C++. One seed gives the same losses.
//
//   digits [--data FOLDER] [--epochs N] [--seed N] [--threads N] [--function] [--save FILE]
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "digits_data.h"

using eager::Function;
using eager::Tensor;
using eager::Variable;

constexpr int64_t kHeldBack = 10;  // one picture in so many
constexpr int64_t kEvaluationBatch = 500, kCurvePoints = 300, kClasses = 10;

struct Options {
  std::string data = "samples/data", save;
  int64_t epochs = 0, seed = 1, threads = 0;
  bool function = false;

  static Options parse(int argc, char** argv) {
    Options o;
    for (int i = 1; i < argc; i++) {
      const std::string name = argv[i];
      if (name == "--function") {
        o.function = true;
        continue;
      }
      if (i + 1 == argc) throw std::runtime_error(name + " is not an option, or lacks a value");
      const char* value = argv[++i];
      if (name == "--data") o.data = value;
      else if (name == "--save") o.save = value;
      else if (name == "--epochs") o.epochs = std::atoll(value);
      else if (name == "--seed") o.seed = std::atoll(value);
      else if (name == "--threads") o.threads = std::atoll(value);
      else throw std::runtime_error("'" + name + "' is not an option");
    }
    return o;
  }
};

// Two convolutions, each with a bias, relu and perhaps pooling; then two dense layers with dropout between them.
struct Architecture {
  int64_t kernel, filters[2];
  bool pools[2];
  int64_t hidden, epochs, batch;
  double learning_rate;

  static Architecture of(const Pictures& pictures) {
    if (std::min(pictures.height(), pictures.width()) >= 16) return {5, {32, 64}, {true, true}, 1024, 5, 64, 1e-3};
    return {3, {32, 64}, {false, true}, 128, 30, 64, 2e-3};
  }
};

// The network, whose variables a first call makes. He's initial values keep the size of signals from layer to layer under relu.
static eager::Sequential make_network(const Architecture& a, int64_t height, int64_t width) {
  using namespace eager::nn;
  eager::Sequential network;
  for (size_t i = 0; i < 2; i++) {
    const std::string name = "conv" + std::to_string(i + 1);
    network.add(Conv2D(a.filters[i], {a.kernel},
                       Conv2DOptions().name(name).padding("same").activation("relu").kernel_initializer("he_normal")));
    if (a.pools[i]) network.add(MaxPooling2D(MaxPooling2DOptions().padding("same")));
  }
  network.add(Flatten());
  network.add(Dense(a.hidden, DenseOptions().name("dense1").activation("relu").kernel_initializer("he_normal")));
  network.add(Dropout(0.5));
  network.add(Dense(kClasses, DenseOptions().name("dense2").kernel_initializer("he_normal")));
  network(eager::fill({1, height, width, 1}, Tensor::scalar(0.f)));
  return network;
}

static Tensor mean_loss(const Tensor& logits, const Tensor& labels) {
  return mean(sparse_softmax_cross_entropy_with_logits(logits, labels));
}

// A line on a terminal's standard error that says how far the training is.
class Progress {
 public:
  explicit Progress(int64_t total) : total_(total) {}
  ~Progress() { clear(); }

  void advance(int64_t count, int64_t epoch) {
    done_ += count;
    const auto now = std::chrono::steady_clock::now();
    if (!on_terminal_ || now - drawn_ < std::chrono::milliseconds(100)) return;
    drawn_ = now;
    std::fprintf(stderr, "\r\033[Kepoch %d  %3d%%  %.0f pictures/s", static_cast<int>(epoch),
                 static_cast<int>(100 * done_ / total_), rate());
  }
  void clear() const {
    if (on_terminal_) std::fputs("\r\033[K", stderr);
  }
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count(); }
  double rate() const { return static_cast<double>(done_) / seconds(); }

 private:
  const bool on_terminal_ = isatty(STDERR_FILENO);
  const std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point drawn_;
  int64_t total_, done_ = 0;
};

class Trainer {
 public:
  explicit Trainer(const Options& options)
      : options_(options), all_(Pictures::read(options.data, "train")), test_(Pictures::read(options.data, "t10k")),
        order_(eager::random_permutation(all_.count())), held_back_(all_.gathered(part_of_order(0))),
        training_(all_.gathered(part_of_order(1))), architecture_(Architecture::of(all_)),
        batches_(training_.batches(architecture_.batch)),
        network_(make_network(architecture_, all_.height(), all_.width())) {
    if (options_.epochs == 0) options_.epochs = architecture_.epochs;
    if (!options_.function) return;
    const eager::Spec images = {eager::DType::float32, {-1, all_.height(), all_.width(), 1}};
    const eager::Spec labels = {eager::DType::int32, {-1}};
    step_ = eager::trace([this](const Tensor& x, const Tensor& y) { return train_step(x, y); }, images, labels);
    run_ = eager::trace([this](const Tensor& x) { return network_(x, false); }, images);
  }

  void train() {
    std::printf("epoch   training loss   held-back loss   held-back accuracy   pictures/s\n");
    Progress progress(options_.epochs * training_.count());
    for (int64_t epoch = 1; epoch <= options_.epochs; epoch++) {
      const double left = static_cast<double>(options_.epochs - epoch + 1) / static_cast<double>(options_.epochs);
      optimizer_.set_learning_rate(architecture_.learning_rate * left);
      const double loss = train_epoch(epoch, progress);
      const auto [held_back_loss, accuracy] = evaluate(held_back_);
      progress.clear();
      std::printf("%5d   %13.4f   %14.4f   %17.2f%%   %10.0f\n", static_cast<int>(epoch), loss, held_back_loss,
                  100 * accuracy, progress.rate());
      std::fflush(stdout);
    }
    std::printf("trained in %.1f s\n", progress.seconds());
  }

  double test_accuracy() const { return evaluate(test_).second; }

  void save(const std::string& path) const {
    const eager::Spec images = {eager::DType::float32, {-1, all_.height(), all_.width(), 1}};
    eager::trace(
        "network", [this](const Tensor& x) { return network_(x, false); }, images)
        .save(path);
  }

 private:
  Tensor part_of_order(int part) const {
    const int64_t held_back = all_.count() / kHeldBack;
    if (part == 0) return slice(order_, 0, eager::SliceOptions().size(held_back));
    return slice(order_, held_back);
  }

  // Runs the network under a tape, asks the tape for the gradients, and moves the variables.
  Tensor train_step(const Tensor& images, const Tensor& labels) const {
    return optimizer_.minimize([&] { return mean_loss(network_(images, true), labels); }, network_.variables());
  }

  // The mean loss of the steps over all pictures, in a random order.
  double train_epoch(int64_t epoch, Progress& progress) const {
    const int64_t count = training_.count(), batch = architecture_.batch, steps = (count + batch - 1) / batch;
    const int64_t summed_at_once = 1 + steps * options_.epochs / kCurvePoints;
    double total = 0;
    Tensor losses;  // are summed where the network runs, and read now and then
    int64_t seen = 0, summed = 0;
    for (const std::vector<Tensor>& here : batches_) {
      const Tensor loss = step_ ? step_(here[0], here[1]) : train_step(here[0], here[1]);
      losses = losses ? loss + losses : loss;
      seen += here[1].dim(0);
      progress.advance(here[1].dim(0), epoch);
      if (++summed < summed_at_once && seen < count) continue;
      const float value = losses.item<float>();
      if (!std::isfinite(value)) throw std::runtime_error("the loss is no longer a number");
      total += static_cast<double>(value);
      losses = Tensor();
      summed = 0;
    }
    return total / static_cast<double>(steps);
  }

  // Mean loss and accuracy.
  std::pair<double, double> evaluate(const Pictures& pictures) const {
    double loss = 0, right = 0;
    for (int64_t begin = 0; begin < pictures.count(); begin += kEvaluationBatch) {
      const int64_t size = std::min(kEvaluationBatch, pictures.count() - begin);
      const Pictures here = pictures.part(begin, size).as_numbers();
      const Tensor logits = run_ ? run_(here.images) : network_(here.images, false);
      const Tensor hits = argmax(logits, eager::ArgmaxOptions().axis(1)) == here.labels;
      loss += static_cast<double>(size) * static_cast<double>(mean_loss(logits, here.labels).item<float>());
      right += static_cast<double>(sum(cast(hits, eager::DType::float32)).item<float>());
    }
    return {loss / static_cast<double>(pictures.count()), right / static_cast<double>(pictures.count())};
  }

  Options options_;
  Pictures all_, test_;
  Tensor order_;
  Pictures held_back_, training_;
  Architecture architecture_;
  eager::Dataset batches_;
  eager::Sequential network_;
  eager::Adam optimizer_;
  Function step_, run_;  // train_step and the network, traced; empty: they run as eager code
};

int main(int argc, char** argv) {
  try {
    const Options options = Options::parse(argc, argv);
    eager::ContextOptions of_context;
    of_context.seed(static_cast<uint64_t>(options.seed));
    if (options.threads != 0) of_context.num_threads(static_cast<int32_t>(options.threads));
    const eager::Context context(of_context);
    const eager::ContextScope scope(context);
    Trainer trainer(options);
    std::printf("libeager %s on %s\n\n", eager::version().c_str(), eager::devices()[0].c_str());
    trainer.train();
    std::printf("test accuracy: %.2f%%\n", 100 * trainer.test_accuracy());
    if (!options.save.empty()) trainer.save(options.save);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "digits: %s\n", error.what());
    return 1;
  }
}
