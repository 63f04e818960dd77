// Labelled pictures in MNIST's idx files.
#ifndef SAMPLES_CPP_DIGITS_DATA_H
#define SAMPLES_CPP_DIGITS_DATA_H

#include <eager.hpp>

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

// The unsigned bytes of an idx file, on memory that was read, without another copy.
inline eager::Tensor read_idx(const std::string& path, size_t rank) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path + ": no such file");
  const std::vector<unsigned char> head = [&] {
    std::vector<unsigned char> bytes(4 + 4 * rank);
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return bytes;
  }();
  if (!file || head[0] || head[1] || head[2] != 8 || head[3] != rank)
    throw std::runtime_error(path + ": not an idx file of unsigned bytes with " + std::to_string(rank) + " dims");
  std::vector<int64_t> dims;
  for (size_t i = 4; i < head.size(); i += 4)
    dims.push_back(int64_t(head[i]) << 24 | head[i + 1] << 16 | head[i + 2] << 8 | head[i + 3]);
  std::vector<uint8_t> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return eager::Tensor::move(std::move(bytes), dims);
}

// Pictures uint8 [count, height, width, 1] and labels uint8 [count].
struct Pictures {
  eager::Tensor images, labels;

  static Pictures read(const std::string& folder, const std::string& prefix) {
    const eager::Tensor images = read_idx(folder + "/" + prefix + "-images-idx3-ubyte", 3);
    const eager::Tensor labels = read_idx(folder + "/" + prefix + "-labels-idx1-ubyte", 1);
    if (images.dim(0) != labels.dim(0)) throw std::runtime_error(folder + ": as many labels as pictures are due");
    return {expand_dims(images, 3), labels};
  }

  int64_t count() const { return images.dim(0); }
  int64_t height() const { return images.dim(1); }
  int64_t width() const { return images.dim(2); }

  // The pictures that indices name, in their order.
  Pictures gathered(const eager::Tensor& indices) const { return {gather(images, indices), gather(labels, indices)}; }
  // Some pictures from begin on.
  Pictures part(int64_t begin, int64_t size) const {
    return {slice(images, {begin, 0, 0, 0}, eager::SliceOptions().size({size, -1, -1, -1})),
            slice(labels, begin, eager::SliceOptions().size(size))};
  }
  // float32 pictures from 0 to 1, int32 labels.
  Pictures as_numbers() const {
    return {cast(images, eager::DType::float32) * (1.0 / 255), cast(labels, eager::DType::int32)};
  }
  // A pipeline of batches as numbers, each epoch in another random order, one made ahead of its use.
  eager::Dataset batches(int64_t size) const {
    return eager::Dataset::tensor_slices({images, labels})
        .shuffle(count())
        .batch(size)
        .map([](const eager::Tensor& x, const eager::Tensor& y) {
          const Pictures numbers = Pictures{x, y}.as_numbers();
          return std::vector<eager::Tensor>{numbers.images, numbers.labels};
        })
        .prefetch();
  }
};

#endif
