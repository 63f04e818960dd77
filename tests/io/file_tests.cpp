// Files are written whole or not at all: saves that are killed, full disks, folders that may not be written to.
#include <catch2/catch.hpp>

#include <cerrno>
#include <csignal>

#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "support/child.h"
#include "support/sample_file.h"

using namespace client;

TEST_CASE("a save that is killed leaves nothing behind when the next one is done") {
  Traced s;
  Folder folder;
  Tensor x = s.input({-1});
  const std::vector<double> data(1 << 16, 0.5);
  Function f = s.end({s.add(x, make_tensor(s.ctx, EAGER_FLOAT64, {1 << 16}, data.data(), data.size() * 8)).get()});
  for (bool has_unnamed : {true, false}) {
    for (int i = 0; i < 15; ++i) {
      const pid_t child = fork();
      if (child == 0) {
        if (!has_unnamed) refuse_call(SYS_openat, 2, kNoName, EOPNOTSUPP);
        while (!eager_function_save(s.ctx, f.get(), (folder / "f").c_str())) {
        }
        _exit(98);
      }
      usleep(static_cast<useconds_t>(5000 + 1700 * i));
      kill(child, SIGKILL);
      int status = 0;
      waitpid(child, &status, 0);
      CHECK((WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL));  // else it could not save
    }
    save(s.ctx, f, folder / "f");
    CHECK(folder.num_files() == 1);
    load(s.ctx, folder / "f");
  }
}

TEST_CASE("leftovers of a save are removed, and nothing else") {
  Traced s;
  Folder folder;
  Function f = s.end({s.input({-1}).get()});
  const std::string left = folder / ".eager-1-0.tmp", held = folder / ".eager-1-1.tmp",
                    other = folder / ".eager-1-2.txt";
  for (const std::string& path : {left, held, other}) write_file(path, "text");
  std::filesystem::create_symlink(other, folder / ".eager-1-3.tmp");
  std::filesystem::create_directory(folder / ".eager-1-4.tmp");
  const int fd = open(held.c_str(), O_RDONLY | O_CLOEXEC);
  REQUIRE(flock(fd, LOCK_EX) == 0);
  save(s.ctx, f, folder / "f");
  CHECK(!std::filesystem::exists(left));
  CHECK(std::filesystem::exists(held));
  CHECK(std::filesystem::exists(other));
  CHECK(folder.num_files() == 5);
  close(fd);
  save(s.ctx, f, folder / "f");
  CHECK(!std::filesystem::exists(held));
}

TEST_CASE("saving does without files that have no name") {
  Traced s;
  Folder folder;
  Function f = s.end({s.input({-1}).get()});
  for (const char* name : {"new", "new"}) {  // the second time it replaces one
    CHECK(in_child([&] {
            refuse_call(SYS_openat, 2, kNoName, EOPNOTSUPP);
            return code_of(eager_function_save(s.ctx, f.get(), (folder / name).c_str()));
          }) == EAGER_OK);
  }
  CHECK(folder.num_files() == 1);
  load(s.ctx, folder / "new");
}

TEST_CASE("a save replaces ordinary files alone") {
  Traced s;
  Folder folder;
  Function f = s.end({s.input({-1}).get()});
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  std::filesystem::create_directory(folder / "folder");
  for (const char* name : {"pipe", "folder"}) {
    CHECK(code_of(eager_function_save(s.ctx, f.get(), (folder / name).c_str())) == EAGER_INVALID_ARGUMENT);
  }
  CHECK(std::filesystem::is_fifo(folder / "pipe"));
  CHECK(folder.num_files() == 2);
}

TEST_CASE("a socket is no ordinary file, nor is a pipe that nobody reads") {
  Session s;
  Folder folder;
  const std::string sock = folder / "socket", pipe = folder / "pipe";
  REQUIRE(mknod(sock.c_str(), S_IFSOCK | 0600, 0) == 0);
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  for (const std::string& path : {sock, pipe}) {
    const char* p = path.c_str();
    eager_function* f = nullptr;
    eager_checkpoint* checkpoint = nullptr;
    eager_record_reader* reader = nullptr;
    eager_record_writer* writer = nullptr;
    const std::string said = "3: " + path + " is not an ordinary file";
    CHECK(refusal([&] { check(eager_function_load(s.ctx, p, &f)); }) == said);
    CHECK(refusal([&] { check(eager_function_import_onnx(s.ctx, p, &f)); }) == said);
    CHECK(refusal([&] { check(eager_checkpoint_open(s.ctx, p, &checkpoint)); }) == said);
    CHECK(refusal([&] { check(eager_record_reader_create(s.ctx, p, nullptr, &reader)); }) == said);
    CHECK(refusal([&] { check(eager_record_writer_create(s.ctx, p, nullptr, &writer)); }) == said);
    CHECK((!f && !checkpoint && !reader && !writer));
  }
}

TEST_CASE("a full disk and a folder that is read-only leave nothing behind") {
  Sample s;
  Function f = load(s.ctx, s.folder / "f");
  write_file(s.folder / "g", "what was there");
  auto in_child = [&](const std::function<void()>& prepare) {
    const pid_t child = fork();
    if (child == 0) {
      prepare();
      _exit(code_of(eager_function_save(s.ctx, f.get(), (s.folder / "g").c_str())));
    }
    int status = 0;
    waitpid(child, &status, 0);
    REQUIRE(WIFEXITED(status));
    CHECK(s.folder.num_files() == 2);
    CHECK(read_file(s.folder / "g") == "what was there");
    return WEXITSTATUS(status);
  };
  CHECK(in_child([] {
          std::signal(SIGXFSZ, SIG_IGN);
          const rlimit limit{200, 200};
          setrlimit(RLIMIT_FSIZE, &limit);
        }) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(in_child([] {
          const rlimit limit{3, 3};
          setrlimit(RLIMIT_NOFILE, &limit);
        }) == EAGER_RESOURCE_EXHAUSTED);
  std::filesystem::permissions(s.folder.path, std::filesystem::perms(0555));
  CHECK(in_child([] {
          if (geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) _exit(100);
        }) == EAGER_PERMISSION_DENIED);
  std::filesystem::permissions(s.folder.path, std::filesystem::perms(0755));
}
