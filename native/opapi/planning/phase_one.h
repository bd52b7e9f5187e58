// SPDX-License-Identifier: Apache-2.0
// Phase one of every operator: the common checks, and the plan that they lead to.
//
// Generated code has two functions per operator. `plan_...` takes the product as an argument and makes a plan; the
// Python functions call it. `aclnn...GetWorkspaceSize` calls it for the product of the process and stores the plan in a
// live executor.
#pragma once

#include <forward_list>
#include <initializer_list>
#include <memory>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/product.h"
#include "generated/kernels.h"
#include "nnopbase/executor.h"
#include "nnopbase/references.h"
#include "opapi/planning/arguments.h"
#include "opapi/planning/plan.h"
#include "opapi/planning/view.h"

namespace actgrad {

// The dtypes that one product supports.
struct Dtypes {
    static constexpr int capacity = 12;
    aclDataType list[capacity];
    int count;

    template <class... More>
    constexpr Dtypes(aclDataType first, More... more) : list{first, more...}, count(1 + sizeof...(more)) {}
};

// The products that have an operator, each with its dtypes.
struct Support {
    struct Row {
        Product product;
        Dtypes dtypes;
    };
    const Row* rows;
    int count;

    template <int N>
    constexpr Support(const Row (&table)[N]) : rows(table), count(N) {}
};

// An operator's names in the C interface and in Python, for error texts, and how many tensors it takes, of which the
// last `outputs` are written and not read.
struct CallNames {
    const char* aclnn;
    const char* python;
    int tensors;
    int outputs;
};

// The result of phase one: the plan and its tensors.
struct Planned {
    TensorReferences tensors;
    std::vector<const aclTensor*> given;  // for strict mode, which alone sets these: the arguments, which may be null
    std::vector<const void*> scalars;
    size_t output_count = 0;  // they come last
    std::shared_ptr<const Plan> plan;
};

// A required argument, which may turn out to be missing.
struct Given {
    Given(const Tensor& argument)
        : name(argument.name), kind("a tensor"), missing(!argument.handle), is_tensor(true), tensor(argument.handle) {}
    Given(const Scalar& argument)
        : name(argument.name),
          kind("a scalar"),
          missing(!argument.handle && !argument.by_value),
          scalar(argument.handle) {}
    Given(const Word& argument) : name(argument.name), kind("a word"), missing(argument.number == Word::MISSING) {}

    const char* name;
    const char* kind;
    bool missing;
    bool is_tensor = false;
    const aclTensor* tensor = nullptr;
    const aclScalar* scalar = nullptr;
};

// A scalar that may be null. A destroyed one is still refused.
inline Given optional(const Scalar& argument) {
    Given given(argument);
    given.missing = false;
    return given;
}

// A tensor that may be null.
inline Given optional(const Tensor& argument) {
    Given given(argument);
    given.missing = false;
    return given;
}

// Limits the rows that are computed to the sum of `index`; no limit without a handle. Rows are counted by the first
// `row_dims` dimensions.
struct RowLimit {
    Tensor index{nullptr, ""};
    int row_dims = 0;
};

// One call of phase one, on behalf of `product`.
class PhaseOne {
public:
    PhaseOne(const char* caller, Product judging, Planned& planned)
        : product(judging), caller_(caller), planned_(planned) {}

    const Product product;

    // No product: a call of the Python functions, which take what any product takes.
    bool any_product() const { return product == Product::Any; }

    // The argument's name in the caller's interface.
    const char* name(const char* aclnn, const char* python) const { return any_product() ? python : aclnn; }

    // Whether `tensor` was omitted, as the Python functions may do, and C programs if `optional`. The checks then see
    // `stand_in` instead.
    bool omitted(Tensor& tensor, const Tensor& stand_in, bool optional = false) const;

    void not_null(std::initializer_list<Given> arguments);
    void served(const Support& support) const;
    void dtypes(const Support& support, std::initializer_list<Tensor> tensors) const;
    void inside_storage(std::initializer_list<Tensor> tensors) const;
    void no_overlap(std::initializer_list<Tensor> outputs);

    // Documented exclusions, of one product or of all. Strict mode reports them; nothing refuses them.
    void no_strided(std::initializer_list<Tensor> tensors) const;
    void no_empty(std::initializer_list<Tensor> tensors) const;
    void no_empty(std::initializer_list<Tensor> tensors, Product where) const;
    void no_rank_0(std::initializer_list<Tensor> tensors) const;
    void rows_of_64_bytes(std::initializer_list<Tensor> tensors, Product where) const;
    void at_most_200000_rows_of_1024(std::initializer_list<Tensor> tensors) const;

    // A number for kernels in `compute`; `otherwise` if not given. `is_result`: clamped to the dtype, as a result is.
    Number number(const Scalar& scalar, aclDataType compute, double otherwise, bool is_result = false) const;

    // Plans `kernel` over the iteration space of the first output, to which inputs broadcast.
    void run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs,
             std::initializer_list<Number> scalars = {}, const RowLimit& limit = {});
    // The same for a kernel whose last input is drawn at random instead of read.
    void run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs,
             const Draws& draws);

private:
    template <class Is>
    void tell_where(std::initializer_list<Tensor> tensors, const char* what, const Is& is) const;

    const char* const caller_;
    Planned& planned_;
    std::forward_list<Pin<aclScalar>> scalars_;
};

// The common dtype by PyTorch's promotion; ACL_DT_UNDEFINED if there is none.
aclDataType promoted(std::initializer_list<Tensor> tensors);

// Runs an operator's checks, which fill `planned`, and turns exceptions into a status and a text.
aclnnStatus checked(const CallNames& names, Product product, Planned& planned, void (*checks)(PhaseOne&, const void*),
                    const void* context) noexcept;

template <class Checks>
aclnnStatus planned_by(const CallNames& names, Product product, Planned& planned, const Checks& checks) noexcept {
    return checked(
        names, product, planned,
        [](PhaseOne& call, const void* context) { (*static_cast<const Checks*>(context))(call); }, &checks);
}

// The C interface around `plan`. Sets its two results, or leaves them untouched on an error.
aclnnStatus kept_as_executor(const CallNames& names, uint64_t* workspace_size, aclOpExecutor** executor,
                             aclnnStatus (*plan)(Product, Planned&, const void*), const void* context) noexcept;

template <class MakePlan>
aclnnStatus phase_one(const CallNames& names, uint64_t* workspace_size, aclOpExecutor** executor,
                      const MakePlan& plan) noexcept {
    return kept_as_executor(
        names, workspace_size, executor,
        [](Product product, Planned& planned, const void* context) {
            return (*static_cast<const MakePlan*>(context))(product, planned);
        },
        &plan);
}

}  // namespace actgrad
