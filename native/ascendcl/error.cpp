// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/error.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "acl/acl_rt.h"

namespace actgrad {

namespace {

// Plain arrays: static destructors may still fail after thread-local objects are destroyed.
thread_local char recent[ErrorText::capacity];
thread_local char returned[ErrorText::capacity];
thread_local aclError last_error = ACL_SUCCESS;

// The statuses of aclnn functions, which are not the runtime's, are 161xxx, 361xxx and 561xxx.
bool is_of_runtime(int status) { return status / 1000 % 100 != 61; }

}  // namespace

Refusal::Refusal(int refusal_status, std::string refusal_message)
    : status(refusal_status), message(std::move(refusal_message)) {}

Refusal::Refusal(const Refusal&) = default;

Refusal::~Refusal() = default;

const char* Refusal::what() const noexcept { return message.c_str(); }

int fail(int status, std::initializer_list<std::string_view> pieces) noexcept {
    size_t length = 0;
    for (const std::string_view piece : pieces) {
        const size_t fitting = whole_characters(piece, ErrorText::capacity - 1 - length);
        length += piece.copy(recent + length, fitting);
        if (fitting < piece.size()) {
            break;
        }
    }
    recent[length] = '\0';
    if (is_of_runtime(status)) {
        last_error = status;
    }
    return status;
}

std::string take_error_text() {
    std::string text = recent;
    recent[0] = '\0';
    return text;
}

void take_error_text(ErrorText& text) noexcept {
    std::copy_n(recent, ErrorText::capacity, text.characters);
    recent[0] = '\0';
}

}  // namespace actgrad

aclError actgrad_last_error(int clear) {
    using namespace actgrad;
    const aclError status = last_error;
    if (clear) {
        last_error = ACL_SUCCESS;
    }
    return status;
}

const char* aclGetRecentErrMsg(void) {
    using namespace actgrad;
    if (recent[0] == '\0') {
        return nullptr;
    }
    std::copy_n(recent, ErrorText::capacity, returned);
    recent[0] = '\0';
    return returned;
}
