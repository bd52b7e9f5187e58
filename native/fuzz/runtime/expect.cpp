// SPDX-License-Identifier: Apache-2.0
#include "fuzz/runtime/expect.h"

#include <cstdio>
#include <cstdlib>

#include "acl/acl_rt.h"
#include "fuzz/calls.h"

namespace fuzz {

const char* step_name = "";

void wrong(const std::string& what) {
    const char* const text = aclGetRecentErrMsg();
    std::fprintf(stderr, "step %s: %s (text: %s)\n", step_name, what.c_str(), text ? text : "none");
    std::abort();
}

void expect(bool right, const char* what) {
    if (!right) {
        wrong(what);
    }
}

void expect_status(int got, int expected) {
    ++calls;
    if (got != expected) {
        wrong("status " + std::to_string(got) + ", expected " + std::to_string(expected));
    }
}

}  // namespace fuzz
