// SPDX-License-Identifier: Apache-2.0
//
// Error handling: a Refusal or a status inside the libraries, a status with a text across the C interface.
#pragma once

#include <cstddef>
#include <exception>
#include <initializer_list>
#include <new>
#include <string>
#include <string_view>

#include "acl/acl_base.h"
#include "ascendcl/export.h"

namespace actgrad {

// An error: the status to return and the sentence that explains it.
struct ACTGRAD_API Refusal : std::exception {
    Refusal(int refusal_status, std::string refusal_message);
    Refusal(const Refusal&);
    ~Refusal() override;

    const char* what() const noexcept override;

    int status;
    std::string message;
};

// A null-terminated text in a fixed buffer, because reporting an error must work without free memory.
struct ErrorText {
    static constexpr size_t capacity = 2048;
    char characters[capacity] = {};
};

// How many bytes of `text`, up to `most`, end at the end of a character in UTF-8.
inline size_t whole_characters(std::string_view text, size_t most) noexcept {
    if (text.size() <= most) {
        return text.size();
    }
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) {  // inside a character
        --most;
    }
    return most;
}

// Sets the calling thread's text for aclGetRecentErrMsg, the concatenated pieces, and returns `status`. Long texts are
// truncated.
ACTGRAD_API int fail(int status, std::initializer_list<std::string_view> pieces) noexcept;
inline int fail(int status, std::string_view message) noexcept { return fail(status, {message}); }

// Returns the calling thread's text and clears it; empty if there is none.
ACTGRAD_API std::string take_error_text();
ACTGRAD_API void take_error_text(ErrorText& text) noexcept;

// Runs `body`, which returns a status, for the C function `function`. No exception may cross the C interface, so each
// becomes a status and a text: a Refusal its own status, std::bad_alloc `no_memory`, any other `internal_error`.
template <class Body>
int guarded(const char* function, int internal_error, Body&& body, int no_memory = ACL_ERROR_BAD_ALLOC) noexcept {
    try {
        return body();
    } catch (const Refusal& refusal) {
        return fail(refusal.status, {function, ": ", refusal.message});
    } catch (const std::bad_alloc&) {
        return fail(no_memory, {function, ": no memory is left"});
    } catch (const std::exception& error) {
        return fail(internal_error, {function, ": internal error: ", error.what()});
    }
}

}  // namespace actgrad
