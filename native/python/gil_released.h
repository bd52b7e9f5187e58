// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unistd.h>

#include <nanobind/nanobind.h>

namespace actgrad::python {

// RAII scope without the GIL. When the interpreter ends, Python before 3.14 ends a daemon thread that wants the GIL by
// unwinding its stack, at which C++ ends the process. The thread then sleeps instead until the process ends.
class GilReleased {
public:
    GilReleased() : state_(PyEval_SaveThread()) {}
    ~GilReleased() {
        try {
            PyEval_RestoreThread(state_);
        } catch (...) {
            while (true) {
                pause();
            }
        }
    }
    GilReleased(const GilReleased&) = delete;
    GilReleased& operator=(const GilReleased&) = delete;

private:
    PyThreadState* const state_;
};

}  // namespace actgrad::python
