// SPDX-License-Identifier: Apache-2.0
//
// Views of memory: where their elements lie.
#pragma once

#include <cstddef>
#include <cstdint>

#include "fuzz/arguments.h"
#include "fuzz/rules/rule.h"

namespace fuzz {

bool is_inside_storage(const Spec& spec);

enum class Overlap { No, Yes, Unknown };

// Exact, by enumerating all element addresses, if there are few.
Overlap overlap(const Spec& spec);

// Whether halves are interleaved, element by element.
bool is_interleaved(const Call& call);

// The dimensions from one on, merged into one axis.
struct Axis {
    __int128 size = 1;
    int64_t stride = 0;
    bool is_one = true;  // one stride spans all elements

    Axis(const Spec& spec, size_t from);
};

// The dimension that is halved.
size_t split_of(const Call& call, const Spec& spec);

// The stride through all elements; -1 if there is none.
int64_t one_step(const Spec& spec);

}  // namespace fuzz
