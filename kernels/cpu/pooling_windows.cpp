#include "kernels/cpu/pooling.h"

#include <algorithm>

namespace eager::cpu {

PoolPlan::PoolPlan(const PoolParams& params) : PoolParams(params.channels_last()) {}

void PoolPlan::find_windows() {
  windows_.emplace(static_cast<size_t>(d.out + h.out + w.out) * sizeof(PoolWindow));
  PoolWindow* next = windows_->as<PoolWindow>();
  const auto add = [&](const WindowAxis& a) {
    const PoolWindow* first = next;
    int64_t most = 0;
    for (int64_t o = 0; o < a.out; ++o) {
      const WindowPlaces places = places_of(a, o);
      *next++ = {places, counted_places(a, places, o, counts_padding)};
      most = std::max(most, places.count());
    }
    most_reads *= most;
    return first;
  };
  d_windows = add(d);
  h_windows = add(h);
  w_windows = add(w);
}

}  // namespace eager::cpu
