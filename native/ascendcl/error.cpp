// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/error.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "acl/acl_base.h"

namespace actgrad {

namespace {

// Plain arrays, because static destructors may still fail after the thread's own objects are gone.
constexpr size_t text_capacity = 2048;
thread_local char recent[text_capacity];
thread_local char returned[text_capacity];

}  // namespace

Refusal::Refusal(int refusal_status, std::string refusal_message)
    : status(refusal_status), message(std::move(refusal_message)) {}

Refusal::Refusal(const Refusal&) = default;

Refusal::~Refusal() = default;

const char* Refusal::what() const noexcept { return message.c_str(); }

int fail(int status, const std::string& message) {
    const size_t length = message.copy(recent, text_capacity - 1);
    recent[length] = '\0';
    return status;
}

std::string take_error_text() {
    std::string text = recent;
    recent[0] = '\0';
    return text;
}

}  // namespace actgrad

const char* aclGetRecentErrMsg(void) {
    using namespace actgrad;
    if (recent[0] == '\0') {
        return nullptr;
    }
    std::copy_n(recent, text_capacity, returned);
    recent[0] = '\0';
    return returned;
}
