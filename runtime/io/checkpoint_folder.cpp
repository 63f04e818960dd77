#include "runtime/io/checkpoint_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "base/error.h"
#include "runtime/io/checkpoint.h"
#include "runtime/io/file.h"
#include "runtime/io/json.h"
#include "runtime/io/json_writer.h"

namespace eager {

namespace {

constexpr const char *kListName = "checkpoints.json", *kRemoving = "removing";
constexpr uint64_t kMaxList = 16 << 20;  // bytes

bool is_there(const std::string& path) { return access(path.c_str(), F_OK) == 0; }

bool is_name(std::string_view name) {
  return !name.empty() && name != "." && name != ".." && name.find('/') == name.npos && name.find('\0') == name.npos;
}

// Returns what names of checkpoints that are saved one after the other have in common: "run.safetensors" of "run-12.safetensors". A
// name without a number stands alone.
std::string series_of(const std::string& name) {
  const size_t dash = name.rfind('-');
  if (dash == name.npos) return name;
  const size_t end = std::min(name.find_first_not_of("0123456789", dash + 1), name.size());
  const bool has_number = end > dash + 1 && (end == name.size() || name[end] == '.');
  return has_number ? name.substr(0, dash) + name.substr(end) : name;
}

// Deletes a file that is a checkpoint of this library. What is none, or cannot be deleted, stays.
void delete_checkpoint(const std::string& path) {
  try {
    if (!Ref<eager_checkpoint>::adopt(new eager_checkpoint(path, 0))->is_own()) return;
  } catch (const Error&) {
    return;
  }
  unlink(path.c_str());
}

}  // namespace

std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

FolderLock::FolderLock(const std::string& folder, const std::function<void()>& go_on)
    : folder_(open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  constexpr useconds_t kMostSleep = 20000;
  for (useconds_t sleep = 100; folder_ && flock(folder_.get(), LOCK_EX | LOCK_NB) != 0;
       sleep = std::min(2 * sleep, kMostSleep)) {
    if (errno != EWOULDBLOCK && errno != EINTR) return;
    go_on();
    usleep(sleep);
  }
}

FolderLock::~FolderLock() {
  if (folder_) flock(folder_.get(), LOCK_UN);  // a child of fork() may have the descriptor, too
}

CheckpointFolder::CheckpointFolder(std::string folder) : folder_(std::move(folder)) {
  const std::string path = path_of(kListName);
  if (!is_there(path)) return;
  try {
    read();
  } catch (Error& error) {
    if (!error.message.starts_with(path)) error.message = cat(path, "; ", error.message);
    throw;
  }
}

void CheckpointFolder::read() {
  const InputFile file(path_of(kListName));
  if (file.size() > kMaxList) damaged("it has ", file.size(), " bytes");
  LoadBudget budget(8 * kMaxList);
  std::string text(file.size(), 0);
  file.read(0, text.data(), text.size());
  const JsonDocument document = parse_json(text, "the list of checkpoints", budget);
  if (!document.root().is(JsonKind::object)) damaged("the list of checkpoints is no object");
  const auto read_names = [&](const char* list, std::vector<std::string>& names) {
    for (const Json name : list_at(document.root(), list)) {
      if (!is_name(to_string(name))) damaged("'", to_string(name), "' is no file's name");
      names.emplace_back(to_string(name));
    }
  };
  read_names("checkpoints", names_);
  if (find_member(document.root(), kRemoving)) read_names(kRemoving, removing_);
}

void CheckpointFolder::write(bool sync) const {
  JsonWriter w;
  w.object([&] {
    w.key("checkpoints");
    w.list([&] {
      for (const std::string& name : names_) w.value(name);
    });
    if (removing_.empty()) return;
    w.key(kRemoving);
    w.list([&] {
      for (const std::string& name : removing_) w.value(name);
    });
  });
  const std::string text = w.take() + "\n";
  OutputFile file(path_of(kListName));
  file.write(text.data(), text.size());
  file.commit(sync);
}

void CheckpointFolder::announce(const std::string& name) {
  if (is_there(path_of(name))) return withdraw(name);
  if (has(name)) return;
  removing_.push_back(name);
  try {
    write(false);
  } catch (const Error&) {  // the checkpoint cannot be written then either, which says why
  }
}

bool CheckpointFolder::has(const std::string& name) const {
  return std::ranges::count(names_, name) + std::ranges::count(removing_, name) > 0;
}

void CheckpointFolder::forget(const std::string& name) {
  if (std::erase(names_, name) + std::erase(removing_, name) > 0) write(false);
}

void CheckpointFolder::withdraw(const std::string& name) {
  if (std::erase(removing_, name) == 0) return;
  try {
    write(false);
  } catch (const Error&) {  // a name that stays is that of a file which is not there, until a commit writes it
  }
}

void CheckpointFolder::add(const std::string& name, int max_to_keep, bool sync) {
  std::erase_if(names_, [&](const std::string& each) { return each == name || !is_there(path_of(each)); });
  names_.push_back(name);
  if (max_to_keep > 0) {
    const std::string series = series_of(name);
    int left = max_to_keep;
    for (size_t i = names_.size(); i-- > 0;) {
      if (series_of(names_[i]) != series || left-- > 0) continue;
      removing_.push_back(names_[i]);
      names_.erase(names_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  std::erase_if(removing_, [&](const std::string& each) {
    return !is_there(path_of(each)) || std::find(names_.begin(), names_.end(), each) != names_.end();
  });
  write(sync);
  for (const std::string& each : removing_) delete_checkpoint(path_of(each));
  // A file that gets one of these names later is another one.
  if (std::erase_if(removing_, [&](const std::string& each) { return !is_there(path_of(each)); }) > 0) write(false);
}

std::string CheckpointFolder::latest() const {
  const auto there =
      std::find_if(names_.rbegin(), names_.rend(), [&](const std::string& name) { return is_there(path_of(name)); });
  return there == names_.rend() ? "" : path_of(*there);
}

}  // namespace eager
