// SPDX-License-Identifier: Apache-2.0
#include "strict/contents.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <iterator>
#include <utility>

namespace actgrad::strict {

namespace {

constexpr uint64_t MOST_RUNS = 4096;  // of a view that are handled one by one

}  // namespace

void Intervals::add(uintptr_t begin, uintptr_t end) {
    auto next = ends_.upper_bound(begin);
    if (next != ends_.begin() && std::prev(next)->second >= begin) {
        --next;
        if (next->second >= end) {
            return;
        }
        begin = next->first;
        next = ends_.erase(next);
    }
    while (next != ends_.end() && next->first <= end) {
        end = std::max(end, next->second);
        next = ends_.erase(next);
    }
    ends_.emplace_hint(next, begin, end);
}

void Intervals::remove(uintptr_t begin, uintptr_t end) {
    auto at = ends_.upper_bound(begin);
    if (at != ends_.begin()) {
        --at;
    }
    while (at != ends_.end() && at->first < end) {
        const auto [first, last] = *at;
        if (last <= begin) {
            ++at;
            continue;
        }
        at = ends_.erase(at);
        if (first < begin) {
            ends_.emplace(first, begin);
        }
        if (last > end) {
            ends_.emplace(end, last);
        }
    }
}

uintptr_t Intervals::first_missing(uintptr_t begin, uintptr_t end) const {
    const auto next = ends_.upper_bound(begin);
    if (next == ends_.begin() || std::prev(next)->second <= begin) {
        return begin;
    }
    return std::min(std::prev(next)->second, end);
}

void Contents::written(const Access& access) {
    if ((!access.writes() && access.use != Use::Unknown) || !memory_.holds(access.footprint.low)) {
        return;
    }
    const Footprint& footprint = access.footprint;
    const uintptr_t end = memory_.end_of_memory(footprint.low);
    const auto note = [&](uintptr_t from, uintptr_t to) {
        to = std::min(to, end);
        if (from < to) {
            written_.add(from, to);
            forget_failures(from, to);
        }
        return true;
    };
    if (footprint.run > 0 && footprint.total_bytes() / footprint.run <= MOST_RUNS) {
        footprint.for_each_run(note);
    } else {
        note(footprint.low, footprint.high());  // an overestimate: rather miss findings than invent them
    }
}

void Contents::failed(const Access& access, const char* name, const Stack& place) {
    if (memory_.holds(access.footprint.low)) {
        failures_.push_back({access.footprint.low, access.footprint.high(), name, place});
    }
}

void Contents::forget(uintptr_t block) {
    uintptr_t begin = 0;
    if (const Block* const known = memory_.find(block, begin)) {
        written_.remove(begin, begin + known->size);
        forget_failures(begin, begin + known->size);
    }
}

const Failure* Contents::failure_in(const Footprint& footprint) const {
    for (const Failure& failure : failures_) {
        if (overlap(footprint, Footprint{failure.begin, failure.end - failure.begin, {}})) {
            return &failure;
        }
    }
    return nullptr;
}

std::optional<uintptr_t> Contents::first_unwritten(const Footprint& footprint) const {
    std::optional<uintptr_t> found;
    uint64_t runs = 0;
    footprint.for_each_run([&](uintptr_t begin, uintptr_t end) {
        const uintptr_t limit = std::min(end, memory_.end_of_memory(begin));
        const uintptr_t missing = limit > begin ? written_.first_missing(begin, limit) : limit;
        if (missing < limit) {
            found = missing;
            return false;
        }
        return ++runs < MOST_RUNS;
    });
    return found;
}

void Contents::clear() {
    written_.clear();
    failures_.clear();
}

void Contents::forget_failures(uintptr_t begin, uintptr_t end) {
    if (failures_.empty()) {
        return;
    }
    std::vector<Failure> left;
    for (const Failure& failure : failures_) {
        if (failure.begin < begin) {
            left.push_back(failure);
            left.back().end = std::min(failure.end, begin);
        }
        if (failure.end > end) {
            left.push_back(failure);
            left.back().begin = std::max(failure.begin, end);
        }
    }
    failures_ = std::move(left);
}

}  // namespace actgrad::strict

#endif
