// SPDX-License-Identifier: Apache-2.0
#include "opapi/phase_one.h"

#include <algorithm>
#include <string>

#include "ascendcl/error.h"
#include "opapi/describe.h"
#include "opapi/isa.h"
#include "opapi/overlap.h"
#include "opapi/planner.h"

namespace actgrad {

namespace {

constexpr uint64_t WORKSPACE_SIZE = 0;  // no operator of this family needs any

const Support::Row* row_of(const Support& support, Product product) {
    for (int i = 0; i < support.count; ++i) {
        if (support.rows[i].product == product) {
            return &support.rows[i];
        }
    }
    return nullptr;
}

bool contains(const Dtypes& dtypes, aclDataType dtype) {
    return std::find(dtypes.list, dtypes.list + dtypes.count, dtype) != dtypes.list + dtypes.count;
}

bool is_float(aclDataType dtype) {
    return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || dtype == ACL_BF16 || dtype == ACL_DOUBLE;
}

// The lowest and the highest element that a view without empty dimensions touches; false when they overflow.
bool reach(const Tensor& tensor, __int128& low, __int128& high) {
    low = high = tensor.handle->offset;
    constexpr __int128 limit = __int128{1} << 100;
    for (int i = 0; i < tensor.rank(); ++i) {
        const __int128 extent = static_cast<__int128>(tensor.size(i) - 1) * tensor.stride(i);
        (extent < 0 ? low : high) += extent;
        if (high > limit || low < -limit) {
            return false;
        }
    }
    return true;
}

}  // namespace

bool PhaseOne::omitted(Tensor& tensor, const Tensor& stand_in) const {
    if (tensor.handle || !any_product()) {
        return false;
    }
    tensor = stand_in;
    return true;
}

void PhaseOne::not_null(std::initializer_list<Tensor> tensors) {
    tensors_.reserve(tensors_.size() + tensors.size());
    for (const Tensor& tensor : tensors) {
        if (!tensor.handle) {
            throw Refusal(ACLNN_ERR_PARAM_NULLPTR, std::string(tensor.name) + " is null; a tensor is needed");
        }
        // The Python functions pass tensors of their own, which live during the call.
        if (!any_product()) {
            require_live_tensor(tensor.handle, tensor.name);
        }
        tensors_.push_back(tensor.handle);
    }
}

void PhaseOne::served(const Support& support) const {
    if (any_product() || row_of(support, product)) {
        return;
    }
    std::string products;
    for (int i = 0; i < support.count; ++i) {
        products += (i ? ", " : "") + std::string(product_name(support.rows[i].product));
    }
    throw Refusal(ACLNN_ERR_INNER_FIND_KERNEL_ERROR, "the product " + std::string(product_name(product)) +
                                                         " has no such operator; these products have it: " + products);
}

void PhaseOne::dtypes(const Support& support, std::initializer_list<Tensor> tensors) const {
    const Support::Row* row = row_of(support, product);
    for (const Tensor& tensor : tensors) {
        const aclDataType dtype = tensor.handle->dtype;
        if (any_product() ? is_float(dtype) : contains(row->dtypes, dtype)) {
            continue;
        }
        std::string allowed;
        if (any_product()) {
            allowed = "FLOAT, FLOAT16, BF16 or DOUBLE is needed";
        } else {
            for (int i = 0; i < row->dtypes.count; ++i) {
                allowed += (i ? ", " : "") + describe_dtype(row->dtypes.list[i]);
            }
            allowed = std::string(product_name(product)) + " takes " + allowed;
        }
        throw Refusal(ACLNN_ERR_PARAM_INVALID,
                      std::string(tensor.name) + " has dtype " + describe_dtype(dtype) + "; " + allowed);
    }
}

void PhaseOne::inside_storage(std::initializer_list<Tensor> tensors) const {
    for (const Tensor& tensor : tensors) {
        bool empty = false;
        for (int i = 0; i < tensor.rank(); ++i) {
            if (tensor.size(i) < 0) {
                throw Refusal(
                    ACLNN_ERR_PARAM_INVALID,
                    std::string(tensor.name) + " has a negative size: its shape is " + describe_shape(tensor));
            }
            empty = empty || tensor.size(i) == 0;
        }
        for (int i = 0; i < tensor.rank(); ++i) {
            // NumPy's reversed views reach the Python functions; the C interface knows no negative strides.
            if (tensor.stride(i) < 0 && !any_product()) {
                throw Refusal(
                    ACLNN_ERR_PARAM_INVALID,
                    std::string(tensor.name) + " has a negative stride: its strides are " + describe_strides(tensor));
            }
        }
        if (empty) {
            continue;
        }
        const int64_t available = count_elements(tensor.handle->storage_sizes());
        __int128 low, high;
        if (!reach(tensor, low, high) || low < 0 || high >= available) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID,
                          std::string(tensor.name) + " leaves its storage: shape " + describe_shape(tensor) +
                              ", strides " + describe_strides(tensor) + " and offset " +
                              std::to_string(tensor.handle->offset) + " need more than the storage " +
                              describe_list(tensor.handle->storage_sizes()));
        }
    }
}

void PhaseOne::no_overlap(std::initializer_list<Tensor> outputs) {
    output_count_ = outputs.size();
    for (const Tensor& output : outputs) {
        if (overlaps_itself(output)) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID,
                          std::string(output.name) + " overlaps itself: with shape " + describe_shape(output) +
                              " and strides " + describe_strides(output) +
                              " several elements share one place; an output needs a place for each");
        }
    }
}

void PhaseOne::run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs) {
    work_ = plan_kernel(kernel, tensors_, inputs, outputs);
}

aclOpExecutor* PhaseOne::finish() {
    const size_t input_count = tensors_.size() - output_count_;
    return make_executor(name_, std::move(tensors_), input_count, std::move(work_), WORKSPACE_SIZE);
}

aclnnStatus phase_one_checked(const CallNames& names, uint64_t* workspace_size, aclOpExecutor** executor,
                              void (*checks)(PhaseOne&, const void*), const void* context) {
    const char* caller = names.aclnn;
    const char* phase = "GetWorkspaceSize";
    try {
        if (!workspace_size) {
            throw Refusal(ACLNN_ERR_PARAM_NULLPTR, "workspaceSize is null; a place for the size is needed");
        }
        if (!executor) {
            throw Refusal(ACLNN_ERR_PARAM_NULLPTR, "executor is null; a place for the executor is needed");
        }
        PhaseOne call(names, current_product());
        if (call.any_product()) {
            caller = names.python;
            phase = "";
        }
        checks(call, context);
        *executor = call.finish();
        *workspace_size = WORKSPACE_SIZE;
        return ACLNN_SUCCESS;
    } catch (const Refusal& refusal) {
        return fail(refusal.status, {caller, phase, ": ", refusal.message});
    } catch (const std::bad_alloc&) {
        return fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, {caller, phase, ": no memory is left for the plan"});
    }
}

}  // namespace actgrad
