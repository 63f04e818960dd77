// Goes on with a training step that Python traced and saved (samples/python/save_training.py): the network, its variables,
// Adam and Adam's slots are in the file.
//
//   train_saved [STEP [FOLDER]]
#include <cstdio>

#include "digits_data.h"

int main(int argc, char** argv) {
  const std::string step_file = argc > 1 ? argv[1] : "samples/data/step.eager";
  const std::string folder = argc > 2 ? argv[2] : "samples/data";
  constexpr int64_t kBatch = 64;
  try {
    const eager::Function step = eager::Function::load(step_file);
    const eager::Tensor images = read_idx(folder + "/train-images-idx3-ubyte", 3);
    const eager::Tensor labels = read_idx(folder + "/train-labels-idx1-ubyte", 1);

    int number = 0;
    for (int64_t begin = 0; begin + kBatch <= images.dim(0); begin += kBatch) {
      const eager::Tensor loss = step(slice(images, {begin, 0, 0}, eager::SliceOptions().size({kBatch, -1, -1})),
                                      slice(labels, begin, eager::SliceOptions().size(kBatch)));
      std::printf("step %2d: loss %.4f\n", ++number, loss.item<float>());
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "train_saved: %s\n", error.what());
    return 1;
  }
}
