#include "kernels/cuda/staging.h"

#include <algorithm>
#include <cstring>

namespace eager::cuda {

cudaError_t Staging::start() {
  if (is_started_) return cudaSuccess;
  for (Piece& piece : pieces_) {
    void* data = piece.data;
    if (!data) {
      if (cudaError_t e = cudaHostAlloc(&data, kBytes, cudaHostAllocDefault)) return e;
      piece.data = static_cast<char*>(data);
    }
    if (!piece.done) {
      if (cudaError_t e = cudaEventCreateWithFlags(&piece.done, cudaEventDisableTiming)) return e;
    }
  }
  is_started_ = true;
  return cudaSuccess;
}

cudaError_t Staging::to_device(cudaStream_t stream, void* to, const void* from, size_t bytes) {
  std::lock_guard lock(mutex_);
  if (cudaError_t e = start()) return e;
  for (size_t at = 0; at < bytes; at += kBytes) {
    const size_t n = std::min(kBytes, bytes - at);
    Piece& piece = next();
    if (cudaError_t e = cudaEventSynchronize(piece.done)) return e;
    std::memcpy(piece.data, static_cast<const char*>(from) + at, n);
    if (cudaError_t e = cudaMemcpyAsync(static_cast<char*>(to) + at, piece.data, n, cudaMemcpyHostToDevice, stream))
      return e;
    if (cudaError_t e = cudaEventRecord(piece.done, stream)) return e;
  }
  return cudaSuccess;
}

// Empties a piece while the device fills the next ones.
cudaError_t Staging::to_host(cudaStream_t stream, void* to, const void* from, size_t bytes) {
  std::lock_guard lock(mutex_);
  if (cudaError_t e = start()) return e;
  const size_t count = (bytes + kBytes - 1) / kBytes;
  Piece* filled[kPieces];
  for (size_t i = 0; i < count + kPieces - 1; ++i) {
    if (i < count) {
      const size_t at = i * kBytes;
      Piece& piece = *(filled[i % kPieces] = &next());
      if (cudaError_t e = cudaEventSynchronize(piece.done)) return e;
      if (cudaError_t e = cudaMemcpyAsync(piece.data, static_cast<const char*>(from) + at, std::min(kBytes, bytes - at),
                                          cudaMemcpyDeviceToHost, stream)) {
        return e;
      }
      if (cudaError_t e = cudaEventRecord(piece.done, stream)) return e;
    }
    if (i + 1 >= kPieces) {
      const size_t k = i + 1 - kPieces;
      const Piece& piece = *filled[k % kPieces];
      if (cudaError_t e = cudaEventSynchronize(piece.done)) return e;
      std::memcpy(static_cast<char*>(to) + k * kBytes, piece.data, std::min(kBytes, bytes - k * kBytes));
    }
  }
  return cudaSuccess;
}

}  // namespace eager::cuda
