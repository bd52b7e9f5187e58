// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>

namespace actgrad::python {

// The address of `symbol` in the first library of this process whose file's name begins like one of the given; null
// without one.
void* symbol_of_loaded(std::initializer_list<const char*> libraries, const char* symbol);

}  // namespace actgrad::python
