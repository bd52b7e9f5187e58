// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/list.h"

#include "nnopbase/registry.h"

namespace actgrad {

namespace {

template <class List, class Member>
List* create(const char* function, const Member* const* value, uint64_t size) {
    return created<List>(function, [&](List& list) {
        require_array(value, size, "value");
        list.members.assign(value, value + size);
        for (const Member* member : list.members) {
            if (member) {
                require_live(member, "a member of value");
            }
        }
    });
}

template <class List>
aclnnStatus get_size(const char* function, const List* list, uint64_t* size) {
    return aclnn_call(function, [&] {
        require_live(list, "list");
        require_argument(size, "size");
        *size = list->members.size();
        return ACLNN_SUCCESS;
    });
}

// Destroys the list and its members. One that is dead already gives its status, after all is done.
template <class List, class Destroy>
aclnnStatus destroy(const char* function, const List* list, Destroy destroy_member) {
    return destroyed(function, list, "list", [&](const List* dead) {
        aclnnStatus status = ACLNN_SUCCESS;
        for (const auto* member : dead->members) {
            const aclnnStatus of_member = destroy_member(member);
            status = status == ACLNN_SUCCESS ? of_member : status;
        }
        Registry<List>::instance().free(dead);
        return status;
    });
}

}  // namespace

bool is_live(const aclTensorList* list) { return Registry<aclTensorList>::instance().is_live(list); }
bool is_live(const aclScalarList* list) { return Registry<aclScalarList>::instance().is_live(list); }

}  // namespace actgrad

using namespace actgrad;

aclTensorList* aclCreateTensorList(const aclTensor* const* value, uint64_t size) {
    return create<aclTensorList>("aclCreateTensorList", value, size);
}

aclScalarList* aclCreateScalarList(const aclScalar* const* value, uint64_t size) {
    return create<aclScalarList>("aclCreateScalarList", value, size);
}

aclnnStatus aclDestroyTensorList(const aclTensorList* list) {
    return destroy("aclDestroyTensorList", list, aclDestroyTensor);
}

aclnnStatus aclDestroyScalarList(const aclScalarList* list) {
    return destroy("aclDestroyScalarList", list, aclDestroyScalar);
}

aclnnStatus aclGetTensorListSize(const aclTensorList* list, uint64_t* size) {
    return get_size("aclGetTensorListSize", list, size);
}

aclnnStatus aclGetScalarListSize(const aclScalarList* list, uint64_t* size) {
    return get_size("aclGetScalarListSize", list, size);
}
