// SPDX-License-Identifier: Apache-2.0
// Phase one of every operator: the checks that all share, and the plan that comes out of it.
//
// Printed code has two functions for an operator. `plan_...` takes what it depends on, the product among the rest, and
// gives a plan: the Python functions call it. `aclnn...GetWorkspaceSize` calls it for the product of the process, and
// keeps the plan as a live executor.
#pragma once

#include <forward_list>
#include <initializer_list>
#include <memory>

#include "aclnn/aclnn_base.h"
#include "ascendcl/product.h"
#include "generated/kernels.h"
#include "nnopbase/executor.h"
#include "nnopbase/live.h"
#include "opapi/arguments.h"
#include "opapi/plan.h"
#include "opapi/view.h"

namespace actgrad {

// The dtypes that one product takes.
struct Dtypes {
    static constexpr int capacity = 12;
    aclDataType list[capacity];
    int count;

    template <class... More>
    constexpr Dtypes(aclDataType first, More... more) : list{first, more...}, count(1 + sizeof...(more)) {}
};

// Which products have an operator, and the dtypes that it takes there.
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

// What an operator is called in the C interface and in Python, for error texts; how many tensors it has to be given,
// and how many of them, the last ones, are written and not read.
struct CallNames {
    const char* aclnn;
    const char* python;
    int tensors;
    int outputs;
};

// What phase one finds: the plan, and the tensors that it is about.
struct Planned {
    TensorReferences tensors;
    size_t output_count = 0;  // they come last
    std::shared_ptr<const Plan> plan;
};

// An argument that may be missing where it must not be.
struct Given {
    Given(const Tensor& argument)
        : name(argument.name), kind("a tensor"), missing(!argument.handle), tensor(argument.handle) {}
    Given(const Scalar& argument)
        : name(argument.name),
          kind("a scalar"),
          missing(!argument.handle && !argument.by_value),
          scalar(argument.handle) {}
    Given(const Word& argument) : name(argument.name), kind("a word"), missing(argument.number == Word::MISSING) {}

    const char* name;
    const char* kind;
    bool missing;
    const aclTensor* tensor = nullptr;
    const aclScalar* scalar = nullptr;
};

// A scalar that may be null; one that was destroyed is refused all the same.
inline Given optional(const Scalar& argument) {
    Given given(argument);
    given.missing = false;
    return given;
}

// One that may be left out.
inline Given optional(const Tensor& argument) {
    Given given(argument);
    given.missing = false;
    return given;
}

// How many rows a call computes: as many as the sum of `index` says, all of them if it has no handle. The first
// `row_dims` dimensions count the rows.
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

    // The call belongs to no product: it is one of the Python functions, which take what any product takes.
    bool any_product() const { return product == Product::Any; }

    // What the caller calls an argument.
    const char* name(const char* aclnn, const char* python) const { return any_product() ? python : aclnn; }

    // Whether `tensor` was left out, which the Python functions may do, and C programs where `optional` says so. The
    // checks then see `stand_in` in its place.
    bool omitted(Tensor& tensor, const Tensor& stand_in, bool optional = false) const;

    void not_null(std::initializer_list<Given> arguments);
    void served(const Support& support) const;
    void dtypes(const Support& support, std::initializer_list<Tensor> tensors) const;
    void inside_storage(std::initializer_list<Tensor> tensors) const;
    void no_overlap(std::initializer_list<Tensor> outputs);

    // What the documents exclude, on one product or on all of them: strict mode tells of it, nothing refuses it.
    void no_strided(std::initializer_list<Tensor> tensors) const;
    void no_empty(std::initializer_list<Tensor> tensors) const;
    void rows_of_64_bytes(std::initializer_list<Tensor> tensors, Product where) const;

    // A number for kernels that compute in `compute`; `otherwise` where none was given. `is_result`: it may be one.
    Number number(const Scalar& scalar, aclDataType compute, double otherwise, bool is_result = false) const;

    // Plans `kernel` over the iteration space of the first output; inputs of another shape broadcast to it.
    void run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs,
             std::initializer_list<Number> scalars = {}, const RowLimit& limit = {});
    // The same, of a kernel whose last input is not read: its elements are drawn.
    void run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs,
             const Draws& draws);

private:
    template <class Is>
    void tell_where(std::initializer_list<Tensor> tensors, const char* what, const Is& is) const;

    const char* const caller_;
    Planned& planned_;
    std::forward_list<Pin<aclScalar>> scalars_;
};

// The dtype in which tensors of several dtypes meet, as PyTorch promotes them; ACL_DT_UNDEFINED where there is none.
aclDataType promoted(std::initializer_list<Tensor> tensors);

// Runs an operator's checks, which fill `planned`; what they throw becomes a status and a text.
aclnnStatus checked(const CallNames& names, Product product, Planned& planned, void (*checks)(PhaseOne&, const void*),
                    const void* context) noexcept;

template <class Checks>
aclnnStatus planned_by(const CallNames& names, Product product, Planned& planned, const Checks& checks) noexcept {
    return checked(
        names, product, planned,
        [](PhaseOne& call, const void* context) { (*static_cast<const Checks*>(context))(call); }, &checks);
}

// The C interface around `plan`: fills its two results, which are left untouched when a check refuses.
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
