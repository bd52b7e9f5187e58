// SPDX-License-Identifier: Apache-2.0
//
// Preloaded: autograd's thread for a device is busy after it has told others of its progress.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>

volatile int begun, finished;

// std::condition_variable::notify_one()
void _ZNSt18condition_variable10notify_oneEv(void* self) {
    char name[16] = {0};
    prctl(PR_GET_NAME, name);
    const int slow = strncmp(name, "pt_autograd_", 12) == 0;
    begun += slow;
    ((void (*)(void*))dlsym(RTLD_NEXT, "_ZNSt18condition_variable10notify_oneEv"))(self);
    if (slow) {
        // By the clock on the wall: a busy machine must not make it longer.
        struct timespec now, end;
        clock_gettime(CLOCK_MONOTONIC, &end);
        end.tv_nsec += 300000000;
        end.tv_sec += end.tv_nsec / 1000000000;
        end.tv_nsec %= 1000000000;
        do {
            clock_gettime(CLOCK_MONOTONIC, &now);
        } while (now.tv_sec < end.tv_sec || (now.tv_sec == end.tv_sec && now.tv_nsec < end.tv_nsec));
        ++finished;
    }
}
