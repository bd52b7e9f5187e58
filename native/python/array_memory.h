// SPDX-License-Identifier: Apache-2.0
// Cached memory for arrays that NumPy makes, which own it as any other: they can be resized, and tracemalloc counts
// them.
#pragma once

#include <nanobind/nanobind.h>

namespace actgrad::python {

namespace nb = nanobind;

// While it lives, the next large array that NumPy makes in this thread gets a cached block.
class CachedArrayMemory {
public:
    CachedArrayMemory();
    ~CachedArrayMemory();
    CachedArrayMemory(const CachedArrayMemory&) = delete;
    CachedArrayMemory& operator=(const CachedArrayMemory&) = delete;

private:
    nb::object before_;
};

}  // namespace actgrad::python
