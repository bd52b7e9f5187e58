// SPDX-License-Identifier: Apache-2.0
//
// Reference counts of objects that users hold by address.
#pragma once

#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"

namespace actgrad {

// Takes a reference to a live object, which then stays valid until the reference is released, even if it is destroyed
// meanwhile. Returns false, and takes none, if there is no such object.
ACTGRAD_API bool retain(const aclTensor* tensor);
ACTGRAD_API bool retain(const aclScalar* scalar);
ACTGRAD_API bool retain(const aclIntArray* array);
ACTGRAD_API bool retain(const aclFloatArray* array);
ACTGRAD_API bool retain(const aclBoolArray* array);
ACTGRAD_API bool retain(const aclTensorList* list);
ACTGRAD_API bool retain(const aclScalarList* list);

// Drops a reference. The last one frees an object that its user has destroyed.
ACTGRAD_API void release(const aclTensor* tensor);
ACTGRAD_API void release(const aclScalar* scalar);
ACTGRAD_API void release(const aclIntArray* array);
ACTGRAD_API void release(const aclFloatArray* array);
ACTGRAD_API void release(const aclBoolArray* array);
ACTGRAD_API void release(const aclTensorList* list);
ACTGRAD_API void release(const aclScalarList* list);

// A scoped reference to an object, or none if it is not live.
template <class T>
class Pin {
public:
    explicit Pin(const T* object) : object_(retain(object) ? object : nullptr) {}
    ~Pin() {
        if (object_) {
            release(object_);
        }
    }
    Pin(const Pin&) = delete;
    Pin& operator=(const Pin&) = delete;

    explicit operator bool() const { return object_ != nullptr; }

private:
    const T* const object_;
};

}  // namespace actgrad
