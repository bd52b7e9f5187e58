// SPDX-License-Identifier: Apache-2.0
//
// How a failure travels: inside the libraries as a Refusal or a status, across the C interface as a status with a text.
#pragma once

#include <exception>
#include <string>

#include "ascendcl/export.h"

namespace actgrad {

/// A call that cannot be served: the status it returns and the sentence that says why.
struct ACTGRAD_API Refusal : std::exception {
    Refusal(int refusal_status, std::string refusal_message);
    Refusal(const Refusal&);
    ~Refusal() override;

    const char* what() const noexcept override;

    int status;
    std::string message;
};

/// Records the calling thread's text for aclGetRecentErrMsg and returns `status`. Long texts are cut.
ACTGRAD_API int fail(int status, const std::string& message);

/// Takes the calling thread's text away; empty if there is none.
ACTGRAD_API std::string take_error_text();

/// Runs `body`, which returns a status, on behalf of the C function `function`. What it throws becomes a status and a
/// text, because nothing may be thrown across the C interface: a Refusal has its own status, anything else (no memory)
/// becomes `internal_error`.
template <class Body>
int guarded(const char* function, int internal_error, Body&& body) noexcept {
    try {
        return body();
    } catch (const Refusal& refusal) {
        return fail(refusal.status, std::string(function) + ": " + refusal.message);
    } catch (const std::exception& error) {
        return fail(internal_error, std::string(function) + ": internal error: " + error.what());
    }
}

}  // namespace actgrad
