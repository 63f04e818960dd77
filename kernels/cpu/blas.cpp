#include "kernels/cpu/blas.h"

#include <cblas.h>
#include <dlfcn.h>
#include <semaphore.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <vector>

#include "kernels/cpu/gemm_parts.h"
#include "kernels/cpu/lapack.h"
#include "kernels/cpu/plain_gemm.h"
#include "base/error.h"
#include "base/parallel.h"

namespace eager::cpu::blas {

namespace {

constexpr size_t kBuffer = size_t{128} << 20;  // bytes of a buffer, OpenBLAS's BUFFER_SIZE
constexpr int kMostBuffers = 64;

struct Functions {
  decltype(&cblas_sgemm) sgemm;
  decltype(&cblas_dgemm) dgemm;
  decltype(&cblas_cgemm) cgemm;
  decltype(&cblas_zgemm) zgemm;
  decltype(&cblas_strsm) strsm;
  decltype(&cblas_dtrsm) dtrsm;
  decltype(&cblas_ctrsm) ctrsm;
  decltype(&cblas_ztrsm) ztrsm;
  // LAPACK's, by their Fortran symbols, for float, double and their complex numbers; NULL where the library lacks them.
  void (*getrf[4])(const blasint* m, const blasint* n, void* a, const blasint* lda, blasint* pivots, blasint* info);
  void (*potrf[4])(const char* uplo, const blasint* n, void* a, const blasint* lda, blasint* info, size_t uplo_length);
  void (*dorgqr)(const blasint* m, const blasint* n, const blasint* k, double* a, const blasint* lda, const double* tau,
                 double* work, const blasint* lwork, blasint* info);
  void (*gelqf[4])(const blasint* m, const blasint* n, void* a, const blasint* lda, void* tau, void* work,
                   const blasint* lwork, blasint* info);
  void (*orglq[4])(const blasint* m, const blasint* n, const blasint* k, void* a, const blasint* lda, const void* tau,
                   void* work, const blasint* lwork, blasint* info);
  // Functions whose parameters depend on the type: real ones and complex ones, which take another workspace.
  void* gesdd[4];
  void* syevd[4];
  void (*gemv[4])(const char* trans, const blasint* m, const blasint* n, const void* alpha, const void* a,
                  const blasint* lda, const void* x, const blasint* incx, const void* beta, void* y,
                  const blasint* incy, size_t trans_length);
  void (*geqrf[4])(const blasint* m, const blasint* n, void* a, const blasint* lda, void* tau, void* work,
                   const blasint* lwork, blasint* info);
  void (*larfg[4])(const blasint* n, void* alpha, void* x, const blasint* incx, void* tau);
  void (*stedc[4])(const char* compz, const blasint* n, void* d, void* e, void* z, const blasint* ldz, void* work,
                   const blasint* lwork, blasint* iwork, const blasint* liwork, blasint* info, size_t compz_length);
  void (*laed2[4])(blasint* k, const blasint* n, const blasint* n1, void* d, void* q, const blasint* ldq,
                   blasint* indxq, void* rho, void* z, void* dlamda, void* w, void* q2, blasint* indx, blasint* indxc,
                   blasint* indxp, blasint* coltyp, blasint* info);
  void (*laed4[4])(const blasint* n, const blasint* i, const void* d, const void* z, void* delta, const void* rho,
                   void* dlam, blasint* info);
  void (*bdsdc[4])(const char* uplo, const char* compq, const blasint* n, void* d, void* e, void* u, const blasint* ldu,
                   void* vt, const blasint* ldvt, void* q, blasint* iq, void* work, blasint* iwork, blasint* info,
                   size_t uplo_length, size_t compq_length);
  void* geev[4];
  decltype(&openblas_get_config) config;
  decltype(&openblas_get_corename) core;
};

struct Library {
  Functions functions;
  sem_t callers;  // counts the free buffers: a caller that finds none waits
};

constinit Mutex opening_mutex;
constinit std::atomic<Library*> opened{nullptr};

// Address space for at most n of OpenBLAS's buffers, held until it is given up. Two of them are spare: a thread that
// allocates its first block meanwhile takes an arena of up to a buffer's size, and OpenBLAS waits for ever where its own
// mmap fails.
class Room {
 public:
  explicit Room(int n) {
    while (count_ < n + kSpare && (maps_[count_] = map(kBuffer)) != MAP_FAILED) ++count_;
    for (int i = 0; i < kSpare && count_ > 0; ++i) give_up_one();
  }
  ~Room() {
    while (count_ > 0) give_up_one();
  }
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  int buffers() const { return count_; }
  static size_t bytes(int n) { return static_cast<size_t>(n + kSpare) * kBuffer; }
  void give_up_one() { munmap(maps_[--count_], kBuffer); }

