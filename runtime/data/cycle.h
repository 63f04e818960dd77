// Cycle: sources that are read in turn, several at once.
//
// Terms
//   source  one of n, by its number
//   place   one of up to cycle_length that are open at once. Where its source ends, the next one that has not been opened takes
//           its place; where there is none, the place stays empty
//   block   how many elements a place gives before it is the next one's turn
#pragma once

#include <algorithm>
#include <vector>

#include "runtime/data/run.h"
#include "runtime/data/state.h"

namespace eager {

class Cycle {
 public:
  // cycle_length and block_length are at least 1. leaves_at_errors: a source that throws has ended.
  Cycle(size_t num_sources, size_t cycle_length, uint64_t block_length, bool leaves_at_errors)
      : num_sources_(num_sources), block_(block_length), leaves_at_errors_(leaves_at_errors),
        places_(std::min(num_sources, cycle_length)) {
    restart();
  }
  void restart() {
    for (size_t i = 0; i < places_.size(); ++i) places_[i] = i;
    opened_ = places_.size();
    at_ = 0;
    given_ = 0;
  }
  // Calls pull(place, source), which gives an element or returns false at the source's end, until there is an element. false:
  // all sources have ended.
  template <class Pull>
  bool next(Pull pull) {
    for (size_t empty = 0; empty < places_.size();) {
      if (is_empty(at_)) {
        advance();
        ++empty;
        continue;
      }
      const bool is_last_of_block = ++given_ >= block_;
      bool has_element;
      try {
        has_element = pull(at_, places_[at_]);
      } catch (const Interrupted&) {
        --given_;
        throw;
      } catch (...) {
        if (leaves_at_errors_) leave();
        else if (is_last_of_block) advance();
        throw;
      }
      if (has_element) {
        if (is_last_of_block) advance();
        return true;
      }
      empty = 0;
      leave();
    }
    return false;
  }

  size_t num_places() const { return places_.size(); }
  bool is_empty(size_t place) const { return places_[place] == num_sources_; }
  size_t source_at(size_t place) const { return places_[place]; }
  void save(StateWriter& w) const {
    w.put<uint64_t>(at_), w.put<uint64_t>(opened_), w.put(given_);
    for (size_t source : places_) w.put<uint64_t>(source);
  }
  void restore(StateReader& r) {
    at_ = static_cast<size_t>(r.get_at_most(places_.empty() ? 0 : places_.size() - 1));
    opened_ = static_cast<size_t>(r.get_at_most(num_sources_));
    given_ = r.get_at_most(block_);
    for (size_t& source : places_) source = static_cast<size_t>(r.get_at_most(num_sources_));
  }

 private:
  void leave() {
    places_[at_] = opened_ < num_sources_ ? opened_++ : num_sources_;
    advance();
  }
  void advance() {
    at_ = (at_ + 1) % places_.size();
    given_ = 0;
  }

  const size_t num_sources_;
  const uint64_t block_;
  const bool leaves_at_errors_;
  std::vector<size_t> places_;  // the source of each; num_sources_: it is empty
  size_t at_, opened_;
  uint64_t given_;  // elements of the block
};

}  // namespace eager
