// SPDX-License-Identifier: Apache-2.0
//
// Calls operators and runtime functions in any order with any arguments, and compares each status and the contents of
// memory with a model.
#include <cstddef>
#include <cstdint>

#include "ascendcl/product.h"
#include "fuzz/calls.h"
#include "fuzz/input.h"
#include "fuzz/runtime/machine.h"
#include "fuzz/runtime/process.h"

extern "C" const char* __asan_default_options() { return "allocator_may_return_null=1"; }

namespace fuzz {

uint64_t calls = 0;

}  // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
    fuzz::process();
    actgrad::set_product("Ascend910B");
    fuzz::Machine(fuzz::Input(bytes, size)).run();
    return 0;
}