 private:
  static void* map(size_t bytes) {
    return mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  }
  static constexpr int kSpare = 2;
  void* maps_[kMostBuffers + 2 + kSpare];
  int count_ = 0;
};

int processors() { return std::clamp(static_cast<int>(sysconf(_SC_NPROCESSORS_CONF)), 1, kMostBuffers); }

// Returns the number of threads that OpenBLAS will count when it is opened, by the same rule.
int threads_of_openblas() {
  const char* wanted = std::getenv("OMP_NUM_THREADS");
  const int n = wanted ? std::atoi(wanted) : 0;
  return n > 0 ? std::min(n, processors()) : processors();
}

// The name of the OpenBLAS core whose instructions this processor has, or NULL where OpenBLAS needs no help to find it.
const char* core_of_processor() {
#if defined(__x86_64__)
  const bool has_avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512cd") &&
                          __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
                          __builtin_cpu_supports("avx512vl");
  if (has_avx512) return "SkylakeX";
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return "Haswell";
#endif
  return nullptr;
}

// OpenBLAS knows processors by their numbers, and takes the kernels of a Prescott for one that is newer than itself: those take
// three times as long. Has it choose again, by the instructions that the processor has, unless the user has chosen.
void choose_core(void* library) {
  const auto chosen = reinterpret_cast<decltype(&openblas_get_corename)>(dlsym(library, "openblas_get_corename"));
  const auto forget = reinterpret_cast<void (*)()>(dlsym(library, "gotoblas_dynamic_quit"));
  const auto choose = reinterpret_cast<void (*)()>(dlsym(library, "gotoblas_dynamic_init"));
  const char* const core = core_of_processor();
  if (!chosen || !forget || !choose || !core || std::getenv("OPENBLAS_CORETYPE")) return;
  if (std::strcmp(chosen(), "Prescott") != 0) return;
  // OpenBLAS asks the environment. Another thread may read that too, so that it is not changed: for this moment a copy with one
  // entry more is in its place, which is never freed.
  static auto& entry = *new std::string(std::string("OPENBLAS_CORETYPE=") + core);
  static auto& with_core = *new std::vector<char*>;
  char** const before = environ;
  for (char** e = before; e && *e; ++e) with_core.push_back(*e);
  with_core.push_back(entry.data());
  with_core.push_back(nullptr);
  environ = with_core.data();
  forget();
  choose();
  if (environ == with_core.data()) environ = before;
}

// Opens the OpenBLAS of the build, or else the first that the loader finds. The system's default is not tried first,
// since it may have threads of its own.
void* open_library() {
  for (const char* file : {EAGER_OPENBLAS_FOLDER EAGER_OPENBLAS_SONAME, EAGER_OPENBLAS_SONAME}) {
    void* const others = dlopen(file, RTLD_NOW | RTLD_NOLOAD);  // their calls may be running
    void* const library = others ? others : dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library && !others) choose_core(library);
    if (library) return library;
  }
  const char* why = dlerror();
  fail(Code::unavailable, "no BLAS: ", why ? why : EAGER_OPENBLAS_SONAME);
}

template <class F>
void load(void* library, const char* name, F& function) {
  function = reinterpret_cast<F>(dlsym(library, name));
  if (!function) fail(Code::unavailable, "no BLAS: ", EAGER_OPENBLAS_SONAME, " has no function ", name);
}

template <class F>
void load_lapack(void* library, const char* symbol, F& function) {
  function = reinterpret_cast<F>(dlsym(library, symbol));
}

// complex_name: the name of the functions of complex numbers, if it differs.
template <class F>
void load_lapack(void* library, const char* name, F (&functions)[4], const char* complex_name = nullptr) {
  constexpr const char* kLetters = "sdcz";
  for (int i = 0; i < 4; ++i) {
    const std::string symbol = std::string(1, kLetters[i]) + (i >= 2 && complex_name ? complex_name : name) + "_";
    load_lapack(library, symbol.c_str(), functions[i]);
  }
}

// Makes OpenBLAS map as many buffers as there is room for, by taking them all and then giving them back.
void map_buffers(void* library, Room& room) {
  const auto take = reinterpret_cast<void* (*)(int)>(dlsym(library, "blas_memory_alloc"));
  const auto give_back = reinterpret_cast<void (*)(void*)>(dlsym(library, "blas_memory_free"));
  if (!take || !give_back) return;
  void* buffers[kMostBuffers];
  const int n = room.buffers();
  for (int i = 0; i < n; ++i) {
    room.give_up_one();
    buffers[i] = take(0);
  }
  for (int i = 0; i < n; ++i) give_back(buffers[i]);
}

// Returns NULL if the process is ending.
Library* open() {
  std::lock_guard lock(opening_mutex);
  if (Library* library = opened.load(std::memory_order_acquire)) return library;
  if (libraries_have_ended()) return nullptr;
  // OpenBLAS maps a buffer for each of its threads when it is opened. Its code takes less than another, and a caller one.
  const int needed = threads_of_openblas() + 2;
  if (Room(needed).buffers() < needed) {
    fail(Code::resource_exhausted, "OOM: there are no ", Room::bytes(needed) >> 20,
         " MiB of address space for OpenBLAS");
  }
  void* const handle = open_library();
  auto made = std::make_unique<Library>();
  Functions& f = made->functions;
  load(handle, "cblas_sgemm", f.sgemm);
  load(handle, "cblas_dgemm", f.dgemm);
  load(handle, "cblas_cgemm", f.cgemm);
  load(handle, "cblas_zgemm", f.zgemm);
  load(handle, "cblas_strsm", f.strsm);
  load(handle, "cblas_dtrsm", f.dtrsm);
  load(handle, "cblas_ctrsm", f.ctrsm);
  load(handle, "cblas_ztrsm", f.ztrsm);
  load_lapack(handle, "getrf", f.getrf);
  load_lapack(handle, "potrf", f.potrf);
  load_lapack(handle, "dorgqr_", f.dorgqr);
  load_lapack(handle, "gelqf", f.gelqf);
  load_lapack(handle, "orglq", f.orglq, "unglq");
  load_lapack(handle, "gesdd", f.gesdd);
  load_lapack(handle, "syevd", f.syevd, "heevd");
  load_lapack(handle, "gemv", f.gemv);
  load_lapack(handle, "geqrf", f.geqrf);
  load_lapack(handle, "larfg", f.larfg);
  load_lapack(handle, "stedc", f.stedc);
  load_lapack(handle, "laed2", f.laed2);
  load_lapack(handle, "laed4", f.laed4);
  load_lapack(handle, "bdsdc", f.bdsdc);
  load_lapack(handle, "geev", f.geev);
  load(handle, "openblas_get_config", f.config);
  load(handle, "openblas_get_corename", f.core);
  Room room(processors());
  const int callers = room.buffers();
  if (callers == 0) fail(Code::resource_exhausted, "OOM: there is no address space for OpenBLAS");
  map_buffers(handle, room);
  sem_init(&made->callers, 0, static_cast<unsigned>(callers));
  opened.store(made.get(), std::memory_order_release);
  return made.release();  // is never freed
}

// A call of OpenBLAS. false: the process is ending, and OpenBLAS must not be called.
class BlasCall {
 public:
  BlasCall() : library_(library()) {
    while (library_ && sem_wait(&library_->callers) != 0) {  // a signal interrupted the wait
    }
  }
  ~BlasCall() {
    if (library_) sem_post(&library_->callers);
  }
  BlasCall(const BlasCall&) = delete;
  BlasCall& operator=(const BlasCall&) = delete;
  explicit operator bool() const { return library_ && call_; }
  const Functions& functions() const { return library_->functions; }

