// SPDX-License-Identifier: Apache-2.0
//
// A test is a program: it checks, prints what went wrong, and returns check::result().
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <initializer_list>
#include <iostream>
#include <sstream>
#include <string>

#include "acl/acl.h"

namespace check {

inline std::atomic<int> failures{0};

inline void report(const char* file, int line, const std::string& text) {
    std::ostringstream message;
    message << file << ":" << line << ": " << text << "\n";
    std::cerr << message.str();
    ++failures;
}

template <class Got, class Expected>
void equal(const char* file, int line, const char* expression, const Got& got, const Expected& expected) {
    if (!(got == expected)) {
        std::ostringstream message;
        message << expression << ": expected " << expected << ", got " << got;
        report(file, line, message.str());
    }
}

// Checks the status, and that the calling thread's error text contains each of `words`.
inline void refused(const char* file, int line, const char* expression, int got, int expected,
                    std::initializer_list<const char*> words) {
    const char* const given = aclGetRecentErrMsg();
    const std::string text = given ? given : "";
    equal(file, line, expression, got, expected);
    for (const char* word : words) {
        if (text.find(word) == std::string::npos) {
            report(file, line,
                   std::string(expression) + ": expected a text with \"" + word + "\", got \"" + text + "\"");
        }
    }
}

inline int result() {
    if (failures > 0) {
        std::cerr << failures << " checks failed\n";
    }
    return failures > 0 ? 1 : 0;
}

// Starts a child process that runs `body` and exits normally. Only for programs that have not started threads.
template <class Body>
pid_t start_child(Body body) {
    std::cerr.flush();
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        failures = 0;
        body();
        std::exit(result());
    }
    return child;
}

// Waits for a child's end. Returns its exit status, or 128 + the signal that killed it (SIGALRM after a minute).
inline int end_of_child(pid_t child) {
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

// Both together.
template <class Body>
int in_child(Body body) {
    return end_of_child(start_child(body));
}

}  // namespace check

#define CHECK(condition)                                             \
    do {                                                             \
        if (!(condition)) {                                          \
            check::report(__FILE__, __LINE__, "false: " #condition); \
        }                                                            \
    } while (0)

#define CHECK_EQUAL(got, expected) check::equal(__FILE__, __LINE__, #got, (got), (expected))

// The words follow the status: CHECK_REFUSED(aclrtFree(nullptr), 100000, "aclrtFree", "devPtr").
#define CHECK_REFUSED(call, status, ...) check::refused(__FILE__, __LINE__, #call, (call), (status), {__VA_ARGS__})
