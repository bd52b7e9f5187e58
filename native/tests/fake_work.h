// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "ascendcl/error.h"
#include "nnopbase/executor.h"

// An operator's plan whose task is any function of the data addresses.
class FakeWork : public actgrad::Work {
public:
    using Body = std::function<aclError(const std::vector<void*>& addresses)>;

    explicit FakeWork(Body body) : body_(std::move(body)) {}

    aclnnStatus prepare(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) override {
        std::vector<void*> addresses;
        bool empty = true;
        for (const aclTensor* tensor : tensors) {
            empty = empty && tensor->is_empty();
            addresses.push_back(tensor->data);
            if (!addresses.back() && !tensor->is_empty()) {
                return actgrad::fail(ACLNN_ERR_PARAM_NULLPTR, "the data of a tensor is null");
            }
        }
        if (!empty) {
            task = [body = body_, addresses] { return body(addresses); };
        }
        return ACLNN_SUCCESS;
    }

private:
    const Body body_;
};

inline actgrad::TensorReferences retained(std::initializer_list<const aclTensor*> tensors) {
    actgrad::TensorReferences references;
    for (const aclTensor* tensor : tensors) {
        references.retain(tensor, "tensor");
    }
    return references;
}

inline std::unique_ptr<actgrad::Work> fake_work(FakeWork::Body body) {
    return std::make_unique<FakeWork>(std::move(body));
}
