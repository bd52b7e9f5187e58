// SPDX-License-Identifier: Apache-2.0
// Phase one of every operator: the checks that all share, and the plan that comes out of it.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/product.h"
#include "generated/kernels.h"
#include "nnopbase/executor.h"
#include "opapi/view.h"

namespace actgrad {

// The dtypes that one product takes; up to three.
struct Dtypes {
    aclDataType list[3];
    int count;

    constexpr Dtypes(aclDataType a, aclDataType b) : list{a, b, b}, count(2) {}
    constexpr Dtypes(aclDataType a, aclDataType b, aclDataType c) : list{a, b, c}, count(3) {}
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

// What an operator is called in the C interface and in Python, for error texts.
struct CallNames {
    const char* aclnn;
    const char* python;
};

// One call of phase one. `product` is read once, when it begins.
class PhaseOne {
public:
    PhaseOne(const CallNames& names, Product current) : product(current), name_(name(names.aclnn, names.python)) {}

    const Product product;

    // The call belongs to no product: it is one of the Python functions, which take what any product takes.
    bool any_product() const { return product == Product::Any; }

    // What the caller calls an argument.
    const char* name(const char* aclnn, const char* python) const { return any_product() ? python : aclnn; }

    // Whether one of the Python functions left out `tensor`. The checks then see `stand_in` in its place.
    bool omitted(Tensor& tensor, const Tensor& stand_in) const;

    void not_null(std::initializer_list<Tensor> tensors);
    void served(const Support& support) const;
    void dtypes(const Support& support, std::initializer_list<Tensor> tensors) const;
    void inside_storage(std::initializer_list<Tensor> tensors) const;
    void no_overlap(std::initializer_list<Tensor> outputs);

    // Plans `kernel` over the iteration space of the first output; inputs of another shape broadcast to it.
    void run(Kernel kernel, std::initializer_list<View> inputs, std::initializer_list<View> outputs);

    // Hands the plan over as a live executor.
    aclOpExecutor* finish();

private:
    const char* name_;
    std::vector<const aclTensor*> tensors_;  // in parameter order: inputs, then outputs
    size_t output_count_ = 0;
    std::unique_ptr<Work> work_;
};

// Runs `checks` and fills the results, which are left untouched when a check refuses.
aclnnStatus phase_one_checked(const CallNames& names, uint64_t* workspace_size, aclOpExecutor** executor,
                              void (*checks)(PhaseOne&, const void*), const void* context);

template <class ChecksOfCall>
aclnnStatus phase_one(const CallNames& names, uint64_t* workspace_size, aclOpExecutor** executor,
                      const ChecksOfCall& checks) {
    return phase_one_checked(
        names, workspace_size, executor,
        [](PhaseOne& call, const void* context) { (*static_cast<const ChecksOfCall*>(context))(call); }, &checks);
}

}  // namespace actgrad
