// C functions for native_op_tests.cpp: each returns one of its parameters, or does what no kernel may.
#include <cfenv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <stdexcept>

// The parameters beside the one that is returned, and whether they have come as the test passes them.
#define D0 double a0
#define D1 int64_t a1
#define D2 float a2
#define D3 int8_t a3
#define D4 uint16_t a4
#define D5 double a5
#define D6 int32_t a6
#define D7 float a7
#define D8 uint64_t a8
#define D9 bool a9
#define D10 int16_t a10
#define D11 double a11
#define C0 (a0 == 0.5)
#define C1 (a1 == -5000000000)
#define C2 (a2 == 2.5f)
#define C3 (a3 == -3)
#define C4 (a4 == 60000)
#define C5 (a5 == 5.5)
#define C6 (a6 == -2000000000)
#define C7 (a7 == 7.5f)
#define C8 (a8 == 9000000000)
#define C9 a9
#define C10 (a10 == -30000)
#define C11 (a11 == 11.5)

// NAME_at_PLACE returns the parameter of type T at that place, or 0 if another has not come.
#define AT(T, NAME)                                                                     \
  T NAME##_at_0(T v, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10, D11) {                    \
    return C1 && C2 && C3 && C4 && C5 && C6 && C7 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_1(D0, T v, D2, D3, D4, D5, D6, D7, D8, D9, D10, D11) {                    \
    return C0 && C2 && C3 && C4 && C5 && C6 && C7 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_2(D0, D1, T v, D3, D4, D5, D6, D7, D8, D9, D10, D11) {                    \
    return C0 && C1 && C3 && C4 && C5 && C6 && C7 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_3(D0, D1, D2, T v, D4, D5, D6, D7, D8, D9, D10, D11) {                    \
    return C0 && C1 && C2 && C4 && C5 && C6 && C7 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_4(D0, D1, D2, D3, T v, D5, D6, D7, D8, D9, D10, D11) {                    \
    return C0 && C1 && C2 && C3 && C5 && C6 && C7 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_5(D0, D1, D2, D3, D4, T v, D6, D7, D8, D9, D10, D11) {                    \
    return C0 && C1 && C2 && C3 && C4 && C6 && C7 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_6(D0, D1, D2, D3, D4, D5, T v, D7, D8, D9, D10, D11) {                    \
    return C0 && C1 && C2 && C3 && C4 && C5 && C7 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_7(D0, D1, D2, D3, D4, D5, D6, T v, D8, D9, D10, D11) {                    \
    return C0 && C1 && C2 && C3 && C4 && C5 && C6 && C8 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_8(D0, D1, D2, D3, D4, D5, D6, D7, T v, D9, D10, D11) {                    \
    return C0 && C1 && C2 && C3 && C4 && C5 && C6 && C7 && C9 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_9(D0, D1, D2, D3, D4, D5, D6, D7, D8, T v, D10, D11) {                    \
    return C0 && C1 && C2 && C3 && C4 && C5 && C6 && C7 && C8 && C10 && C11 ? v : T(0); \
  }                                                                                     \
  T NAME##_at_10(D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, T v, D11) {                    \
    return C0 && C1 && C2 && C3 && C4 && C5 && C6 && C7 && C8 && C9 && C11 ? v : T(0);  \
  }                                                                                     \
  T NAME##_at_11(D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10, T v) {                    \
    return C0 && C1 && C2 && C3 && C4 && C5 && C6 && C7 && C8 && C9 && C10 ? v : T(0);  \
  }

// NAME_among_few takes so few parameters that all of them travel in registers.
#define AMONG_FEW(T, NAME) \
  T NAME##_among_few(D0, D1, D2, D3, T v, D5, D6) { return C0 && C1 && C2 && C3 && C5 && C6 ? v : T(0); }

extern "C" {

AT(int8_t, int8)
AT(int16_t, int16)
AT(int32_t, int32)
AT(int64_t, int64)
AT(uint8_t, uint8)
AT(uint16_t, uint16)
AT(uint32_t, uint32)
AT(uint64_t, uint64)
AT(bool, bool)
AT(float, float32)
AT(double, float64)

AMONG_FEW(int8_t, int8)
AMONG_FEW(int16_t, int16)
AMONG_FEW(int32_t, int32)
AMONG_FEW(int64_t, int64)
AMONG_FEW(uint8_t, uint8)
AMONG_FEW(uint16_t, uint16)
AMONG_FEW(uint32_t, uint32)
AMONG_FEW(uint64_t, uint64)
AMONG_FEW(bool, bool)
AMONG_FEW(float, float32)
AMONG_FEW(double, float64)

// Its parameters are declared as narrower ones, which are extended as they are passed.
int are_extended(int a, int b, int c, int d) { return a == -100 && b == 200 && c == -30000 && d == -56; }

int64_t weigh_24(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, int64_t a6, int64_t a7,
                 int64_t a8, int64_t a9, int64_t a10, int64_t a11, int64_t a12, int64_t a13, int64_t a14, int64_t a15,
                 int64_t a16, int64_t a17, int64_t a18, int64_t a19, int64_t a20, int64_t a21, int64_t a22,
                 int64_t a23) {
  return 1 * a0 + 2 * a1 + 3 * a2 + 4 * a3 + 5 * a4 + 6 * a5 + 7 * a6 + 8 * a7 + 9 * a8 + 10 * a9 + 11 * a10 +
         12 * a11 + 13 * a12 + 14 * a13 + 15 * a14 + 16 * a15 + 17 * a16 + 18 * a17 + 19 * a18 + 20 * a19 + 21 * a20 +
         22 * a21 + 23 * a22 + 24 * a23;
}

double number_of_bytes(const char* text) { return static_cast<double>(std::strlen(text)); }
void copy_numbers(const double* x, double* y, int n) { std::memcpy(y, x, static_cast<size_t>(n) * 8); }
int fill(double* y, int n, int code) {
  for (int i = 0; i < n; ++i) y[i] = code;
  return code;
}
double throws_text(double) { throw std::runtime_error("the function's own words"); }
void has_no_memory(double*, int) { throw std::bad_alloc(); }
double add_scaled(double x, float scale, int64_t n, double offset) {
  return x * scale + static_cast<double>(n) + offset;
}
float sum_of_three(float x, float y, float z) { return x + 2 * y + 3 * z; }
void sum_dims(const int64_t* dims, int64_t rank, const int64_t* weights, const char* name, double* y) {
  *y = name[0];
  for (int64_t i = 0; i < rank; ++i) *y += static_cast<double>(dims[i] * weights[i]);
}
void reverse(const double* x, double* y, long n, void* scratch) {  // by way of scratch
  std::memcpy(scratch, x, static_cast<size_t>(n) * 8);
  for (long i = 0; i < n; ++i) y[i] = static_cast<double*>(scratch)[n - 1 - i];
}
void first_or(const double* x, const double* otherwise, double* y) { *y = otherwise ? *otherwise : *x; }
void add_user_number(const double* x, const double* number, double* y) { *y = *x + *number; }
void tell_addresses(const void* x, void* y, int64_t n, double* sizes) {
  sizes[0] = static_cast<double>(n);
  sizes[1] = x != nullptr && y != nullptr && reinterpret_cast<uintptr_t>(x) % 8 == 0 &&
             reinterpret_cast<uintptr_t>(y) % 8 == 0;
}

void is_given(const int64_t* a, const int64_t* b, double* y) { *y = (a != nullptr) + (b != nullptr); }
double increment(double x, int* k) { return x + (*k)++; }

// They count their calls, of which there is one for each element.
double count_call(double x, int64_t* counts, char* scratch) {
  *scratch = 1;
  __atomic_fetch_add(counts + static_cast<int64_t>(x), 1, __ATOMIC_RELAXED);
  return x;
}
double count_call_of_many(double x, int64_t* counts, char* scratch, int, int, int, int, int, int, int, int, int, int) {
  return count_call(x, counts, scratch);
}
int count_call_once(const double* x, double* y, int64_t* counts, char* scratch) {  // and fails
  *y = count_call(*x, counts, scratch);
  return 1234567890;
}

void writes_half(float* z, int n) {
  for (int i = 0; i < n; ++i) z[2 * i] = 1;
}
int fails_badly(double* y, int n) {
  std::fesetround(FE_UPWARD);
  for (int i = 0; i < n; ++i) y[i] = i;
  return 7;
}
double overruns(double x, char* scratch) {
  scratch[8] = 1;
  return x;
}
void writes_behind(double* y, int n) {
  for (int i = 0; i <= n; ++i) y[i] = i;
}
void writes_before(double* y, int n) {
  for (int i = -1; i < n; ++i) y[i] = i;
}
void changes_input(double* x, double* y, int n) {
  for (int i = 0; i < n; ++i) y[i] = x[i]++;
}
void leaves_part(double* y, int n) {
  for (int i = 0; i + 1 < n; ++i) y[i] = i;
}
void overruns_scratch(char* scratch, int bytes, double* y, int n) {
  scratch[bytes] = 1;
  for (int i = 0; i < n; ++i) y[i] = i;
}
void rounds_upward(double* y, int n) {
  std::fesetround(FE_UPWARD);
  for (int i = 0; i < n; ++i) y[i] = i;
}

}  // extern "C"
