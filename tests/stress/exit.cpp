// exit WORK HOW MICROSECONDS FOLDER: three threads do some work, again and again, and after so long the process ends while they
// compute. Its exit status is 0 unless a value was wrong.
//
//   return        main returns
//   handler       main returns, and an exit handler does the work too
//   join          main returns, and a static object's destructor joins the threads
//   thread        another thread calls exit()
//   pthread_exit  the main thread has ended, and another calls exit()
#include <atomic>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <eager.hpp>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>

#include <pthread.h>
#include <unistd.h>

namespace {

using eager::Tensor;
using Work = std::function<void()>;

void expect(bool ok) {
  if (!ok) throw std::runtime_error("a wrong value");
}

template <class T>
Tensor all(T value, const eager::Ints& shape) {
  return fill(shape, Tensor::scalar(value));
}

template <class T>
Work product() {
  const Tensor x = all(T(1), {128, 128});
  return [x] { expect(eager::real(sum(matmul(x, x))).item<float>() == 128 * 128 * 128); };
}
template <>
Work product<double>() {
  const Tensor x = all(1.0, {96, 96});
  return [x] { expect(sum(matmul(x, x)).item<double>() == 96 * 96 * 96); };
}

void convolution_step(const Tensor& x, const Tensor& filter) {
  eager::Tape tape;
  tape.watch(x);
  tape.watch(filter);
  const Tensor y = sum(conv2d(x, filter));
  const auto gradients = tape.gradient(y, {x, filter});
  expect(y.item<float>() == 4 * 14 * 14 * 16 * 144);
  expect(sum(gradients[0]).item<float>() == 4 * 14 * 14 * 16 * 144);
  expect(sum(gradients[1]).item<float>() == 4 * 14 * 14 * 16 * 144);
}

Work convolution() {
  const Tensor x = all(1.f, {4, 16, 16, 16}), filter = all(1.f, {3, 3, 16, 16});
  return [x, filter] { convolution_step(x, filter); };
}

Work elementwise() {
  const Tensor x = all(2.f, {100000});
  return [x] { expect(sum(sqrt(x * x + 5.f) / 3.f).item<float>() == 100000); };
}

Work function() {
  const auto f = eager::trace([](const Tensor& x) { return sum(matmul(x, x) + 1.f); },
                              eager::Spec{eager::DType::float32, {-1, -1}});
  const Tensor x = all(1.f, {128, 128});
  return [x, f] { expect(f(x).item<float>() == 128 * 128 * 129); };
}

Work optimizer() {
  const Tensor x = all(1.f, {128, 128});
  const eager::Variable w(x, "w");
  const eager::Adam adam(eager::AdamOptions().learning_rate(1e-3));
  return [x, w, adam] { adam.minimize([&] { return sum(matmul(x, w)); }, {w}); };
}

std::string folder;  // for what is saved

Work file() {
  const auto f =
      eager::trace([](const Tensor& x) { return matmul(x, x); }, eager::Spec{eager::DType::float32, {128, 128}});
  const std::string path = folder + "/function";  // an ordinary file: a save replaces whatever has the name
  return [f, path] { f.save(path); };
}

struct Named {
  const char* name;
  Work (*make)();
};
constexpr Named works[] = {{"float32", product<float>},
                           {"float64", product<double>},
                           {"complex64", product<std::complex<float>>},
                           {"convolution", convolution},
                           {"elementwise", elementwise},
                           {"function", function},
                           {"optimizer", optimizer},
                           {"file", file}};

void attempt(const Work& work) {
  try {
    work();
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    _exit(1);
  }
}

std::atomic<bool> is_stopped{false};

void start(const Work& work, std::thread (&threads)[3]) {
  for (std::thread& t : threads) {
    t = std::thread([work] {
      while (!is_stopped) attempt(work);
    });
  }
}

// Joins the threads while exit() destroys static objects.
struct Joined {
  ~Joined() {
    is_stopped = true;
    for (std::thread& t : threads) {
      if (t.joinable()) t.join();
    }
  }
  std::thread threads[3];
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  const std::string name = argv[1], how = argv[2];
  folder = argv[4];
  const auto delay = static_cast<useconds_t>(std::atoi(argv[3]));
  Work work;
  for (const Named& w : works) {
    if (name == w.name) work = w.make();
  }
  if (!work) return 2;
  static Work last;
  if (how == "join") {
    static Joined joined;
    start(work, joined.threads);
    usleep(delay);
    return 0;
  }
  std::thread threads[3];
  start(work, threads);
  for (std::thread& t : threads) t.detach();
  if (how == "thread" || how == "pthread_exit") {
    std::thread([delay] {
      usleep(delay);
      std::exit(0);
    }).detach();
    if (how == "pthread_exit") pthread_exit(nullptr);
    for (;;) pause();
  }
  if (how == "handler") {  // which goes on computing itself
    last = work;
    std::atexit([] { attempt(last); });
  } else if (how != "return") {
    return 2;
  }
  usleep(delay);
  return 0;
}
