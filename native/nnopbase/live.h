// SPDX-License-Identifier: Apache-2.0
//
// Counted references to objects that users hold by address.
#pragma once

#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"

namespace actgrad {

// Takes a reference to an object that was created and not destroyed: it is whole until the reference is released,
// whoever destroys it meanwhile. False, and no reference, where there is no such object.
ACTGRAD_API bool retain(const aclTensor* tensor);
ACTGRAD_API bool retain(const aclScalar* scalar);
ACTGRAD_API bool retain(const aclIntArray* array);
ACTGRAD_API bool retain(const aclFloatArray* array);
ACTGRAD_API bool retain(const aclBoolArray* array);
ACTGRAD_API bool retain(const aclTensorList* list);
ACTGRAD_API bool retain(const aclScalarList* list);

// Ends a reference. The last one frees an object that its user has destroyed.
ACTGRAD_API void release(const aclTensor* tensor);
ACTGRAD_API void release(const aclScalar* scalar);
ACTGRAD_API void release(const aclIntArray* array);
ACTGRAD_API void release(const aclFloatArray* array);
ACTGRAD_API void release(const aclBoolArray* array);
ACTGRAD_API void release(const aclTensorList* list);
ACTGRAD_API void release(const aclScalarList* list);

// A reference to an object if that is alive.
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
