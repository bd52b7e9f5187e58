// SPDX-License-Identifier: Apache-2.0
// Views of one shape for a tensor whose elements belong to the channels (axis 1) of another. No layout needs a copy.
#pragma once

#include <cstdint>
#include <forward_list>
#include <vector>

#include "opapi/planning/view.h"

namespace actgrad {

// The size of axis 1; a tensor without that axis has one channel.
inline int64_t channel_count(const Tensor& tensor) { return tensor.rank() > 1 ? tensor.size(1) : 1; }

// The product of the first `dims` sizes, saturated at 2^62. Meaningless for negative sizes, which are refused later.
inline int64_t element_count(const Tensor& tensor, int dims) {
    constexpr int64_t limit = int64_t{1} << 62;
    int64_t elements = 1;
    for (int d = 0; d < dims; ++d) {
        const __int128 product = static_cast<__int128>(elements) * tensor.size(d);
        elements = static_cast<int64_t>(product > limit ? limit : product < -limit ? -limit : product);
    }
    return elements;
}
inline int64_t element_count(const Tensor& tensor) { return element_count(tensor, tensor.rank()); }

// Owns the layouts that its views refer to.
class Channels {
public:
    // `weight` has one element, or one per channel of `space`. Axis 1 is then split into as many axes as `weight` has.
    Channels(const Tensor& space, const Tensor& weight) : space_(space) {
        if (element_count(weight) == 1) {
            parts_.assign(space.rank() > 1 ? 1 : 0, channel_count(space));
            return;
        }
        for (int d = 0; d < weight.rank(); ++d) {
            parts_.push_back(weight.size(d));
        }
    }

    // A tensor with one element per channel, of `weight`'s shape or of rank 1.
    View of(const Tensor& tensor) {
        Layout& layout = layouts_.emplace_front();
        const bool single = element_count(tensor) == 1;
        for_each_axis([&](int axis, int part, int64_t size, int64_t inner) {
            const bool own = axis == 1 && !single;
            const bool same = tensor.rank() == static_cast<int>(parts_.size());
            layout.sizes.push_back(own ? size : 1);
            layout.strides.push_back(!own ? 0 : same ? tensor.stride(part) : tensor.stride(0) * inner);
        });
        return {tensor, layout};
    }

    // A tensor of `space`'s shape, or one that broadcasts to it.
    View along(const Tensor& tensor) {
        Layout& layout = layouts_.emplace_front();
        for_each_axis([&](int axis, int, int64_t size, int64_t inner) {
            const int own = axis - (space_.rank() - tensor.rank());
            const bool there = own >= 0 && tensor.size(own) == space_.size(axis);
            layout.sizes.push_back(there ? size : 1);
            layout.strides.push_back(there ? tensor.stride(own) * inner : 0);
        });
        return {tensor, layout};
    }

private:
    // Calls body(axis of `space_`, index of the part, size of the part, product of the sizes of the parts behind it)
    // for each axis of the views.
    template <class Body>
    void for_each_axis(const Body& body) const {
        for (int axis = 0; axis < space_.rank(); ++axis) {
            if (axis != 1) {
                body(axis, 0, space_.size(axis), int64_t{1});
                continue;
            }
            int64_t inner = 1;
            for (const int64_t size : parts_) {
                inner *= size;
            }
            for (size_t part = 0; part < parts_.size(); ++part) {
                inner = parts_[part] == 0 ? 0 : inner / parts_[part];
                body(axis, static_cast<int>(part), parts_[part], inner);
            }
        }
    }

    Tensor space_;
    std::vector<int64_t> parts_;
    std::forward_list<Layout> layouts_;
};

}  // namespace actgrad
