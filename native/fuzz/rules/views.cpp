// SPDX-License-Identifier: Apache-2.0
#include "fuzz/rules/views.h"

#include <algorithm>
#include <vector>

namespace fuzz {

bool is_inside_storage(const Spec& spec) {
    for (const int64_t size : spec.sizes) {
        if (size < 0) {
            return false;
        }
    }
    for (const int64_t stride : spec.strides) {
        if (stride < 0) {
            return false;
        }
    }
    if (spec.is_empty()) {
        return true;
    }
    __int128 last = spec.offset;
    for (size_t i = 0; i < spec.sizes.size(); ++i) {
        last += __int128{spec.sizes[i] - 1} * spec.strides[i];
    }
    return spec.offset >= 0 && last < count(spec.storage);
}

Overlap overlap(const Spec& spec) {
    const __int128 elements = count(spec.sizes);
    if (elements <= 1) {
        return Overlap::No;
    }
    for (size_t i = 0; i < spec.sizes.size(); ++i) {
        if (spec.sizes[i] > 1 && spec.strides[i] == 0) {
            return Overlap::Yes;
        }
    }
    if (elements > 4096) {
        return Overlap::Unknown;
    }
    std::vector<__int128> places{0};
    for (size_t i = 0; i < spec.sizes.size(); ++i) {
        const size_t before = places.size();
        for (int64_t k = 1; k < spec.sizes[i]; ++k) {
            for (size_t j = 0; j < before; ++j) {
                places.push_back(places[j] + __int128{k} * spec.strides[i]);
            }
        }
    }
    std::sort(places.begin(), places.end());
    return std::adjacent_find(places.begin(), places.end()) == places.end() ? Overlap::No : Overlap::Yes;
}

bool is_interleaved(const Call& call) { return call.rule->has(Interleaves) && call.numbers.at(1) != 0; }

Axis::Axis(const Spec& spec, size_t from) {
    for (size_t d = spec.sizes.size(); d-- > from;) {
        if (spec.sizes[d] != 1) {
            is_one = is_one && (size == 1 || size * stride == spec.strides[d]);
            stride = size == 1 ? spec.strides[d] : stride;
            constexpr __int128 most = __int128{1} << 62;
            size = std::clamp(size * spec.sizes[d], -most, most);
        }
    }
}

size_t split_of(const Call& call, const Spec& spec) {
    return static_cast<size_t>(call.dim() < 0 ? call.dim() + spec.rank() : call.dim());
}

int64_t one_step(const Spec& spec) {
    __int128 elements = 1, step = 0;
    for (size_t i = spec.sizes.size(); i-- > 0;) {
        if (spec.sizes[i] != 1) {
            if (elements != 1 && spec.strides[i] != elements * step) {
                return -1;
            }
            step = elements == 1 ? spec.strides[i] : step;
            elements *= std::clamp<int64_t>(spec.sizes[i], -(int64_t{1} << 20), int64_t{1} << 20);
            elements = std::clamp(elements, -(__int128{1} << 60), __int128{1} << 60);
        }
    }
    return static_cast<int64_t>(step);
}

}  // namespace fuzz
