// Copies between host and device memory through pinned pieces. A copy to the device returns when the source has been
// read, though earlier work may still be queued, and copies in both directions run at the bus's speed. A device has one
// Staging for each direction: a thread that reads, and so waits, does not keep others from queueing.
//
// The pieces form a ring: the host fills (or empties) one while the device copies the others. An event tells when the
// device is done with a piece.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>
#include <mutex>

namespace eager::cuda {

class Staging {
 public:
  // Queues the copy before it returns.
  cudaError_t to_device(cudaStream_t stream, void* to, const void* from, size_t bytes);
  // Copies before it returns.
  cudaError_t to_host(cudaStream_t stream, void* to, const void* from, size_t bytes);

 private:
  static constexpr int kPieces = 16;  // copies that can be queued before the host waits for the first
  static constexpr size_t kBytes = size_t{1} << 20;
  struct Piece {
    char* data = nullptr;
    cudaEvent_t done = nullptr;
  };
  cudaError_t start();
  Piece& next() { return pieces_[turn_++ % kPieces]; }

  std::mutex mutex_;
  Piece pieces_[kPieces];
  unsigned turn_ = 0;
  bool is_started_ = false;
};

}  // namespace eager::cuda
