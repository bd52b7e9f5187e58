// SPDX-License-Identifier: Apache-2.0
//
// Descriptions of an operator's call in the older interface.
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
