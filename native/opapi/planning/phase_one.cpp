// SPDX-License-Identifier: Apache-2.0
#include "opapi/planning/phase_one.h"

#include <algorithm>
#include <string>

#include "ascendcl/error.h"
#include "nnopbase/scalar.h"
#include "opapi/kernels/isa.h"
#include "opapi/planning/describe.h"
#include "opapi/planning/overlap.h"
#include "opapi/planning/planner.h"
#include "opapi/planning/promotion.h"
#include "opapi/planning/runner.h"
#include "strict/observer.h"

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

bool taken_by_any(const Support& support, aclDataType dtype) {
    return std::any_of(support.rows, support.rows + support.count,
                       [&](const Support::Row& row) { return contains(row.dtypes, dtype); });
}

// The lowest and the highest element of a non-empty view; false on overflow.
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

// Tells strict mode that the outputs, which come last of the tensors that were given, keep their old contents.
void tell_of_failure(const CallNames& names, const std::vector<const aclTensor*>& given) {
    strict::Observer* const observer = strict::observer();
    if (!observer || given.size() != static_cast<size_t>(names.tensors)) {
        return;  // refused before the arguments were looked at
    }
    strict::Accesses outputs;
    for (size_t i = given.size() - static_cast<size_t>(names.outputs); i < given.size(); ++i) {
        if (const Pin<aclTensor> live(given[i]); live) {
            outputs.push_back(access_of(*given[i], "output", strict::Use::Written));
        }
    }
    observer->failed(names.aclnn, outputs);
}

}  // namespace

bool PhaseOne::omitted(Tensor& tensor, const Tensor& stand_in, bool optional) const {
    if (tensor.handle || !(optional || any_product())) {
        return false;
    }
    tensor = stand_in;
    return true;
}

void PhaseOne::not_null(std::initializer_list<Given> arguments) {
    planned_.tensors.reserve(arguments.size());
    if (strict::observer() && !any_product()) {
        for (const Given& given : arguments) {
            if (given.is_tensor) {
                planned_.given.push_back(given.tensor);
            } else if (given.scalar) {
                planned_.scalars.push_back(given.scalar);
            }
        }
    }
    for (const Given& given : arguments) {
        if (given.missing) {
            throw Refusal(ACLNN_ERR_PARAM_NULLPTR, std::string(given.name) + " is null; " + given.kind + " is needed");
        }
        // The Python functions own their objects for the whole call. Another thread of a C program may destroy its
        // scalar at any time.
        if (given.scalar && !any_product() && !scalars_.emplace_front(given.scalar)) {
            strict::tell(&strict::Observer::dead_used, "scalar", given.scalar);
            throw Refusal(ACLNN_ERR_PARAM_INVALID,
                          std::string(given.name) +
                              " is not a live scalar: aclCreateScalar did not return it, or it was "
                              "destroyed");
        }
        if (given.tensor && any_product()) {
            planned_.tensors.borrow(given.tensor);
        } else if (given.tensor) {
            planned_.tensors.retain(given.tensor, given.name);
        }
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
        if (!tensor.handle) {
            continue;  // omitted
        }
        const aclDataType dtype = tensor.handle->dtype;
        if (any_product() ? is_float(dtype) || taken_by_any(support, dtype) : contains(row->dtypes, dtype)) {
            continue;
        }
        std::string allowed;
        if (any_product()) {
            allowed = "FLOAT, FLOAT16, BF16";
            for (const aclDataType integer : {ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}) {
                allowed += taken_by_any(support, integer) ? ", " + describe_dtype(integer) : "";
            }
            allowed += " or DOUBLE is needed";
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
        if (!tensor.handle) {
            continue;  // omitted
        }
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
            // The Python functions see NumPy's reversed views; the C interface has no negative strides.
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
    for (const Tensor& output : outputs) {
        if (!output.handle) {
            continue;  // omitted
        }
        ++planned_.output_count;
        if (overlaps_itself(output)) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID,
                          std::string(output.name) + " overlaps itself: with shape " + describe_shape(output) +
                              " and strides " + describe_strides(output) +
                              " several elements share one address; an output needs an address for each");
        }
    }
}

template <class Is>
void PhaseOne::tell_where(std::initializer_list<Tensor> tensors, const char* what, const Is& is) const {
    strict::Observer* const observer = strict::observer();
    if (!observer || any_product()) {
        return;
    }
    std::string found;
    for (const Tensor& tensor : tensors) {
        if (is(tensor)) {
            found += (found.empty() ? "" : ", ") + std::string(tensor.name);
        }
    }
    if (!found.empty()) {
        observer->excluded(caller_, found.c_str(), product_name(product), what);
    }
}

void PhaseOne::no_strided(std::initializer_list<Tensor> tensors) const {
    tell_where(tensors, "not contiguous",
               [](const Tensor& tensor) { return !is_packed(tensor) && !tensor.handle->is_empty(); });
}

void PhaseOne::no_empty(std::initializer_list<Tensor> tensors) const {
    tell_where(tensors, "empty", [](const Tensor& tensor) { return tensor.handle->is_empty(); });
}