 private:
  static Library* library() {
    Library* known = opened.load(std::memory_order_acquire);
    return known ? known : open();
  }
  Library* const library_;
  const LibraryCall call_;
};

CBLAS_TRANSPOSE flag(bool transpose, bool conjugate) {
  return conjugate ? (transpose ? CblasConjTrans : CblasConjNoTrans) : transpose ? CblasTrans : CblasNoTrans;
}

// Returns a scalar as the BLAS takes it: by address in complex products, by value in others.
const float* scalar(const std::complex<float>& s) { return reinterpret_cast<const float*>(&s); }
const double* scalar(const std::complex<double>& s) { return reinterpret_cast<const double*>(&s); }
float scalar(float s) { return s; }
double scalar(double s) { return s; }

template <class T>
void multiply(const Gemm& g, const T* a, const T* b, T* c, auto Functions::*function) {
  const BlasCall call;
  if (!call) return plain_gemm(g, a, b, c);
  const auto i = [](int64_t n) { return static_cast<blasint>(n); };
  each_gemm_part(g, INT_MAX, a, b, c, [&](const Gemm& p, const T* from_a, const T* from_b, T* to) {
    const T one = 1, before = p.accumulate ? 1 : 0;
    (call.functions().*function)(CblasRowMajor, flag(p.transpose_a, p.conjugate_a), flag(p.transpose_b, p.conjugate_b),
                                 i(p.m), i(p.n), i(p.k), scalar(one), from_a, i(p.lda), from_b, i(p.ldb),
                                 scalar(before), to, i(p.ldc));
  });
}

}  // namespace

