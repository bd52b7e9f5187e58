// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/list.h"

#include <algorithm>

#include "nnopbase/registry.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

template <class List, class Member>
List* create(const char* function, const Member* const* value, uint64_t size) {
    List* const made = created<List>(function, [&](List& list) {
        require_array(value, size, "value");
        list.members.assign(value, value + size);
        for (const Member* member : list.members) {
            if (member) {
                const Live<Member> live(member, "a member of value");
            }
        }
    });
    if (made) {
        std::for_each(value, value + size,
                      [](const Member* member) { strict::tell(&strict::Observer::listed, member); });
    }
    return made;
}

template <class List>
aclnnStatus size_of_list(const char* function, const List* list, uint64_t* size) {
    return aclnn_call(function, [&] {
        const Live<List> live(list, "list");
        require_argument(size, "size");
        *size = list->members.size();
        return ACLNN_SUCCESS;
    });
}

// Destroys the list and then its members. The first error of a dead member is returned at the end.
template <class List, class Destroy>
aclnnStatus destroy(const char* function, const List* list, Destroy destroy_member) {
    const Pin<List> pin(list);  // keeps the member list readable after the list is destroyed
    aclnnStatus status = destroyed(function, list, "list");
    if (pin && status == ACLNN_SUCCESS) {
        for (const auto* member : list->members) {
            const aclnnStatus of_member = destroy_member(member);
            status = status == ACLNN_SUCCESS ? of_member : status;
        }
    }
    return status;
}

}  // namespace

bool retain(const aclTensorList* list) { return Registry<aclTensorList>::instance().retain(list); }
bool retain(const aclScalarList* list) { return Registry<aclScalarList>::instance().retain(list); }
void release(const aclTensorList* list) { Registry<aclTensorList>::instance().release(list); }
void release(const aclScalarList* list) { Registry<aclScalarList>::instance().release(list); }

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
    return size_of_list("aclGetTensorListSize", list, size);
}

aclnnStatus aclGetScalarListSize(const aclScalarList* list, uint64_t* size) {
    return size_of_list("aclGetScalarListSize", list, size);
}
