// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/tensor.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "nnopbase/registry.h"

namespace actgrad {

namespace {

void require_possible_storage(const Dims& sizes, aclDataType dtype) {
    const auto item = static_cast<int64_t>(std::max<size_t>(aclDataTypeSize(dtype), 1));
    if (count_elements(sizes) > PTRDIFF_MAX / item) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID, "the storage has more than " + std::to_string(PTRDIFF_MAX / item) +
                                                   " elements of " + std::to_string(item) +
                                                   " bytes; no memory is that large");
    }
}

// All or nothing: assigns no member unless all memory could be allocated.
void assign(aclTensor& tensor, const int64_t* view_dims, uint64_t view_dims_num, aclDataType dtype,
            const int64_t* stride, int64_t offset, aclFormat format, const int64_t* storage_dims,
            uint64_t storage_dims_num, void* data) {
    require_array(view_dims, view_dims_num, "viewDims");
    require_array(storage_dims, storage_dims_num, "storageDims");
    Dims sizes(view_dims, view_dims_num);
    Dims strides = stride ? Dims(stride, view_dims_num) : contiguous_strides(sizes);
    Dims storage(storage_dims, storage_dims_num);
    require_possible_storage(storage, dtype);
    tensor.storage_dims = std::move(storage);
    tensor.view_sizes = std::move(sizes);
    tensor.view_strides = std::move(strides);
    tensor.offset = offset;
    tensor.dtype = dtype;
    tensor.format = format;
    tensor.data = data;
}

// Whether 64 bits hold the distance in bytes of each element. A tensor that was refused may have any offset and
// strides.
bool fits_in_memory(const aclTensor& tensor, int64_t item) {
    const __int128 limit = PTRDIFF_MAX / std::max<int64_t>(item, 1);
    __int128 last = tensor.offset;
    for (size_t i = 0; i < tensor.rank() && last <= limit; ++i) {
        last += __int128{std::max<int64_t>(tensor.strides()[i], 0)} * (tensor.sizes()[i] - 1);
    }
    return tensor.offset >= 0 && last <= limit;
}

// Returns a copy of `values` to the caller, who owns it.
aclnnStatus hand_out(const Dims& values, int64_t** array, uint64_t* count) {
    *array = new int64_t[values.size()];
    *count = values.size();
    std::copy(values.begin(), values.end(), *array);
    return ACLNN_SUCCESS;
}

}  // namespace

int64_t count_elements(const Dims& sizes) {
    if (std::find(sizes.begin(), sizes.end(), 0) != sizes.end()) {
        return 0;
    }
    int64_t count = 1;
    for (const int64_t size : sizes) {
        if (size < 0) {
            return -1;
        }
        constexpr int64_t limit = std::numeric_limits<int64_t>::max();
        count = count > limit / size ? limit : count * size;
    }
    return count;
}

Dims contiguous_strides(const Dims& sizes) {
    Dims strides(sizes.size());
    uint64_t stride = 1;
    for (size_t i = sizes.size(); i-- > 0;) {
        strides[i] = static_cast<int64_t>(stride);
        stride *= static_cast<uint64_t>(sizes[i]);
    }
    return strides;
}

aclTensor* create_tensor() { return Registry<aclTensor>::instance().create(); }

bool retain(const aclTensor* tensor) { return Registry<aclTensor>::instance().retain(tensor); }
void release(const aclTensor* tensor) { Registry<aclTensor>::instance().release(tensor); }

TensorReferences::~TensorReferences() {
    if (borrowed_) {
        return;
    }
    for (const aclTensor* tensor : tensors_) {
        if (tensor) {
            release(tensor);
        }
    }
}

void TensorReferences::retain(const aclTensor* tensor, const char* argument) {
    tensors_.push_back(nullptr);  // may throw, so it comes first
    if (tensor && !actgrad::retain(tensor)) {
        refuse_dead(tensor, argument, kind_of(tensor));
    }
    tensors_.back() = tensor;
}

size_t alignment_of(aclDataType dtype) {
    const bool is_complex = dtype == ACL_COMPLEX32 || dtype == ACL_COMPLEX64 || dtype == ACL_COMPLEX128;
    return aclDataTypeSize(dtype) / (is_complex ? 2 : 1);
}