void gemm(const Gemm& g, const float* a, const float* b, float* c) { multiply(g, a, b, c, &Functions::sgemm); }
void gemm(const Gemm& g, const double* a, const double* b, double* c) { multiply(g, a, b, c, &Functions::dgemm); }
void gemm(const Gemm& g, const std::complex<float>* a, const std::complex<float>* b, std::complex<float>* c) {
  multiply(g, a, b, c, &Functions::cgemm);
}
void gemm(const Gemm& g, const std::complex<double>* a, const std::complex<double>* b, std::complex<double>* c) {
  multiply(g, a, b, c, &Functions::zgemm);
}

namespace {

template <class T>
constexpr int kLapackType = std::is_same_v<T, float>                 ? 0
                            : std::is_same_v<T, double>              ? 1
                            : std::is_same_v<T, std::complex<float>> ? 2
                                                                     : 3;

template <class T>
bool solve_triangle(Triangle t, int64_t n, int64_t columns, const T* a, T* b, int64_t stride,
                    auto Functions::*function) {
  if (n > INT_MAX || stride > INT_MAX) return false;
  const BlasCall call;
  if (!call) return false;
  const auto i = [](int64_t size) { return static_cast<blasint>(size); };
  const T one = 1;
  (call.functions().*function)(CblasRowMajor, CblasLeft, t.is_lower ? CblasLower : CblasUpper,
                               t.is_adjoint ? CblasConjTrans : CblasNoTrans,
                               t.has_unit_diagonal ? CblasUnit : CblasNonUnit, i(n), i(columns), scalar(one), a, i(n),
                               b, i(stride));
  return true;
}

}  // namespace

template <class T>
bool potrf(int64_t n, T* a, bool& positive) {
  if (n > INT_MAX) return false;
  const BlasCall call;
  if (!call || !call.functions().potrf[kLapackType<T>]) return false;
  const auto size = static_cast<blasint>(n);
  blasint info = 0;
  call.functions().potrf[kLapackType<T>]("U", &size, a, &size, &info,
                                         1);  // the lower triangle of rows is columns' upper one
  positive = info == 0;
  return true;
}

bool qr(int64_t rows, int64_t columns, double* a, double* diagonal) {
  constexpr blasint kBlock = 32;  // the columns that LAPACK takes at once
  if (rows > INT_MAX || columns > INT_MAX / kBlock) return false;
  const auto m = static_cast<blasint>(rows), n = static_cast<blasint>(columns), room = kBlock * n;
  const Scratch tau(static_cast<size_t>(n) * sizeof(double)), work(static_cast<size_t>(room) * sizeof(double));
  const BlasCall call;
  if (!call || !call.functions().geqrf[1] || !call.functions().dorgqr) return false;
  blasint info = 0;  // no matrix is refused
  call.functions().geqrf[1](&m, &n, a, &m, tau.data(), work.data(), &room, &info);
  for (int64_t i = 0; i < columns; ++i) diagonal[i] = a[i * rows + i];
  call.functions().dorgqr(&m, &n, &n, a, &m, tau.as<double>(), work.as<double>(), &room, &info);
  return true;
}

template <class T>
bool qr(int64_t m, int64_t n, T* x, int64_t columns, T* q) {
  constexpr blasint kBlock = 32;  // the rows that LAPACK takes at once
  const int64_t k = std::min(m, n), longest = std::max(m, n);
  if (longest > INT_MAX / kBlock) return false;
  const auto rows = static_cast<blasint>(n), length = static_cast<blasint>(m), of_q = static_cast<blasint>(columns),
             factors = static_cast<blasint>(k), room = kBlock * static_cast<blasint>(longest);
  const Scratch tau(static_cast<size_t>(k) * sizeof(T)), work(static_cast<size_t>(room) * sizeof(T));
  const BlasCall call;
  if (!call || !call.functions().gelqf[kLapackType<T>] || !call.functions().orglq[kLapackType<T>]) return false;
  blasint info = 0;  // no matrix is refused
  // By columns x is its transpose, L Q^T with L = R^T. LAPACK takes none without rows.
  if (n > 0) call.functions().gelqf[kLapackType<T>](&rows, &length, x, &rows, tau.data(), work.data(), &room, &info);
  for (int64_t i = 0; i < m; ++i) std::copy_n(x + i * n, std::min(n, columns), q + i * columns);
  call.functions().orglq[kLapackType<T>](&of_q, &length, &factors, q, &of_q, tau.data(), work.data(), &room, &info);
  return true;
}

