// SPDX-License-Identifier: Apache-2.0
//
// For libFuzzer, which counts inputs: prints the number of calls.
#include <cinttypes>
#include <cstdio>

#include "fuzz/calls.h"

namespace {

struct AtExit {
    ~AtExit() { std::fprintf(stderr, "%" PRIu64 " calls\n", fuzz::calls); }
};

const AtExit at_exit;

}  // namespace
