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
        for (const clock_t begin = clock(); clock() - begin < CLOCKS_PER_SEC / 3;) {
        }
        ++finished;
    }
}