template <class T>
void gemv(bool adjoint, int64_t m, int64_t n, const T* a, int64_t stride, const T* x, bool adds, T* y) {
  if (m == 0 || n == 0) return;
  const BlasCall call;
  if (!call || !call.functions().gemv[kLapackType<T>]) {
    const int64_t length = adjoint ? n : m;
    if (!adds) std::fill_n(y, length, T(0));
    Gemm g{.m = length,
           .n = 1,
           .k = adjoint ? m : n,
           .transpose_a = !adjoint,
           .lda = stride,
           .ldb = 1,
           .ldc = 1,
           .accumulate = true};
    g.conjugate_a = adjoint;
    return plain_gemm(g, a, x, y);
  }
  const T alpha = 1, before = adds ? 1 : 0;
  const auto rows = static_cast<blasint>(m), columns = static_cast<blasint>(n), apart = static_cast<blasint>(stride);
  const blasint one = 1;
  call.functions().gemv[kLapackType<T>](adjoint ? "C" : "N", &rows, &columns, &alpha, a, &apart, x, &one, &before, y,
                                        &one, 1);
}

template <class T>
bool geqrf(int64_t m, int64_t n, T* a, int64_t stride, T* taus) {
  constexpr blasint kBlock = 32;  // the columns that LAPACK takes at once
  const auto rows = static_cast<blasint>(m), columns = static_cast<blasint>(n), apart = static_cast<blasint>(stride),
             room = kBlock * columns;
  const Scratch work(static_cast<size_t>(room) * sizeof(T));
  const BlasCall call;
  if (!call || !call.functions().geqrf[kLapackType<T>]) return false;
  blasint info = 0;  // no matrix is refused
  call.functions().geqrf[kLapackType<T>](&rows, &columns, a, &apart, taus, work.data(), &room, &info);
  return true;
}

template <class T>
bool larfg(int64_t n, T* x, Real<T>& first, T& tau) {
  const auto length = static_cast<blasint>(n), one = blasint{1};
  const BlasCall call;
  if (!call || !call.functions().larfg[kLapackType<T>]) return false;
  call.functions().larfg[kLapackType<T>](&length, x, x + 1, &one, &tau);
  first = std::real(x[0]);
  x[0] = 1;
  return true;
}

template <class T>
bool stedc(int64_t n, T* diagonal, T* beside, T* vectors, int64_t stride) {
  const int64_t wanted = 1 + 4 * n + n * n, wanted_ints = 3 + 5 * n;
  if (wanted > INT_MAX) return false;
  const auto size = static_cast<blasint>(n), apart = static_cast<blasint>(stride), room = static_cast<blasint>(wanted),
             ints = static_cast<blasint>(wanted_ints);
  const Scratch work(static_cast<size_t>(wanted) * sizeof(T)),
      numbers(static_cast<size_t>(wanted_ints) * sizeof(blasint));
  const BlasCall call;
  if (!call || !call.functions().stedc[kLapackType<T>]) return false;
  blasint info = 0;
  call.functions().stedc[kLapackType<T>]("I", &size, diagonal, beside, vectors, &apart, work.data(), &room,
                                         numbers.as<blasint>(), &ints, &info, 1);
  return info == 0;
}

template <class T>
bool laed2(int64_t n, int64_t half, T* diagonal, T* q, T& rho, T* poles, T* w, T* parts, int32_t* order,
           int32_t (&counts)[4], int64_t& k) {
  const auto length = static_cast<size_t>(n);
  const auto size = static_cast<blasint>(n), first = static_cast<blasint>(half);
  const Scratch room(length * sizeof(T)), ints(4 * length * sizeof(blasint));
  T* const z = room.as<T>();  // the last row of the one half's vectors and the first one of the other's
  blasint *const sorted = ints.as<blasint>(), *const types = sorted + n;
  for (int64_t i = 0; i < n; ++i) {
    z[i] = q[i * n + (i < half ? half - 1 : half)];
    sorted[i] = static_cast<blasint>((i < half ? i : i - half) + 1);
  }
  const BlasCall call;
  if (!call || !call.functions().laed2[kLapackType<T>]) return false;
  blasint count = 0, info = 0;
  call.functions().laed2[kLapackType<T>](&count, &size, &first, diagonal, q, &size, sorted, &rho, z, poles, w, parts,
                                         types + n, order, types + 2 * n, types, &info);
  std::copy_n(types, 4, counts);
  k = count;
  return info == 0;
}

template <class T>
bool laed4(int64_t n, int64_t i, const T* poles, const T* w, T* differences, T rho, T& root) {
  const auto size = static_cast<blasint>(n), which = static_cast<blasint>(i + 1);
  const BlasCall call;
  if (!call || !call.functions().laed4[kLapackType<T>]) return false;
  blasint info = 0;
  call.functions().laed4[kLapackType<T>](&size, &which, poles, w, differences, &rho, &root, &info);
  return info == 0;
}

