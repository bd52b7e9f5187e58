// SPDX-License-Identifier: Apache-2.0
// Loads and stores of the compiler's own vector types at any address.
#pragma once

namespace actgrad {

// GCC 12 moves a vector that is a memcpy's target through the stack, 16 bytes at a time. Reading it back as a whole
// then has to wait, because store-to-load forwarding fails.
template <class Vector>
struct __attribute__((packed, may_alias)) UnalignedVector {
    Vector vector;
};
template <class Vector>
static inline __attribute__((always_inline)) Vector vector_at(const void* from) {
    return static_cast<const UnalignedVector<Vector>*>(from)->vector;
}
template <class Vector>
static inline __attribute__((always_inline)) void store_vector(const Vector& vector, void* to) {
    static_cast<UnalignedVector<Vector>*>(to)->vector = vector;
}

}  // namespace actgrad
