// SPDX-License-Identifier: Apache-2.0
//
// Fills a tensor when it is told to, and again when the process ends.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *tensor, *scalar;
int (*phase_one)(void* tensor, void* scalar, uint64_t* size, void** executor);
int (*phase_two)(void* workspace, uint64_t size, void* executor, void* stream);
const char* (*text)(void);

int fill(void) {
    uint64_t size;
    void* executor;
    const int status = phase_one(tensor, scalar, &size, &executor);
    return status ? status : phase_two(NULL, size, executor, NULL);
}

__attribute__((destructor)) static void fill_again(void) {
    const int status = fill();
    const char* const sentence = status ? text() : "filled";
    if (status != 361001 || !strstr(sentence, "aclnnInplaceFillScalar: Python has ended")) {
        fprintf(stderr, "%d: %s\n", status, sentence);
        abort();
    }
    puts("right");
    fflush(stdout);
}
