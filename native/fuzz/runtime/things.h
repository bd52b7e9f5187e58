// SPDX-License-Identifier: Apache-2.0
//
// What an input makes: handles and objects, with what is known of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "acl/acl_rt.h"
#include "aclnn/acl_meta.h"
#include "fuzz/arguments.h"
#include "fuzz/input.h"
#include "fuzz/runtime/expect.h"
#include "fuzz/runtime/process.h"

namespace fuzz {

struct Context {
    aclrtContext handle;
    int32_t device;
    bool alive, of_set_device;
};

struct Event {
    aclrtEvent handle;
    bool alive = true;
    Stream* stream = nullptr;  // of the latest record
    uint64_t position = 0;     // of the latest record, among the stream's tasks
    bool complete = false;
};

struct Block {
    void* address;
    size_t size;
    bool alive = true;
};

struct Physical {
    aclrtDrvMemHandle handle;
    size_t size;
    bool alive = true;  // not freed by its user
    bool mapped = false;
};

struct Range {
    uint8_t* address;
    size_t size;
    bool alive = true;
};

struct Mapping {
    uint8_t* address;
    Physical* memory;
};

struct Tensor {
    aclTensor* handle;
    Spec spec;
    bool alive = true;
};

template <class Handle>
struct Object {
    Handle* handle;
    uint64_t size;
    bool alive = true;
};

struct TensorList {
    aclTensorList* handle;
    std::vector<Tensor*> members;
    bool alive = true;
};

struct ScalarObject {
    aclScalar* handle;
    Scalar spec;
    bool alive = true;
};

struct ScalarList {
    aclScalarList* handle;
    std::vector<ScalarObject*> members;
    bool alive = true;
};

// A list ends with its members; returns the status of its destruction.
template <class List>
int ended(List& list) {
    int status = 0;
    for (auto* member : list.members) {
        if (member && !member->alive) {
            status = bad_argument;
        } else if (member) {
            member->alive = false;
        }
    }
    list.alive = false;
    return status;
}

struct Executor {
    aclOpExecutor* handle;
    size_t number;  // of the operator
    Call call;
    std::vector<Tensor*> tensors;   // of the call
    std::vector<Tensor*> numbered;  // by executor index: including an ignored but required one
    size_t input_count;             // among `numbered`
    bool alive = true;
    bool repeatable = false;

    // What works in place has its inputs as outputs.
    size_t first_output() const { return input_count < numbered.size() ? input_count : 0; }
};

// A container that grows without moving its elements.
template <class T>
class Things {
public:
    T& add(T thing) {
        things_.push_back(std::make_unique<T>(std::move(thing)));
        return *things_.back();
    }
    size_t size() const { return things_.size(); }
    T& operator[](size_t index) const { return *things_[index]; }
    T* recent(Input& input) const {
        return things_.empty() ? nullptr : things_[things_.size() - 1 - input.below(std::min<size_t>(size(), 8))].get();
    }

private:
    std::vector<std::unique_ptr<T>> things_;
};

}  // namespace fuzz