template <class T>
bool bdsdc(int64_t n, T* diagonal, T* beside, T* u, T* vh) {
  const auto size = static_cast<blasint>(n);
  const auto length = static_cast<size_t>(n);
  const Scratch work(length * (u ? 3 * length + 4 : 4) * sizeof(T)), ints(8 * length * sizeof(blasint));
  const BlasCall call;
  if (!call || !call.functions().bdsdc[kLapackType<T>]) return false;
  T none{};
  blasint none_too = 0, info = 0;
  call.functions().bdsdc[kLapackType<T>]("U", u ? "I" : "N", &size, diagonal, beside, u, &size, vh, &size, &none,
                                         &none_too, work.data(), ints.as<blasint>(), &info, 1, 1);
  return info == 0;
}

template <class T>
bool getrf(int64_t m, int64_t n, T* x, int64_t stride, int32_t* pivots) {
  if (stride > INT_MAX || n > INT_MAX) return false;
  const BlasCall call;
  if (!call || !call.functions().getrf[kLapackType<T>]) return false;
  const auto rows = static_cast<blasint>(m), columns = static_cast<blasint>(n), apart = static_cast<blasint>(stride);
  blasint info = 0;  // a zero pivot is found on the diagonal
  call.functions().getrf[kLapackType<T>](&rows, &columns, x, &apart, pivots, &info);
  return true;
}

namespace {

template <class T>
bool eliminate(int64_t m, int64_t width, const T* x, int64_t n, T* y, int64_t stride, auto Functions::*trsm,
               auto Functions::*gemm) {
  const BlasCall call;
  if (!call) return false;
  const T one = 1, minus_one = -1;
  const auto i = [](int64_t size) { return static_cast<blasint>(size); };
  (call.functions().*trsm)(CblasColMajor, CblasLeft, CblasLower, CblasNoTrans, CblasUnit, i(width), i(n), scalar(one),
                           x, i(stride), y, i(stride));
  (call.functions().*gemm)(CblasColMajor, CblasNoTrans, CblasNoTrans, i(m - width), i(n), i(width), scalar(minus_one),
                           x + width, i(stride), y, i(stride), scalar(one), y + width, i(stride));
  return true;
}

}  // namespace

template <>
bool eliminate(int64_t m, int64_t width, const float* x, int64_t n, float* y, int64_t stride) {
  return eliminate(m, width, x, n, y, stride, &Functions::strsm, &Functions::sgemm);
}
template <>
bool eliminate(int64_t m, int64_t width, const double* x, int64_t n, double* y, int64_t stride) {
  return eliminate(m, width, x, n, y, stride, &Functions::dtrsm, &Functions::dgemm);
}
template <>
bool eliminate(int64_t m, int64_t width, const std::complex<float>* x, int64_t n, std::complex<float>* y,
               int64_t stride) {
  return eliminate(m, width, x, n, y, stride, &Functions::ctrsm, &Functions::cgemm);
}
template <>
bool eliminate(int64_t m, int64_t width, const std::complex<double>* x, int64_t n, std::complex<double>* y,
               int64_t stride) {
  return eliminate(m, width, x, n, y, stride, &Functions::ztrsm, &Functions::zgemm);
}

namespace {

// Returns the size of the workspace that LAPACK asks for in work[0], which float may have rounded down. More than an int: 0.
template <class T>
blasint room_of(const T& asked) {
  const double size = static_cast<double>(std::real(asked)) * (1 + 1e-6) + 1;
  return size < INT_MAX ? static_cast<blasint>(size) : 0;
}

// The workspace of the matrix before, since LAPACK takes long to say what it asks for, and matrices of a batch have one size.
struct LastRoom {
  int64_t m = -1, n = -1;
  char job = 0;
  blasint room = 0;

  // Returns the workspace of a matrix; ask() returns what LAPACK asks for.
  template <class F>
  blasint of(int64_t rows, int64_t columns, char kind, F&& ask) {
    if (m != rows || n != columns || job != kind) *this = {rows, columns, kind, ask()};
    return room;
  }
};

}  // namespace

