// SPDX-License-Identifier: Apache-2.0
#include "table/checks.h"

#include <algorithm>
#include <limits>
#include <string>

#include "ascendcl/error.h"
#include "opapi/planning/describe.h"
#include "opapi/planning/overlap.h"

namespace actgrad::table {

namespace {

[[noreturn]] void refuse(const std::string& predicate) { throw Refusal(ACLNN_ERR_PARAM_INVALID, predicate); }

bool any_negative(const Dims& values) {
    return std::any_of(values.begin(), values.end(), [](int64_t value) { return value < 0; });
}

}  // namespace

void require_inside_storage(const aclTensor& tensor) {
    const Dims &sizes = tensor.sizes(), &strides = tensor.strides();
    if (any_negative(sizes)) {
        refuse("has a negative size: its shape is " + describe_list(sizes));
    }
    if (any_negative(strides)) {
        refuse("has a negative stride: its strides are " + describe_list(strides));
    }
    const int64_t elements = tensor.elements();
    if (elements == 0) {
        return;
    }
    if (elements == std::numeric_limits<int64_t>::max()) {  // possible with strides of 0
        refuse("has more elements than 64 bits count: its shape is " + describe_list(sizes));
    }
    const int64_t available = count_elements(tensor.storage_sizes());
    __int128 last = tensor.offset;
    for (size_t dim = 0; dim < sizes.size() && last < available; ++dim) {
        last += __int128{sizes[dim] - 1} * strides[dim];
    }
    if (tensor.offset < 0 || last >= available) {
        refuse("leaves its storage: shape " + describe_list(sizes) + ", strides " + describe_list(strides) +
               " and offset " + std::to_string(tensor.offset) + " need more than the storage " +
               describe_list(tensor.storage_sizes()));
    }
}

void require_no_overlap(const aclTensor& tensor) {
    if (overlaps_itself({&tensor, ""})) {
        refuse("overlaps itself: with shape " + describe_list(tensor.sizes()) + " and strides " +
               describe_list(tensor.strides()) +
               " several elements share one address; an output needs an address for each");
    }
}

void require_data(const aclTensor& tensor) {
    if (!tensor.data.load() && tensor.elements() > 0) {
        throw Refusal(ACLNN_ERR_PARAM_NULLPTR,
                      "has data that is null; an address is needed, as its shape is " + describe_list(tensor.sizes()));
    }
}

}  // namespace actgrad::table
