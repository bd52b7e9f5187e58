// SPDX-License-Identifier: Apache-2.0
#include <new>
#include <utility>
#include <vector>

#include "ascendcl/call.h"
#include "npu/aclop.h"

namespace {

using namespace actgrad;
using table::Argument;

template <class T>
aclError set(const char* function, aclopAttr* attr, const char* name, T value) {
    return acl_call(function, [&] {
        require_not_null(attr, "attr");
        require_not_null(name, "attrName");
        attr->values.insert_or_assign(name, Argument(std::move(value)));
        return ACL_SUCCESS;
    });
}

template <class Member, class T>
aclError set_list(const char* function, aclopAttr* attr, const char* name, int count, const T* values) {
    return acl_call(function, [&] {
        if (count > 0) {
            require_not_null(values, "values");
        }
        Argument list(int64_t{0});
        list.value = std::vector<Member>(values, values + (count > 0 ? count : 0));
        return set(function, attr, name, std::move(list));
    });
}

}  // namespace

aclopAttr* aclopCreateAttr(void) { return new (std::nothrow) aclopAttr; }

void aclopDestroyAttr(const aclopAttr* attr) { delete attr; }

aclError aclopSetAttrBool(aclopAttr* attr, const char* attrName, uint8_t attrValue) {
    return set("aclopSetAttrBool", attr, attrName, attrValue != 0);
}

aclError aclopSetAttrInt(aclopAttr* attr, const char* attrName, int64_t attrValue) {
    return set("aclopSetAttrInt", attr, attrName, attrValue);
}

aclError aclopSetAttrFloat(aclopAttr* attr, const char* attrName, float attrValue) {
    return set("aclopSetAttrFloat", attr, attrName, attrValue);
}

aclError aclopSetAttrString(aclopAttr* attr, const char* attrName, const char* attrValue) {
    return set("aclopSetAttrString", attr, attrName, attrValue);
}

aclError aclopSetAttrDataType(aclopAttr* attr, const char* attrName, aclDataType attrValue) {
    return set("aclopSetAttrDataType", attr, attrName, attrValue);
}

aclError aclopSetAttrListBool(aclopAttr* attr, const char* attrName, int numValues, const uint8_t* values) {
    return set_list<bool>("aclopSetAttrListBool", attr, attrName, numValues, values);
}

aclError aclopSetAttrListInt(aclopAttr* attr, const char* attrName, int numValues, const int64_t* values) {
    return set_list<int64_t>("aclopSetAttrListInt", attr, attrName, numValues, values);
}

aclError aclopSetAttrListFloat(aclopAttr* attr, const char* attrName, int numValues, const float* values) {
    return set_list<double>("aclopSetAttrListFloat", attr, attrName, numValues, values);
}

aclError aclopSetAttrListListInt(aclopAttr* attr, const char* attrName, int numLists, const int* numValues,
                                 const int64_t* const values[]) {
    return acl_call("aclopSetAttrListListInt", [&] {
        if (numLists > 0) {
            require_not_null(numValues, "numValues");
            require_not_null(values, "values");
        }
        std::vector<int64_t> flat;
        for (int i = 0; i < numLists; ++i) {
            if (numValues[i] <= 0) {
                continue;  // an empty list
            }
            require_not_null(values[i], "a list of values");
            flat.insert(flat.end(), values[i], values[i] + numValues[i]);
        }
        return set_list<int64_t>("aclopSetAttrListListInt", attr, attrName, static_cast<int>(flat.size()), flat.data());
    });
}
