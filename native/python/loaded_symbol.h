// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>

namespace actgrad::python {

// The address of `symbol` in the first loaded library whose file name starts with one of the given prefixes; null if
// there is none.
void* symbol_of_loaded(std::initializer_list<const char*> libraries, const char* symbol);

}  // namespace actgrad::python
