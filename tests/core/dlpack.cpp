// DLPack in both directions: layouts, lifetimes, refusals.
#include "runtime/core/dlpack.h"

#include <catch2/catch.hpp>
#include <cstring>
#include <thread>
#include <vector>

#include "kernels/half.h"
#include "base/error.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/dlpack_abi.h"
#include "runtime/variables/variable.h"

using namespace eager;

namespace {

// A producer that counts how often it is destroyed.
struct Producer {
  dlpack::Managed managed{};
  std::vector<int64_t> shape, strides;
  int destroyed = 0;

  Producer(void* data, std::vector<int64_t> s, dlpack::DataType type = {dlpack::kFloat, 32, 1}) : shape(std::move(s)) {
    managed.version = {1, 1};
    managed.context = this;
    managed.deleter = [](dlpack::Managed* m) { ++static_cast<Producer*>(m->context)->destroyed; };
    managed.tensor = {data, {dlpack::kCpu, 0}, static_cast<int32_t>(shape.size()), type, shape.data(), nullptr, 0};
  }
  Producer& with_strides(std::vector<int64_t> s) {
    strides = std::move(s);
    managed.tensor.strides = strides.data();
    return *this;
  }
};

TensorRef floats(std::initializer_list<int64_t> dims) {
  TensorRef t = TensorRef::adopt(new_tensor(DType::float32, Shape(dims), kHostDevice));
  for (int64_t i = 0; i < t->num_elements; ++i) static_cast<float*>(t->data)[i] = static_cast<float>(i);
  return t;
}

dlpack::Managed* exported(eager_tensor& t, bool copy = false) {
  return static_cast<dlpack::Managed*>(to_dlpack(t, copy));
}

std::vector<float> values(const eager_tensor& t) {
  const float* p = static_cast<const float*>(t.data);
  return {p, p + t.num_elements};
}

std::string refusal(Producer& p, Code code = Code::invalid_argument) {
  try {
    from_dlpack(&p.managed);
  } catch (const Error& e) {
    CHECK(e.code == code);
    CHECK(p.destroyed == 1);
    return e.message;
  }
  FAIL("taken");
  return "";
}

}  // namespace

TEST_CASE("a tensor is lent read-only and kept until the deleter runs") {
  start_devices();
  TensorRef t = floats({10, 3});
  dlpack::Managed* m = exported(*t);
  CHECK(m->version.major == 1);
  CHECK(m->flags == dlpack::kReadOnly);
  CHECK(m->tensor.data == t->data);
  CHECK(m->tensor.device.type == dlpack::kCpu);
  CHECK(m->tensor.ndim == 2);
  CHECK(m->tensor.shape[0] == 10);
  CHECK(m->tensor.strides[0] == 3);
  CHECK(m->tensor.strides[1] == 1);
  CHECK(m->tensor.byte_offset == 0);
  CHECK(t->refs.load() == 2);
  CHECK_FALSE(can_write_in_place(*t));
  t = nullptr;
  CHECK(static_cast<float*>(m->tensor.data)[29] == 29);
  std::thread([m] { m->deleter(m); }).join();
}

TEST_CASE("a copy may be written to") {
  start_devices();
  for (int64_t n : {4, 100}) {
    TensorRef t = floats({n});
    dlpack::Managed* m = exported(*t, true);
    CHECK(m->flags == dlpack::kIsCopied);
    CHECK(m->tensor.data != t->data);
    static_cast<float*>(m->tensor.data)[1] = 7;
    CHECK(values(*t)[1] == 1);
    CHECK(t->refs.load() == 1);
    m->deleter(m);
  }
}

TEST_CASE("rank 0, empty tensors and every dtype go both ways") {
  start_devices();
  struct {
    DType dtype;
    uint8_t code, bits;
  } all[] = {{DType::boolean, dlpack::kBool, 8},        {DType::int8, dlpack::kInt, 8},
             {DType::int16, dlpack::kInt, 16},          {DType::int32, dlpack::kInt, 32},
             {DType::int64, dlpack::kInt, 64},          {DType::uint8, dlpack::kUInt, 8},
             {DType::uint16, dlpack::kUInt, 16},        {DType::uint32, dlpack::kUInt, 32},
             {DType::uint64, dlpack::kUInt, 64},        {DType::float16, dlpack::kFloat, 16},
             {DType::bfloat16, dlpack::kBfloat, 16},    {DType::float32, dlpack::kFloat, 32},
             {DType::float64, dlpack::kFloat, 64},      {DType::complex64, dlpack::kComplex, 64},
             {DType::complex128, dlpack::kComplex, 128}};
  for (const auto& each : all) {
    for (const Shape& shape : {Shape{}, Shape{0}, Shape{2, 0, 3}, Shape{3, 2}, Shape{5, 9}}) {
      TensorRef t = TensorRef::adopt(new_tensor(each.dtype, shape, kHostDevice));
      if (t->num_bytes()) std::memset(t->data, 1, t->num_bytes());
      dlpack::Managed* m = exported(*t);
      CHECK(m->tensor.dtype.code == each.code);
      CHECK(m->tensor.dtype.bits == each.bits);
      CHECK(m->tensor.dtype.lanes == 1);
      TensorRef back = from_dlpack(m);
      CHECK(back->dtype == each.dtype);
      CHECK(back->shape() == ShapeView(shape));
      if (t->num_elements) CHECK(back->data == t->data);
    }
  }
}

