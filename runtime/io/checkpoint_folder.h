// The checkpoints that a program keeps in a folder. A file beside them, checkpoints.json, lists their names, oldest first:
//
//   {"checkpoints": ["-1.safetensors", "-2.safetensors"]}
//
// It is replaced as a whole after each checkpoint, so that a program which is killed leaves a list of whole files. Beside them,
// where few are kept, "removing" lists those that are deleted next, or written next and not listed yet: what a program that is
// killed meanwhile leaves of them, the next save deletes.
#pragma once

#include <string>
#include <vector>

namespace eager {

class CheckpointFolder {
 public:
  // folder: "" or a path that ends with a slash. A folder without a list has no checkpoints. DATA_LOSS: the list is
  // damaged.
  explicit CheckpointFolder(std::string folder);

  // Notes that a checkpoint is written next, which the save behind it deletes if it was never listed.
  void announce(const std::string& name);
  // Lists a checkpoint of the folder as the latest, and deletes the oldest listed ones beyond max_to_keep (below 1:
  // none). Deletes no file but checkpoints that this library wrote.
  void add(const std::string& name, int max_to_keep, bool sync);
  // Returns the path of the latest that is still there; "": there is none.
  std::string latest() const;

 private:
  std::string path_of(const std::string& name) const { return folder_ + name; }
  void read();
  void write(bool sync) const;

  const std::string folder_;
  std::vector<std::string> names_, removing_;
};

// Returns the part of a path up to its last slash, as CheckpointFolder takes it.
std::string folder_of(const std::string& path);

}  // namespace eager
