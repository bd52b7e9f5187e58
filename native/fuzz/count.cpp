// SPDX-License-Identifier: Apache-2.0
//
// Under libFuzzer, which counts inputs: prints how many calls they made.
#include <cinttypes>
#include <cstdio>

#include "fuzz/calls.h"

namespace {

struct AtExit {
    ~AtExit() { std::fprintf(stderr, "%" PRIu64 " calls\n", fuzz::calls); }
};

const AtExit at_exit;

}  // namespace
