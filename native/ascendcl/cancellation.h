// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pthread.h>

namespace actgrad {

// While it lives, pthread_cancel does not end the calling thread, but waits: unwinding cannot leave a function that
// does not throw, and would end the process.
class NoCancellation {
public:
    NoCancellation() { pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before_); }
    ~NoCancellation() { pthread_setcancelstate(before_, nullptr); }
    NoCancellation(const NoCancellation&) = delete;
    NoCancellation& operator=(const NoCancellation&) = delete;

private:
    int before_ = PTHREAD_CANCEL_ENABLE;
};

}  // namespace actgrad
