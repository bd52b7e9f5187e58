// SPDX-License-Identifier: Apache-2.0
// Where outputs lie within cache lines.
#pragma once

#include "opapi/kernels/tile/elements.h"
#include "opapi/kernels/tile/operands.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Whether a formula's non-temporal stores may be to outputs that lie anywhere within a line.
template <class Formula>
constexpr bool has_outputs_anywhere = stored_outputs<Formula> > 1 && Formula::interleaved == 0;

ACTGRAD_INLINE int64_t in_line(const void* address) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(address) % CACHE_LINE);
}
template <class Formula>
ACTGRAD_INLINE bool begin_at_lines(void* const* outputs) {
    bool all = true;
    for (int i = 0; i < stored_outputs<Formula>; ++i) {
        all = all && in_line(outputs[i]) == 0;
    }
    return all;
}

template <class Formula, class T>
ACTGRAD_INLINE bool begin_at_elements(void* const* outputs) {
    bool all = true;
    for (int i = 0; i < stored_outputs<Formula>; ++i) {
        all = all && in_line(outputs[i]) % int64_t{sizeof(T)} == 0;
    }
    return all;
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
