// SPDX-License-Identifier: Apache-2.0
#include "strict/intervals.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <iterator>

namespace actgrad::strict {

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

Intervals Intervals::within(uintptr_t begin, uintptr_t end) const {
    Intervals inside;
    auto next = ends_.upper_bound(begin);
    if (next != ends_.begin() && std::prev(next)->second > begin) {
        --next;
    }
    for (; next != ends_.end() && next->first < end; ++next) {
        inside.add(std::max(begin, next->first), std::min(end, next->second));
    }
    return inside;
}

Intervals Intervals::missing(uintptr_t begin, uintptr_t end) const {
    Intervals outside;
    auto next = ends_.upper_bound(begin);
    if (next != ends_.begin()) {
        begin = std::max(begin, std::prev(next)->second);
    }
    for (; begin < end && next != ends_.end() && next->first < end; ++next) {
        outside.add(begin, next->first);
        begin = next->second;
    }
    if (begin < end) {
        outside.add(begin, end);
    }
    return outside;
}

bool Intervals::meets(uintptr_t begin, uintptr_t end) const {
    const auto next = ends_.lower_bound(end);
    return next != ends_.begin() && std::prev(next)->second > begin;
}

}  // namespace actgrad::strict

#endif