void PhaseOne::no_empty(std::initializer_list<Tensor> tensors, Product where) const {
    if (product == where) {
        no_empty(tensors);
    }
}

void PhaseOne::no_rank_0(std::initializer_list<Tensor> tensors) const {
    tell_where(tensors, "of rank 0", [](const Tensor& tensor) { return tensor.rank() == 0; });
}

void PhaseOne::rows_of_64_bytes(std::initializer_list<Tensor> tensors, Product where) const {
    if (product != where) {
        return;
    }
    tell_where(tensors, "rows of a size that is no multiple of 64 bytes", [](const Tensor& tensor) {
        const auto item = static_cast<int64_t>(aclDataTypeSize(tensor.handle->dtype));
        return tensor.rank() > 0 && tensor.size(tensor.rank() - 1) * item % 64 != 0;
    });
}

void PhaseOne::at_most_200000_rows_of_1024(std::initializer_list<Tensor> tensors) const {
    tell_where(tensors, "more than 200000 rows, or rows of 0 or more than 1024 elements", [](const Tensor& tensor) {
        const int64_t row = tensor.rank() > 0 ? tensor.size(tensor.rank() - 1) : 1;
        return row == 0 || row > 1024 || tensor.handle->elements() / row > 200000;
    });
}

Number PhaseOne::number(const Scalar& scalar, aclDataType compute, double otherwise, bool is_result) const {
    const double value = scalar.by_value ? scalar.value : scalar.handle ? as_double(*scalar.handle) : otherwise;
    if (compute == ACL_DOUBLE) {
        return Number(value, false);
    }
    Number number(static_cast<double>(static_cast<float>(value)), true);
    if (is_integer(compute)) {
        const int64_t integer = scalar.handle ? as_int64(*scalar.handle) : whole_part(value);
        number.integer = is_result ? nearest_integer(compute, integer) : integer;
    }
    return number;
}

void PhaseOne::run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs,
                   std::initializer_list<Number> scalars, const RowLimit& limit) {
    planned_.plan = plan_kernel(kernel, planned_.tensors.list(), inputs, outputs, scalars, limit, nullptr);
}

void PhaseOne::run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs,
                   const Draws& draws) {
    planned_.plan = plan_kernel(kernel, planned_.tensors.list(), inputs, outputs, {}, {}, &draws);
}

aclDataType promoted(std::initializer_list<Tensor> tensors) {
    aclDataType common = tensors.begin()->handle->dtype;
    for (const Tensor& tensor : tensors) {
        common = promoted(common, tensor.handle->dtype);
    }
    return common;
}

aclnnStatus checked(const CallNames& names, Product product, Planned& planned, void (*checks)(PhaseOne&, const void*),
                    const void* context) noexcept {
    const bool from_python = product == Product::Any;
    const char* const caller = from_python ? names.python : names.aclnn;
    const char* const phase = from_python ? "" : "GetWorkspaceSize";
    try {
        PhaseOne call(caller, product, planned);
        checks(call, context);
        return ACLNN_SUCCESS;
    } catch (const Refusal& refusal) {
        return fail(refusal.status, {caller, phase, ": ", refusal.message});
    } catch (const std::bad_alloc&) {
        return fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, {caller, phase, ": no memory is left for the plan"});
    }
}

aclnnStatus kept_as_executor(const CallNames& names, uint64_t* workspace_size, aclOpExecutor** executor,
                             aclnnStatus (*plan)(Product, Planned&, const void*), const void* context) noexcept {
    const auto refuse = [&](aclnnStatus status, std::string_view sentence) {
        return fail(status, {names.aclnn, "GetWorkspaceSize: ", sentence});
    };
    try {
        Planned planned;
        if (!workspace_size || !executor) {
            if (strict::observer()) {
                plan(process_product(), planned, context);  // finds the outputs
                tell_of_failure(names, planned.given);
            }
            return refuse(ACLNN_ERR_PARAM_NULLPTR, workspace_size
                                                       ? "executor is null; the address of an aclOpExecutor* is needed"
                                                       : "workspaceSize is null; the address of a uint64_t is needed");
        }
        const aclnnStatus status = plan(process_product(), planned, context);
        if (status != ACLNN_SUCCESS) {
            tell_of_failure(names, planned.given);
            return status;
        }
        // What is changed in place counts as an input, optional outputs may be omitted.
        const size_t outputs = std::min(planned.output_count, static_cast<size_t>(names.outputs));
        const size_t input_count = planned.tensors.list().size() - outputs;
        const bool is_empty = planned.plan->elements == 0;
        *executor = make_executor(names.aclnn, std::move(planned.tensors), input_count,
                                  work_of(names.aclnn, std::move(planned.plan)), WORKSPACE_SIZE);
        strict::Observer* const observer = strict::observer();
        if (observer) {
            observer->executor_takes(*executor, planned.scalars);
        }
        *workspace_size = observer && !is_empty ? observer->workspace_asked(*executor) : WORKSPACE_SIZE;
        return ACLNN_SUCCESS;
    } catch (const Refusal& refusal) {
        return refuse(refusal.status, refusal.message);
    } catch (const std::bad_alloc&) {
        return refuse(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for the plan");
    }
}

}  // namespace actgrad
