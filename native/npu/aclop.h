// SPDX-License-Identifier: Apache-2.0
//
// What the older interface describes an operator's call with.
#pragma once

#include <map>
#include <string>

#include "acl/acl_op_compiler.h"
#include "nnopbase/dims.h"
#include "table/argument.h"

struct aclTensorDesc {
    aclDataType dtype;
    aclFormat format;
    actgrad::Dims sizes;
};

struct aclDataBuffer {
    void* data;
    size_t size;
};

struct aclopAttr {
    std::map<std::string, actgrad::table::Argument> values;
};
