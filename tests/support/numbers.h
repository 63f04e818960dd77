// Values of every dtype as complex128, for references and comparisons.
#pragma once

#include <complex>
#include <cstdint>
#include <string>
#include <vector>

namespace numbers {

using Complex = std::complex<double>;

size_t size_of(int32_t dtype);
const char* name_of(int32_t dtype);
int32_t dtype_of(const std::string& name);  // 0: none has this name
bool is_floating(int32_t dtype);            // float16 ... float64
bool is_complex(int32_t dtype);
bool is_integer(int32_t dtype);  // bool is none
bool is_unsigned(int32_t dtype);
inline bool is_inexact(int32_t dtype) { return is_floating(dtype) || is_complex(dtype); }
// Returns the distance from 1 to the next number; 0 for integers.
double epsilon(int32_t dtype);

// Encodes values, or decodes or rounds them. Integers wrap as in C, floats are rounded to nearest.
std::vector<unsigned char> encode(const std::vector<Complex>& values, int32_t dtype);
std::vector<Complex> decode(const void* data, int64_t count, int32_t dtype);
std::vector<Complex> rounded(const std::vector<Complex>& values, int32_t dtype);

}  // namespace numbers
