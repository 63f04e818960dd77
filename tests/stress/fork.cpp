// fork() after use, and while other threads are in the middle of an op: the child computes on one thread.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <thread>

#include "stress/training.h"
#include "support/tape_fixture.h"

namespace {

using namespace client;

// GCC 12's AddressSanitizer does not take its allocator's locks around a fork: where another thread allocates at
// that moment, the child finds them held for ever.
#if defined(__SANITIZE_ADDRESS__)
constexpr int kForksWhileOthersWork = 0;
#else
constexpr int kForksWhileOthersWork = 20;
#endif

// What a child does: 0 when it is right.
int child_work() {
  try {
    Session s;
    Tensor x = s.vec(std::vector<double>(1 << 18, 1.0));
    if (values(s.sum(s.add(x, x)))[0] != 2 << 18) return 1;
    std::vector<float> m(256 * 256, 1.0f);
    Tensor a = make_tensor(s.ctx, EAGER_FLOAT32, {256, 256}, m.data(), m.size() * 4);
    Tensor product = s.run("matmul", {a.get(), a.get()});
    check(eager_tensor_read(product.get(), m.data(), m.size() * 4));
    if (m[777] != 256) return 2;
    training::Step step;
    if (step.run() || !(step.loss > 0)) return 3;
  } catch (const std::exception& e) {
    std::printf("child: %s\n", e.what());
    return 4;
  }
  return 0;
}

bool fork_and_check(const char* when) {
  pid_t child = fork();
  if (child == 0) {
    alarm(60);
    _exit(child_work());
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return false;
  bool ok = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (!ok) std::printf("FAILED %s: %s %d\n", when, WIFSIGNALED(status) ? "signal" : "exit code", WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
  return ok;
}

}  // namespace

int main() {
#if defined(__SANITIZE_THREAD__)
  std::printf("0 passed, 0 failed\n");  // its runtime does not take a fork of many threads
  return 0;
#endif
  int passed = 0, failed = 0;
  auto count = [&](bool ok) { ++(ok ? passed : failed); };
  if (child_work() != 0) return 1;  // the team exists from here on
  count(fork_and_check("after use"));
  std::atomic<bool> stop{false};
  std::vector<std::thread> busy;
  for (int i = 0; i < 3; ++i) {
    busy.emplace_back([&stop] {
      Session s;
      Tensor x = s.vec(std::vector<double>(1 << 18, 1.0));
      while (!stop) s.sum(s.add(x, x));
    });
  }
  for (int i = 0; i < kForksWhileOthersWork; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    count(fork_and_check("while other threads work"));
  }
  stop = true;
  for (std::thread& t : busy) t.join();
  if (child_work() != 0) ++failed, std::printf("FAILED the parent does not go on\n");
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}
