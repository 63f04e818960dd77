// Classifies handwritten digits with a network that another program trained and saved.
//
//   classify NETWORK FOLDER
//
// NETWORK comes from samples/run.sh --save; FOLDER has MNIST's t10k files.
#include <cstdio>

#include "digits_data.h"

using eager::Tensor;

// Draws a picture, float32 [height, width, 1] from 0 to 1, with characters.
static void draw(const Tensor& picture) {
  const char shades[] = " .:-=+*#%@";
  const int64_t width = picture.dim(1);
  int64_t i = 0;
  for (const float value : picture.view<float>()) {
    std::putchar(shades[static_cast<int>(value * 9)]);
    if (++i % width == 0) std::putchar('\n');
  }
}

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: classify NETWORK FOLDER\n");
    return 2;
  }
  try {
    const eager::Function network = eager::Function::load(argv[1]);
    const Pictures pictures = Pictures::read(argv[2], "t10k").as_numbers();
    const Tensor digits = argmax(network(pictures.images), eager::ArgmaxOptions().axis(1));
    const Tensor right = mean(cast(digits == pictures.labels, eager::DType::float64));

    const std::vector<int64_t> found = digits.to_vector<int64_t>();
    for (int64_t i = 0; i < 3; i++) {
      draw(pictures.images[i]);
      std::printf("is a %d\n\n", static_cast<int>(found[static_cast<size_t>(i)]));
    }
    std::printf("%d pictures, %.2f%% right\n", static_cast<int>(pictures.count()), 100 * right.item<double>());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "classify: %s\n", error.what());
    return 1;
  }
}
