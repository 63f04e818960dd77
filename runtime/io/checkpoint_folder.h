// The checkpoints that a program keeps in a folder. A file beside them, checkpoints.json, lists their names, oldest first:
//
//   {"checkpoints": ["run-1.safetensors", "run-2.safetensors"]}
//
// It is replaced as a whole after each checkpoint, so that a program which is killed leaves a list of whole files. Beside them,
// where few are kept, "removing" lists those that are deleted next, or written next and not listed yet: what a program that is
// killed meanwhile leaves of them, the next save deletes.
//
// Of several that save into one folder, threads or processes, one at a time does: it has the folder's lock from the time it reads
// the list until it has replaced it. So the list loses no name, and what another one has announced is no leftover.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runtime/io/file.h"

namespace eager {

// The lock of a folder's list: flock on the folder, which so gets no file for it. Where the folder cannot be opened, or its file
// system has no such locks (NFS), nothing is locked.
class FolderLock {
 public:
  // Waits for the lock, and calls go_on some times a second meanwhile, which may throw.
  FolderLock(const std::string& folder, const std::function<void()>& go_on);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;

 private:
  FileDescriptor folder_;
};

class CheckpointFolder {
 public:
  // folder: "" or a path that ends with a slash. A folder without a list has no checkpoints. DATA_LOSS: the list is
  // damaged.
  explicit CheckpointFolder(std::string folder);

  // Who calls what follows has the lock, and made this object under it.
  //
  // Notes that a checkpoint is written next, which the save behind it deletes if it was never listed. A file of that name that is
  // there is somebody's, and stays.
  void announce(const std::string& name);
  // Takes an announcement back, since the file could not be written.
  void withdraw(const std::string& name);
  // Reports whether the name is in the list, as a checkpoint's or as one that is announced; forget takes it out.
  bool has(const std::string& name) const;
  void forget(const std::string& name);
  // Lists a checkpoint of the folder as the latest, and deletes the oldest beyond max_to_keep (below 1: none) of those that are
  // listed and whose names differ from its name in the number alone, which stands behind the last '-', at the end or before a dot.
  // Deletes no file but checkpoints that this library wrote.
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
