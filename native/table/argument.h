// SPDX-License-Identifier: Apache-2.0
//
// A copied argument of phase one, since its owner may destroy it before phase two. Tensors are not copied: the executor
// keeps them alive.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "aclnn/acl_meta.h"
#include "nnopbase/array.h"
#include "nnopbase/list.h"
#include "nnopbase/scalar.h"
#include "nnopbase/tensor.h"

namespace actgrad::table {

struct Null {};  // a null pointer; None in Python

// A destroyed object: the call will be refused.
struct Dead {
    const char* kind;
    const void* address;
};

// An integer that does not affect whether a call is valid, such as a random seed.
struct Seed {
    int64_t value;
};

using Tensors = std::vector<const aclTensor*>;
using Scalars = std::vector<aclScalar>;
using Value = std::variant<Null, Dead, const aclTensor*, Tensors, aclScalar, Scalars, bool, int64_t, Seed, double,
                           aclDataType, std::vector<double>, std::vector<int64_t>, std::vector<bool>, std::string>;

struct Argument {
    Argument(const aclTensor* tensor);
    Argument(const aclTensorList* list);
    Argument(const aclScalar* scalar);
    Argument(const aclScalarList* list);
    Argument(const aclIntArray* array);
    Argument(const aclBoolArray* array);
    Argument(const char* text) : value(text ? Value(std::string(text)) : Value(Null{})) {}
    Argument(aclDataType dtype) : value(dtype) {}
    Argument(Seed seed) : value(seed) {}
    Argument(bool flag) : value(flag) {}
    Argument(int8_t number) : value(int64_t{number}) {}
    Argument(int32_t number) : value(int64_t{number}) {}
    Argument(int64_t number) : value(number) {}
    Argument(float number) : value(double{number}) {}
    Argument(double number) : value(number) {}

    Value value;
    const void* object = nullptr;  // that was copied, for strict mode
};

using Arguments = std::vector<Argument>;

// All tensors among the arguments, in order.
Tensors tensors_of(const Arguments& arguments);

// A key that is equal for calls that are equally valid: types, shapes and settings, without data. Of a number it has
// the value if that matters, else which dtypes can hold it and whether it is below the number before it.
std::string signature(const Arguments& arguments, bool scalars_matter);

}  // namespace actgrad::table
