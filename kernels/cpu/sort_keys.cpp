// Highway's vqsort, compiled here: Debian has it only as a shared library.
#include "kernels/cpu/sort_keys.h"

#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/sort_keys.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

// The class with the one function of that library which vqsort calls; under another name, so that both may be in a program.
#define Sorter EagerSorter
#include <hwy/contrib/sort/traits-inl.h>
#include <hwy/contrib/sort/vqsort-inl.h>
#undef Sorter

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

void SortKeys(uint32_t* keys, int64_t n) {
  namespace hn = hwy::HWY_NAMESPACE;
  using Order = hn::detail::OrderAscending<uint32_t>;
  const hn::detail::SharedTraits<hn::detail::TraitsLane<Order>> traits;
  hn::Sort(hn::SortTag<uint32_t>(), traits, keys, static_cast<size_t>(n), static_cast<uint32_t*>(nullptr));
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace hwy {

// Sets the state of the numbers by which vqsort samples. They decide how long it takes, and not what comes out.
void EagerSorter::Fill24Bytes(const void*, size_t num, void* bytes) {
  const uint64_t state[] = {0x9e3779b97f4a7c15u, 0xbf58476d1ce4e5b9u, 0x94d049bb133111ebu ^ num};
  std::memcpy(bytes, state, sizeof state);
}

}  // namespace hwy

namespace eager::cpu {

HWY_EXPORT(SortKeys);

void sort_keys(uint32_t* keys, int64_t n) { HWY_DYNAMIC_DISPATCH(SortKeys)(keys, n); }

}  // namespace eager::cpu
#endif