template <class T>
bool svd(int64_t m, int64_t n, T* x, bool is_full, Real<T>* s, T* u, T* vh) {
  constexpr bool is_complex = !std::is_same_v<T, Real<T>>;
  const int64_t k = std::min(m, n), longest = std::max(m, n);
  if (longest > INT_MAX / 8) return false;
  const char job = !u ? 'N' : is_full ? 'A' : 'S';
  // By columns x is its transpose, which has the factors Vh^T and U^T.
  const auto rows = static_cast<blasint>(n), columns = static_cast<blasint>(m),
             of_u = static_cast<blasint>(u && is_full ? m : k);
  const auto smallest = static_cast<size_t>(k);
  const size_t reals = u ? smallest * (5 * smallest + 2 * static_cast<size_t>(longest) + 5) : 7 * smallest;
  const Scratch ints(8 * smallest * sizeof(blasint)), more(is_complex ? reals * sizeof(Real<T>) : 1);
  T none{}, asked{};
  blasint room = -1, info = 0;
  T *const of_vh = u ? vh : &none, *const to_u = u ? u : &none;
  auto run = [&](const Functions& f, T* work) {
    if constexpr (is_complex) {
      using F = void (*)(const char*, const blasint*, const blasint*, T*, const blasint*, Real<T>*, T*, const blasint*,
                         T*, const blasint*, T*, const blasint*, Real<T>*, blasint*, blasint*, size_t);
      reinterpret_cast<F>(f.gesdd[kLapackType<T>])(&job, &rows, &columns, x, &rows, s, of_vh, &rows, to_u, &of_u, work,
                                                   &room, more.as<Real<T>>(), ints.as<blasint>(), &info, 1);
    } else {
      using F = void (*)(const char*, const blasint*, const blasint*, T*, const blasint*, T*, T*, const blasint*, T*,
                         const blasint*, T*, const blasint*, blasint*, blasint*, size_t);
      reinterpret_cast<F>(f.gesdd[kLapackType<T>])(&job, &rows, &columns, x, &rows, s, of_vh, &rows, to_u, &of_u, work,
                                                   &room, ints.as<blasint>(), &info, 1);
    }
  };
  const BlasCall call;
  if (!call || !call.functions().gesdd[kLapackType<T>]) return false;
  thread_local LastRoom last;
  room = last.of(m, n, job, [&] {
    run(call.functions(), &asked);
    return info == 0 ? room_of(asked) : 0;
  });
  if (room == 0) return false;
  const Scratch work(static_cast<size_t>(room) * sizeof(T));
  run(call.functions(), work.as<T>());
  return info == 0;
}

template <class T>
bool eigh(int64_t n, T* x, Real<T>* values, bool has_vectors) {
  constexpr bool is_complex = !std::is_same_v<T, Real<T>>;
  if (n > INT_MAX / 8) return false;
  const char job = has_vectors ? 'V' : 'N';
  const auto size = static_cast<blasint>(n);
  T asked{};
  Real<T> asked_reals{};
  blasint asked_ints = 0, room = -1, reals = -1, ints = -1, info = 0;
  auto run = [&](const Functions& f, T* work, Real<T>* more, blasint* numbers) {
    // The lower triangle of rows is columns' upper one.
    if constexpr (is_complex) {
      using F = void (*)(const char*, const char*, const blasint*, T*, const blasint*, Real<T>*, T*, const blasint*,
                         Real<T>*, const blasint*, blasint*, const blasint*, blasint*, size_t, size_t);
      reinterpret_cast<F>(f.syevd[kLapackType<T>])(&job, "U", &size, x, &size, values, work, &room, more, &reals,
                                                   numbers, &ints, &info, 1, 1);
    } else {
      using F = void (*)(const char*, const char*, const blasint*, T*, const blasint*, T*, T*, const blasint*, blasint*,
                         const blasint*, blasint*, size_t, size_t);
      reinterpret_cast<F>(f.syevd[kLapackType<T>])(&job, "U", &size, x, &size, values, work, &room, numbers, &ints,
                                                   &info, 1, 1);
    }
  };
  const BlasCall call;
  if (!call || !call.functions().syevd[kLapackType<T>]) return false;
  run(call.functions(), &asked, &asked_reals, &asked_ints);
  room = room_of(asked), reals = room_of(asked_reals), ints = asked_ints;
  if (info != 0 || room == 0 || reals == 0) return false;
  const Scratch work(static_cast<size_t>(room) * sizeof(T)), more(static_cast<size_t>(reals) * sizeof(Real<T>)),
      numbers(static_cast<size_t>(ints) * sizeof(blasint));
  run(call.functions(), work.as<T>(), more.as<Real<T>>(), numbers.as<blasint>());
  return info == 0;
}

