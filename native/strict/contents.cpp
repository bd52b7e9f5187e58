// SPDX-License-Identifier: Apache-2.0
#include "strict/contents.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <utility>

namespace actgrad::strict {

namespace {

constexpr uint64_t MOST_EXAMINED_RUNS = 4096;  // of a view, one by one

// Calls visit(begin, end) for the first runs, as far as they lie in memory, until it returns false.
template <class Visit>
void for_each_of_the_first_runs(const Footprint& footprint, const DeviceMemory& memory, const Visit& visit) {
    uint64_t runs = 0;
    footprint.for_each_run([&](uintptr_t begin, uintptr_t end) {
        const uintptr_t limit = std::min(end, memory.end_of_memory(begin));
        return (begin >= limit || visit(begin, limit)) && ++runs < MOST_EXAMINED_RUNS;
    });
}

}  // namespace

void Contents::written(const Access& access, Suspicions* by_host_function) {
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
            if (by_host_function) {
                by_host_function->filled(from, to);
            }
        }
        return true;
    };
    if (footprint.run > 0 && footprint.total_bytes() / footprint.run <= MOST_EXAMINED_RUNS) {
        footprint.for_each_run(note);
    } else {
        note(footprint.low, footprint.high());  // an overestimate: rather miss findings than invent them
    }
}

void Contents::failed(const Accesses& outputs, const char* name, const Stack& place) {
    add_failure({0, true, {}, name, place}, outputs);
}

void Contents::may_fail(uint64_t work, const Accesses& outputs, const char* name, const Stack& place) {
    add_failure({work, false, {}, name, place}, outputs);
}

void Contents::ran(uint64_t work, bool has_failed) {
    const auto found =
        std::find_if(failures_.begin(), failures_.end(), [&](const Failure& failure) { return failure.work == work; });
    if (found == failures_.end()) {
        return;
    }
    if (has_failed) {
        found->has_failed = true;
    } else {
        failures_.erase(found);
    }
}

// Only the elements: what lies between them is not the call's.
void Contents::add_failure(Failure failure, const Accesses& outputs) {
    for (const Access& output : outputs) {
        const uintptr_t last = memory_.end_of_memory(output.footprint.low);
        for_each_of_the_first_runs(output.footprint, memory_, [&](uintptr_t begin, uintptr_t end) {
            end = std::min(end, last);
            if (begin < end) {
                forget_failures(begin, end);  // of earlier calls
                failure.left.add(begin, end);
            }
            return true;
        });
    }
    if (!failure.left.is_empty()) {
        failures_.push_back(std::move(failure));
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
    const Failure* found = nullptr;
    for (const Failure& failure : failures_) {
        if (failure.has_failed) {
            for_each_of_the_first_runs(footprint, memory_, [&](uintptr_t begin, uintptr_t end) {
                found = failure.left.meets(begin, end) ? &failure : found;
                return !found;
            });
        }
        if (found) {
            break;
        }
    }
    return found;
}

Intervals Contents::unwritten_in(const Footprint& footprint) const {
    Intervals unwritten;
    for_each_of_the_first_runs(footprint, memory_, [&](uintptr_t begin, uintptr_t end) {
        unwritten.add(written_.missing(begin, end));
        return true;
    });
    return unwritten;
}

Intervals Contents::left_by(const Failure& failure, const Footprint& footprint) const {
    Intervals left;
    for_each_of_the_first_runs(footprint, memory_, [&](uintptr_t begin, uintptr_t end) {
        left.add(failure.left.within(begin, end));
        return true;
    });
    return left;
}

void Contents::clear() {
    written_.clear();
    failures_.clear();
}

void Contents::forget_failures(uintptr_t begin, uintptr_t end) {
    for (Failure& failure : failures_) {
        failure.left.remove(begin, end);
    }
    failures_.erase(std::remove_if(failures_.begin(), failures_.end(),
                                   [](const Failure& failure) { return failure.left.is_empty(); }),
                    failures_.end());
}

}  // namespace actgrad::strict

#endif