strict::Access access_of(const aclTensor& tensor, const char* argument, strict::Use use) {
    const auto item = static_cast<int64_t>(aclDataTypeSize(tensor.dtype));
    strict::Footprint footprint;
    footprint.low = reinterpret_cast<uintptr_t>(tensor.data.load());
    if (footprint.low == 0 || tensor.elements() <= 0 || !fits_in_memory(tensor, item)) {
        return {argument, footprint, use};
    }
    footprint.low += static_cast<uintptr_t>(tensor.offset * item);
    footprint.run = static_cast<size_t>(item);
    footprint.alignment = alignment_of(tensor.dtype);
    std::vector<std::pair<int64_t, int64_t>> dimensions;  // from within: a transposed view may be one run
    for (size_t i = tensor.rank(); i-- > 0;) {
        dimensions.emplace_back(std::max<int64_t>(tensor.strides()[i], 0) * item, tensor.sizes()[i]);
    }
    std::sort(dimensions.begin(), dimensions.end());
    for (const auto& [step, size] : dimensions) {
        footprint.add(size, step);
    }
    return {argument, footprint, use};
}

}  // namespace actgrad

using namespace actgrad;

aclTensor* aclCreateTensor(const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType, const int64_t* stride,
                           int64_t offset, aclFormat format, const int64_t* storageDims, uint64_t storageDimsNum,
                           void* tensorData) {
    return created<aclTensor>("aclCreateTensor", [&](aclTensor& tensor) {
        assign(tensor, viewDims, viewDimsNum, dataType, stride, offset, format, storageDims, storageDimsNum,
               tensorData);
    });
}

aclnnStatus aclInitTensor(aclTensor* tensor, const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType,
                          const int64_t* stride, int64_t offset, aclFormat format, const int64_t* storageDims,
                          uint64_t storageDimsNum, void* tensorData) {
    return aclnn_call("aclInitTensor", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        assign(*tensor, viewDims, viewDimsNum, dataType, stride, offset, format, storageDims, storageDimsNum,
               tensorData);
        strict::tell(&strict::Observer::tensor_changed, tensor);
        return ACLNN_SUCCESS;
    });
}

aclnnStatus aclDestroyTensor(const aclTensor* tensor) { return destroyed("aclDestroyTensor", tensor, "tensor"); }

aclnnStatus aclGetViewShape(const aclTensor* tensor, int64_t** viewDims, uint64_t* viewDimsNum) {
    return aclnn_call("aclGetViewShape", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        require_argument(viewDims, "viewDims");
        require_argument(viewDimsNum, "viewDimsNum");
        return hand_out(tensor->sizes(), viewDims, viewDimsNum);
    });
}

aclnnStatus aclGetStorageShape(const aclTensor* tensor, int64_t** storageDims, uint64_t* storageDimsNum) {
    return aclnn_call("aclGetStorageShape", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        require_argument(storageDims, "storageDims");
        require_argument(storageDimsNum, "storageDimsNum");
        return hand_out(tensor->storage_sizes(), storageDims, storageDimsNum);
    });
}

aclnnStatus aclGetViewStrides(const aclTensor* tensor, int64_t** stridesValue, uint64_t* stridesNum) {
    return aclnn_call("aclGetViewStrides", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        require_argument(stridesValue, "stridesValue");
        require_argument(stridesNum, "stridesNum");
        return hand_out(tensor->strides(), stridesValue, stridesNum);
    });
}

aclnnStatus aclGetViewOffset(const aclTensor* tensor, int64_t* offset) {
    return aclnn_call("aclGetViewOffset", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        require_argument(offset, "offset");
        *offset = tensor->offset;
        return ACLNN_SUCCESS;
    });
}

aclnnStatus aclGetFormat(const aclTensor* tensor, aclFormat* format) {
    return aclnn_call("aclGetFormat", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        require_argument(format, "format");
        *format = tensor->format;
        return ACLNN_SUCCESS;
    });
}

aclnnStatus aclGetDataType(const aclTensor* tensor, aclDataType* dataType) {
    return aclnn_call("aclGetDataType", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        require_argument(dataType, "dataType");
        *dataType = tensor->dtype;
        return ACLNN_SUCCESS;
    });
}

aclnnStatus aclSetRawTensorAddr(aclTensor* tensor, void* addr) {
    return aclnn_call("aclSetRawTensorAddr", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        tensor->data = addr;
        return ACLNN_SUCCESS;
    });
}

aclnnStatus aclGetRawTensorAddr(const aclTensor* tensor, void** addr) {
    return aclnn_call("aclGetRawTensorAddr", [&] {
        const Live<aclTensor> live(tensor, "tensor");
        require_argument(addr, "addr");
        *addr = tensor->data;
        return ACLNN_SUCCESS;
    });
}