TEST_CASE("compact memory is shared, and destroyed once") {
  start_devices();
  std::vector<float> data{0, 1, 2, 3, 4, 5, 6, 7};
  Producer p(data.data(), {2, 3});
  p.managed.tensor.byte_offset = 8;
  {
    TensorRef t = from_dlpack(&p.managed);
    CHECK(t->data == data.data() + 2);
    CHECK(values(*t) == std::vector<float>{2, 3, 4, 5, 6, 7});
    CHECK_FALSE(can_write_in_place(*t));
    TensorRef view = TensorRef::adopt(new_alias(*t, DType::float32, Shape{6}, 0));
    t = nullptr;
    CHECK(p.destroyed == 0);
    CHECK(values(*view)[5] == 7);
  }
  CHECK(p.destroyed == 1);
}

TEST_CASE("dims of one may have any stride") {
  start_devices();
  std::vector<float> data{1, 2, 3};
  Producer p(data.data(), {1, 3, 1});
  p.with_strides({99, 1, -5});
  TensorRef t = from_dlpack(&p.managed);
  CHECK(t->data == data.data());
}

TEST_CASE("strided and misaligned memory is copied") {
  start_devices();
  std::vector<float> data{0, 1, 2, 3, 4, 5};
  Producer transposed(data.data(), {3, 2});
  transposed.with_strides({1, 3});
  CHECK(values(*from_dlpack(&transposed.managed)) == std::vector<float>{0, 3, 1, 4, 2, 5});
  CHECK(transposed.destroyed == 1);

  Producer reversed(data.data() + 5, {2, 3});
  reversed.with_strides({-3, -1});
  CHECK(values(*from_dlpack(&reversed.managed)) == std::vector<float>{5, 4, 3, 2, 1, 0});

  Producer repeated(data.data() + 1, {2, 2, 2});
  repeated.with_strides({0, 2, 1});
  CHECK(values(*from_dlpack(&repeated.managed)) == std::vector<float>{1, 2, 3, 4, 1, 2, 3, 4});

  std::vector<char> bytes(9);
  const float one[] = {1, 2};
  std::memcpy(bytes.data() + 1, one, 8);
  Producer odd(bytes.data(), {2});
  odd.managed.tensor.byte_offset = 1;
  TensorRef t = from_dlpack(&odd.managed);
  CHECK(t->data != bytes.data() + 1);
  CHECK(values(*t) == std::vector<float>{1, 2});
  CHECK(odd.destroyed == 1);
}

TEST_CASE("bad input is refused, but consumed") {
  start_devices();
  float data[4] = {};
  Producer version(data, {4});
  version.managed.version.major = 2;
  CHECK(refusal(version).find("version 2.1") != std::string::npos);
  Producer lanes(data, {2}, {dlpack::kFloat, 32, 2});
  CHECK(refusal(lanes).find("2 lanes") != std::string::npos);
  Producer bits(data, {2}, {dlpack::kInt, 4, 1});
  refusal(bits);
  Producer opaque(data, {2}, {3, 64, 1});
  refusal(opaque);
  Producer device(data, {2});
  device.managed.tensor.device.type = 2;
  refusal(device, Code::unimplemented);
  Producer negative(data, {2, -1});
  refusal(negative);
  Producer no_data(nullptr, {2});
  refusal(no_data);
  Producer rank(data, {2});
  rank.managed.tensor.ndim = 33;
  refusal(rank);
  Producer no_shape(data, {2});
  no_shape.managed.tensor.shape = nullptr;
  refusal(no_shape);
  Producer huge(data, {int64_t{1} << 40, int64_t{1} << 40});
  refusal(huge);
  CHECK_THROWS_AS(from_dlpack(nullptr), Error);

  Producer no_deleter(data, {4});
  no_deleter.managed.deleter = nullptr;
  CHECK(from_dlpack(&no_deleter.managed)->num_elements == 4);
}

TEST_CASE("an empty import keeps nothing") {
  start_devices();
  Producer p(nullptr, {3, 0});
  TensorRef t = from_dlpack(&p.managed);
  CHECK(p.destroyed == 1);
  CHECK(t->num_elements == 0);
}

TEST_CASE("only dense tensors of numbers are lent") {
  start_devices();
  const int64_t offsets[] = {0, 0};
  TensorRef text = TensorRef::adopt(new_string_tensor(Shape{1}, offsets, sizeof offsets));
  CHECK_THROWS_AS(to_dlpack(*text, false), Error);
}
