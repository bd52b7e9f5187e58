// SPDX-License-Identifier: Apache-2.0
#include "opapi/planning/overlap.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace actgrad {

namespace {

// One unknown x of the question: is |start + Σ x·stride| < width for some 0 ≤ x ≤ last?
struct Term {
    int64_t stride;  // > 0
    int64_t last;
};

// Answers it by depth-first search, largest stride first. Each level tries only those x whose remainder the smaller
// strides can still cancel, by size and by greatest common divisor: one or two for the layouts of practice. Past
// `budget` steps the answer is yes, as refusing a call is safe and overwriting data is not.
class Search {
public:
    Search(std::vector<Term> terms, int64_t width) : terms_(std::move(terms)), width_(width) {
        std::sort(terms_.begin(), terms_.end(), [](const Term& a, const Term& b) { return a.stride > b.stride; });
        merge_equal_strides();
        rest_.assign(terms_.size() + 1, 0);
        divisor_.assign(terms_.size() + 1, 0);
        for (size_t i = terms_.size(); i-- > 0;) {
            rest_[i] = rest_[i + 1] + __int128{terms_[i].stride} * terms_[i].last;
            divisor_[i] = std::gcd(divisor_[i + 1], terms_[i].stride);
        }
    }

    bool reaches_zero(__int128 start, size_t level = 0) {
        if (++steps_ > budget) {
            return true;
        }
        if (start >= width_ || start + rest_[level] <= -width_) {
            return false;
        }
        if (const int64_t divisor = divisor_[level]) {
            const auto remainder = static_cast<int64_t>((start % divisor + divisor) % divisor);
            if (std::min(remainder, divisor - remainder) >= width_) {
                return false;
            }
        }
        if (level == terms_.size()) {
            return true;
        }
        const Term& term = terms_[level];
        // start + x·stride < width and start + x·stride + rest > −width.
        const __int128 lowest = -width_ + 1 - start - rest_[level + 1];
        const __int128 first = lowest <= 0 ? 0 : (lowest + term.stride - 1) / term.stride;
        const __int128 end = std::min<__int128>(term.last, (width_ - 1 - start) / term.stride);
        for (__int128 x = first; x <= end; ++x) {
            if (reaches_zero(start + x * term.stride, level + 1)) {
                return true;
            }
        }
        return false;
    }

private:
    void merge_equal_strides() {
        std::vector<Term> merged;
        for (const Term& term : terms_) {
            if (!merged.empty() && merged.back().stride == term.stride) {
                merged.back().last += term.last;
            } else {
                merged.push_back(term);
            }
        }
        terms_ = std::move(merged);
    }

    static constexpr int budget = 100000;
    std::vector<Term> terms_;
    std::vector<int64_t> divisor_;  // divisor_[i]: the greatest common divisor of the strides from i on
    std::vector<__int128> rest_;    // rest_[i]: what the terms from i on can add at most
    const __int128 width_;
    int steps_ = 0;
};

int64_t item_size(aclDataType dtype) { return static_cast<int64_t>(aclDataTypeSize(dtype)); }

// The half-open range of bytes that an operand touches.
struct Extent {
    __int128 begin, end;
};

Extent extent_of(const Plan& plan, int operand, intptr_t begin, int64_t item) {
    Extent extent{begin, __int128{begin} + item};
    for (int i = 0; i < plan.rank; ++i) {
        const __int128 step = __int128{plan.stride(operand, i)} * item * (plan.size(i) - 1);
        (step < 0 ? extent.begin : extent.end) += step;
    }
    return extent;
}

// Whether two operands are disjoint within each period of a stride that they share, as the halves of a split tensor
// are: a cheap test for the common case. False means undecided.
bool are_apart_in_each_period(const Plan& plan, int a, int b, intptr_t begin_a, intptr_t begin_b, int64_t item) {
    int outer = -1;
    for (int i = 0; i < plan.rank; ++i) {
        if (plan.size(i) > 1 && (outer < 0 || plan.stride(a, i) > plan.stride(a, outer))) {
            outer = i;
        }
    }
    if (outer < 0 || plan.stride(a, outer) <= 0 || plan.stride(a, outer) != plan.stride(b, outer)) {
        return false;
    }
    const __int128 period = __int128{plan.stride(a, outer)} * item;
    __int128 width_a = item, width_b = item;
    for (int i = 0; i < plan.rank; ++i) {
        if (i != outer) {
            if (plan.stride(a, i) < 0 || plan.stride(b, i) < 0) {
                return false;
            }
            width_a += __int128{plan.stride(a, i)} * (plan.size(i) - 1) * item;
            width_b += __int128{plan.stride(b, i)} * (plan.size(i) - 1) * item;
        }
    }
    const __int128 distance = ((__int128{begin_a} - begin_b) % period + period) % period;
    return distance >= width_b && distance + width_a <= period;
}

}  // namespace

