// Child processes in tests, from which the system can be made to refuse calls.
#pragma once

#include <catch2/catch.hpp>

#include <cstddef>
#include <cstdint>

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace client {

// Calls f in a child process, and returns what f returns.
template <class F>
int in_child(F f) {
  const pid_t child = fork();
  if (child == 0) _exit(f());
  int status = 0;
  waitpid(child, &status, 0);
  REQUIRE(WIFEXITED(status));
  return WEXITSTATUS(status);
}

// Makes the system refuse this call from now on if argument `arg` has one of the mask's bits, or always if mask is 0.
inline void refuse_call(uint32_t number, uint32_t arg, uint32_t mask, uint32_t error) {
  sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<uint32_t>(offsetof(seccomp_data, args) + 8 * arg)),
      BPF_JUMP(BPF_JMP | (mask ? BPF_JSET : BPF_JGE) | BPF_K, mask, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
    _exit(99);
}

// The bit of openat's flags that asks for a file without a name.
inline constexpr uint32_t kNoName = O_TMPFILE & ~O_DIRECTORY;

}  // namespace client
