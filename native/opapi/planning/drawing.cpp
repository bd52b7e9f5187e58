// SPDX-License-Identifier: Apache-2.0
#include "opapi/planning/drawing.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "opapi/kernels/convert.h"
#include "opapi/planning/channels.h"

namespace actgrad {

namespace {

// `value` rounded to `dtype`.
double rounded(aclDataType dtype, double value) {
    if (dtype == ACL_DOUBLE) {
        return value;
    }
    char stored[sizeof(double)];
    conversion(ACL_DOUBLE, dtype)(&value, stored, 1);
    conversion(dtype, ACL_DOUBLE)(stored, &value, 1);
    return value;
}

// The neighbor, up or down, of a value of `dtype`: consecutive floats have consecutive bit patterns.
template <class Bits>
double next(aclDataType dtype, double value, bool up) {
    Bits bits = 0;
    if (dtype == ACL_DOUBLE) {
        std::memcpy(&bits, &value, sizeof bits);
    } else {
        conversion(ACL_DOUBLE, dtype)(&value, &bits, 1);
    }
    constexpr Bits sign = static_cast<Bits>(Bits{1} << (8 * sizeof(Bits) - 1));
    if (value == 0) {
        bits = up ? Bits{1} : static_cast<Bits>(sign | 1);
    } else {
        const bool away = up == (value > 0);
        bits = static_cast<Bits>(away ? bits + 1 : bits - 1);
    }
    if (dtype == ACL_DOUBLE) {
        std::memcpy(&value, &bits, sizeof bits);
    } else {
        conversion(dtype, ACL_DOUBLE)(&bits, &value, 1);
    }
    return value;
}

double next(aclDataType dtype, double value, bool up) {
    switch (aclDataTypeSize(dtype)) {
        case 2: return next<uint16_t>(dtype, value, up);
        case 4: return next<uint32_t>(dtype, value, up);
        default: return next<uint64_t>(dtype, value, up);
    }
}

}  // namespace

Drawing drawing_of(const Draws& draws, aclDataType dtype) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double low = draws.low.value, high = draws.high.value;
    Drawing drawing{
        low, high - low, -infinity, infinity, static_cast<uint64_t>(draws.seed), static_cast<uint64_t>(draws.offset)};
    if (low < high && std::isfinite(low) && std::isfinite(high)) {
        const double near_low = rounded(dtype, low), near_high = rounded(dtype, high);
        const double least = near_low < low ? next(dtype, near_low, true) : near_low;
        const double most = near_high < high ? near_high : next(dtype, near_high, false);
        if (least <= most) {
            drawing.least = least;
            drawing.most = most;
        }
    }
    return drawing;
}

bool FirstElements::exist(const Tensor& tensor, const Tensor& model) {
    if (equal_shapes(tensor, model)) {
        return true;
    }
    if (element_count(tensor) < element_count(model)) {
        return false;
    }
    __int128 size = 1, step = 0;
    for (int i = tensor.rank() - 1; i >= 0; --i) {
        if (tensor.size(i) == 1) {
            continue;
        }
        if (size != 1 && tensor.stride(i) != size * step) {
            return element_count(model) == 0;
        }
        step = size == 1 ? tensor.stride(i) : step;
        size = size * tensor.size(i) % (__int128{1} << 62);
    }
    return true;
}

FirstElements::FirstElements(const Tensor& tensor, const Tensor& model) : tensor_(tensor) {
    const bool same = equal_shapes(tensor, model);
    int64_t stride = element_count(model) == 0 ? 0 : MergedAxis(tensor, 0).stride;
    for (int i = model.rank() - 1; i >= 0; --i) {
        layout_.sizes.insert(layout_.sizes.begin(), model.size(i));
        layout_.strides.insert(layout_.strides.begin(), same ? tensor.stride(i) : stride);
        stride *= model.size(i);
    }
}

}  // namespace actgrad
