// Tensors of strings, made and read as std::string.
#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "support/client.h"

namespace client {

inline Tensor make_strings(eager_context* ctx, const std::vector<int64_t>& dims,
                           const std::vector<std::string>& texts) {
  const size_t head = (texts.size() + 1) * sizeof(int64_t);
  std::string data(head, 0);
  for (size_t i = 0; i < texts.size(); ++i) {
    data += texts[i];
    const auto end = static_cast<int64_t>(data.size() - head);
    std::memcpy(data.data() + (i + 1) * sizeof end, &end, sizeof end);
  }
  return make_tensor(ctx, EAGER_STRING, dims, data.data(), data.size());
}

inline std::vector<std::string> strings_of(eager_tensor* t) {
  std::string data(eager_tensor_num_bytes(t), 0);
  check(eager_tensor_read(t, data.data(), data.size()));
  const size_t head = (static_cast<size_t>(eager_tensor_num_elements(t)) + 1) * sizeof(int64_t);
  std::vector<std::string> texts;
  int64_t before = 0, end = 0;
  for (size_t at = sizeof end; at < head; at += sizeof end, before = end) {
    std::memcpy(&end, data.data() + at, sizeof end);
    texts.push_back(data.substr(head + static_cast<size_t>(before), static_cast<size_t>(end - before)));
  }
  return texts;
}

}  // namespace client
