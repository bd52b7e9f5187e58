// SPDX-License-Identifier: Apache-2.0
//
// Memory accesses of work on a stream.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace actgrad::strict {

// The bytes of a view: runs of equal length at addresses spanned by a few dimensions.
struct Footprint {
    struct Dimension {
        int64_t size;
        int64_t step;  // in bytes, positive

        bool operator==(const Dimension& other) const { return size == other.size && step == other.step; }
    };

    uintptr_t low = 0;
    size_t run = 0;  // bytes per run
    std::vector<Dimension> outer;
    size_t alignment = 1;  // of which the address of an element is a multiple

    static Footprint bytes(const void* address, size_t count) {
        return {reinterpret_cast<uintptr_t>(address), count, {}};
    }

    static Footprint rows(const void* address, size_t width, size_t height, size_t pitch) {
        Footprint footprint = bytes(address, width);
        footprint.add(static_cast<int64_t>(height), static_cast<int64_t>(pitch));
        return footprint;
    }

    bool operator==(const Footprint& other) const {
        return low == other.low && run == other.run && outer == other.outer;
    }

    // The end of the last run.
    uintptr_t high() const {
        uintptr_t last = low + run;
        for (const Dimension& dimension : outer) {
            last += static_cast<uintptr_t>((dimension.size - 1) * dimension.step);
        }
        return last;
    }

    size_t total_bytes() const {
        size_t total = run;
        for (const Dimension& dimension : outer) {
            total *= static_cast<size_t>(dimension.size);
        }
        return total;
    }

    // Adds an outer dimension, or lengthens the run if the dimension is contiguous with it.
    void add(int64_t size, int64_t step) {
        if (size == 1 || step == 0) {
            return;
        }
        if (outer.empty() && step == static_cast<int64_t>(run)) {
            run *= static_cast<size_t>(size);
        } else {
            outer.push_back({size, step});
        }
    }

    // Calls visit(begin, end) for each run until it returns false.
    template <class Visit>
    bool for_each_run(const Visit& visit) const {
        return visit_runs(outer.size(), low, visit);
    }

private:
    template <class Visit>
    bool visit_runs(size_t dimensions, uintptr_t begin, const Visit& visit) const {
        if (dimensions == 0) {
            return visit(begin, begin + run);
        }
        const Dimension& dimension = outer[dimensions - 1];
        for (int64_t i = 0; i < dimension.size; ++i) {
            if (!visit_runs(dimensions - 1, begin + static_cast<uintptr_t>(i * dimension.step), visit)) {
                return false;
            }
        }
        return true;
    }
};

// Whether two footprints overlap. Undecided cases count as disjoint.
bool overlap(const Footprint& a, const Footprint& b);

enum class Use {
    Read,
    Written,
    Both,
    Changed,     // in place by a PyTorch operator, which may read or only write
    Unknown,     // by a PyTorch operator, which may read or write
    Scratch,     // the workspace of an operator
    ReadInPart,  // data-dependent: some parts may be unwritten and unread
};

struct Access {
    const char* argument;
    Footprint footprint;
    Use use;

    bool reads() const { return use == Use::Read || use == Use::ReadInPart || use == Use::Both; }
    bool writes() const {
        return use == Use::Written || use == Use::Both || use == Use::Changed || use == Use::Scratch;
    }
};

using Accesses = std::vector<Access>;

}  // namespace actgrad::strict