template <class T>
bool eig(int64_t n, T* x, std::complex<Real<T>>* values, std::complex<Real<T>>* vectors) {
  using R = Real<T>;
  constexpr bool is_complex = !std::is_same_v<T, R>;
  if (n > INT_MAX / 8) return false;
  const char job = vectors ? 'V' : 'N';
  const auto size = static_cast<blasint>(n);
  const auto count = static_cast<size_t>(n);
  const blasint one = 1;
  T none{}, asked{};
  blasint room = -1, info = 0;
  // Complex numbers: a workspace; real ones: the parts of the eigenvalues, then vectors of which two stand for a pair.
  const Scratch reals(2 * count * sizeof(R)), pairs(!is_complex && vectors ? count * count * sizeof(R) : 1);
  auto run = [&](const Functions& f, T* work) {
    if constexpr (is_complex) {
      using F = void (*)(const char*, const char*, const blasint*, T*, const blasint*, T*, T*, const blasint*, T*,
                         const blasint*, T*, const blasint*, R*, blasint*, size_t, size_t);
      reinterpret_cast<F>(f.geev[kLapackType<T>])("N", &job, &size, x, &size, values, &none, &one,
                                                  vectors ? vectors : &none, &size, work, &room, reals.as<R>(), &info,
                                                  1, 1);
    } else {
      using F = void (*)(const char*, const char*, const blasint*, T*, const blasint*, R*, R*, T*, const blasint*, T*,
                         const blasint*, T*, const blasint*, blasint*, size_t, size_t);
      reinterpret_cast<F>(f.geev[kLapackType<T>])("N", &job, &size, x, &size, reals.as<R>(), reals.as<R>() + n, &none,
                                                  &one, vectors ? pairs.as<R>() : &none, &size, work, &room, &info, 1,
                                                  1);
    }
  };
  const BlasCall call;
  if (!call || !call.functions().geev[kLapackType<T>]) return false;
  thread_local LastRoom last;
  room = last.of(n, n, job, [&] {
    run(call.functions(), &asked);
    return info == 0 ? room_of(asked) : 0;
  });
  if (room == 0) return false;
  const Scratch work(static_cast<size_t>(room) * sizeof(T));
  run(call.functions(), work.as<T>());
  if (info != 0) return false;
  if constexpr (!is_complex) {
    const R *const re = reals.as<R>(), *const im = re + n, *const from = pairs.as<R>();
    for (int64_t i = 0; i < n; ++i) values[i] = {re[i], im[i]};
    for (int64_t i = 0; vectors && i < n; ++i) {
      const bool is_pair = im[i] != 0;
      const R* const row = from + i * n;
      for (int64_t j = 0; j < n; ++j) {
        vectors[i * n + j] = {row[j], is_pair ? row[n + j] : 0};
        if (is_pair) vectors[(i + 1) * n + j] = std::conj(vectors[i * n + j]);
      }
      if (is_pair) ++i;
    }
  }
  return true;
}

template <>
bool trsm(Triangle t, int64_t n, int64_t columns, const float* a, float* b, int64_t stride) {
  return solve_triangle(t, n, columns, a, b, stride, &Functions::strsm);
}
template <>
bool trsm(Triangle t, int64_t n, int64_t columns, const double* a, double* b, int64_t stride) {
  return solve_triangle(t, n, columns, a, b, stride, &Functions::dtrsm);
}
template <>
bool trsm(Triangle t, int64_t n, int64_t columns, const std::complex<float>* a, std::complex<float>* b,
          int64_t stride) {
  return solve_triangle(t, n, columns, a, b, stride, &Functions::ctrsm);
}
template <>
bool trsm(Triangle t, int64_t n, int64_t columns, const std::complex<double>* a, std::complex<double>* b,
          int64_t stride) {
  return solve_triangle(t, n, columns, a, b, stride, &Functions::ztrsm);
}

#define INSTANTIATE(T)                                                               \
  template bool potrf(int64_t, T*, bool&);                                           \
  template bool qr(int64_t, int64_t, T*, int64_t, T*);                               \
  template bool getrf(int64_t, int64_t, T*, int64_t, int32_t*);                      \
  template void gemv(bool, int64_t, int64_t, const T*, int64_t, const T*, bool, T*); \
  template bool geqrf(int64_t, int64_t, T*, int64_t, T*);                            \
  template bool larfg(int64_t, T*, Real<T>&, T&);                                    \
  template bool svd(int64_t, int64_t, T*, bool, Real<T>*, T*, T*);                   \
  template bool eigh(int64_t, T*, Real<T>*, bool);                                   \
  template bool eig(int64_t, T*, std::complex<Real<T>>*, std::complex<Real<T>>*);
INSTANTIATE(float)
INSTANTIATE(double)
INSTANTIATE(std::complex<float>)
INSTANTIATE(std::complex<double>)
#undef INSTANTIATE

#define INSTANTIATE(T)                                                                              \
  template bool stedc(int64_t, T*, T*, T*, int64_t);                                                \
  template bool laed2(int64_t, int64_t, T*, T*, T&, T*, T*, T*, int32_t*, int32_t(&)[4], int64_t&); \
  template bool laed4(int64_t, int64_t, const T*, const T*, T*, T, T&);                             \
  template bool bdsdc(int64_t, T*, T*, T*, T*);
INSTANTIATE(float)
INSTANTIATE(double)
#undef INSTANTIATE

std::string name() {
  const BlasCall call;
  if (!call) return "";
  const std::string config = call.functions().config();
  return config.substr(0, config.find(' ', config.find(' ') + 1));
}

std::string core() {
  const BlasCall call;
  return call ? call.functions().core() : "";
}

}  // namespace eager::cpu::blas
