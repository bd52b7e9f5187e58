// SPDX-License-Identifier: Apache-2.0
//
// How a failure travels: inside the libraries as a Refusal or a status, across the C interface as a status with a text.
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

// A call that cannot be served: the status it returns and the sentence that says why.
struct ACTGRAD_API Refusal : std::exception {
    Refusal(int refusal_status, std::string refusal_message);
    Refusal(const Refusal&);
    ~Refusal() override;

    const char* what() const noexcept override;

    int status;
    std::string message;
};

// A text that ends with a zero and takes no memory of its own: failing must be possible when none is left.
struct ErrorText {
    static constexpr size_t capacity = 2048;
    char characters[capacity] = {};
};

// Records the calling thread's text for aclGetRecentErrMsg, the pieces one after another, and returns `status`. Long
// texts are cut.
ACTGRAD_API int fail(int status, std::initializer_list<std::string_view> pieces) noexcept;
inline int fail(int status, std::string_view message) noexcept { return fail(status, {message}); }

// Takes the calling thread's text away; empty if there is none.
ACTGRAD_API std::string take_error_text();
ACTGRAD_API void take_error_text(ErrorText& text) noexcept;

// Runs `body`, which returns a status, on behalf of the C function `function`. What it throws becomes a status and a
// text, because nothing may be thrown across the C interface: a Refusal has its own status, a lack of memory has
// `no_memory`, anything else becomes `internal_error`.
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
