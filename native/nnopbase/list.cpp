// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/list.h"

#include "nnopbase/call.h"

namespace actgrad {

namespace {

template <class List, class Member>
List* create(const char* function, const Member* const* value, uint64_t size) {
    return created<List>(function, [&] {
        auto list = std::make_unique<List>();
        if (size > 0) {
            require_argument(value, "value");
            list->members.assign(value, value + size);
        }
        return list;
    });
}

template <class List>
aclnnStatus get_size(const char* function, const List* list, uint64_t* size) {
    return aclnn_call(function, [&] {
        require_argument(list, "list");
        require_argument(size, "size");
        *size = list->members.size();
        return ACLNN_SUCCESS;
    });
}

template <class List, class Destroy>
aclnnStatus destroy(const List* list, Destroy destroy_member) {
    if (list) {
        for (const auto* member : list->members) {
            destroy_member(member);
        }
        delete list;
    }
    return ACLNN_SUCCESS;
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclTensorList* aclCreateTensorList(const aclTensor* const* value, uint64_t size) {
    return create<aclTensorList>("aclCreateTensorList", value, size);
}

aclScalarList* aclCreateScalarList(const aclScalar* const* value, uint64_t size) {
    return create<aclScalarList>("aclCreateScalarList", value, size);
}

aclnnStatus aclDestroyTensorList(const aclTensorList* list) { return destroy(list, aclDestroyTensor); }

aclnnStatus aclDestroyScalarList(const aclScalarList* list) { return destroy(list, aclDestroyScalar); }

aclnnStatus aclGetTensorListSize(const aclTensorList* list, uint64_t* size) {
    return get_size("aclGetTensorListSize", list, size);
}

aclnnStatus aclGetScalarListSize(const aclScalarList* list, uint64_t* size) {
    return get_size("aclGetScalarListSize", list, size);
}