bool is_packed(const Tensor& tensor) {
    int64_t packed = 1;
    for (int i = tensor.rank() - 1; i >= 0; --i) {
        if (tensor.size(i) != 1 && tensor.stride(i) != packed) {
            return false;
        }
        if (__builtin_mul_overflow(packed, tensor.size(i), &packed)) {
            return false;  // possible in an empty tensor
        }
    }
    return true;
}

bool overlaps_itself(const Tensor& tensor) {
    if (is_packed(tensor)) {
        return false;
    }
    std::vector<Term> terms;
    for (int i = 0; i < tensor.rank(); ++i) {
        if (tensor.size(i) == 0) {
            return false;
        }
        if (tensor.size(i) > 1) {
            terms.push_back({std::abs(tensor.stride(i)), tensor.size(i) - 1});
        }
    }
    std::sort(terms.begin(), terms.end(), [](const Term& a, const Term& b) { return a.stride < b.stride; });
    __int128 reach = 0;
    bool nested = true;  // each stride exceeds the reach of the smaller ones, as in slices and transposes
    for (const Term& term : terms) {
        if (term.stride == 0) {
            return true;
        }
        nested = nested && term.stride > reach;
        reach += __int128{term.stride} * term.last;
    }
    if (nested) {
        return false;
    }
    // Two elements overlap if Σ d·stride = 0 for some d ≠ 0 with |d| ≤ last. Let `leading` be the first dimension with
    // d ≠ 0, without loss of generality d > 0; the dimensions after it are free in both directions.
    for (size_t leading = 0; leading < terms.size(); ++leading) {
        std::vector<Term> unknowns{{terms[leading].stride, terms[leading].last - 1}};
        __int128 start = terms[leading].stride;
        for (size_t i = leading + 1; i < terms.size(); ++i) {
            start -= __int128{terms[i].stride} * terms[i].last;
            unknowns.push_back({terms[i].stride, 2 * terms[i].last});
        }
        if (Search(unknowns, 1).reaches_zero(start)) {
            return true;
        }
    }
    return false;
}

bool clash(const Plan& plan, int a, const void* address_a, int b, const void* address_b, bool both_written) {
    const Operand &first = plan.operands[a], &second = plan.operands[b];
    const int64_t item_a = item_size(first.dtype), item_b = item_size(second.dtype);
    const auto begin_a = reinterpret_cast<intptr_t>(address_a) + first.offset * item_a;
    const auto begin_b = reinterpret_cast<intptr_t>(address_b) + second.offset * item_b;

    bool same_view = begin_a == begin_b && item_a == item_b;
    for (int i = 0; i < plan.rank; ++i) {
        same_view = same_view && plan.stride(a, i) == plan.stride(b, i);
    }
    if (same_view) {
        return both_written;
    }

    const Extent extent_a = extent_of(plan, a, begin_a, item_a), extent_b = extent_of(plan, b, begin_b, item_b);
    if (extent_a.end <= extent_b.begin || extent_b.end <= extent_a.begin) {
        return false;
    }

    if (item_a == item_b && are_apart_in_each_period(plan, a, b, begin_a, begin_b, item_a)) {
        return false;
    }

    // Bytes [p, p + item_a) and [q, q + item_b) overlap if −item_a < p − q < item_b: if p − q is nearer than half of
    // item_a + item_b to half of item_b − item_a. Beside an item of one byte these are rounded, to a wider range.
    __int128 start = __int128{begin_a} - begin_b - (item_b - item_a) / 2;
    std::vector<Term> unknowns;
    const auto add = [&](int64_t size, int64_t step) {
        if (size <= 1 || step == 0) {
            return;
        }
        if (step < 0) {
            start += __int128{step} * (size - 1);
        }
        unknowns.push_back({std::abs(step), size - 1});
    };
    for (int i = 0; i < plan.rank; ++i) {
        add(plan.size(i), plan.stride(a, i) * item_a);
        add(plan.size(i), -plan.stride(b, i) * item_b);
    }
    return Search(unknowns, (item_a + item_b + 1) / 2).reaches_zero(start);
}

}  // namespace actgrad
