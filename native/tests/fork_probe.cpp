// SPDX-License-Identifier: Apache-2.0
// Does not use actgrad: a child of a process with two threads starts a thread. Exit status 0 if that works, as it does
// on every Linux; QEMU 7.2 in user mode fails an assertion of its own, or hangs.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <thread>

int main() {
    std::atomic<bool> done{false};
    std::thread other([&] {
        while (!done) {
            std::this_thread::yield();
        }
    });
    const pid_t child = fork();
    if (child == 0) {
        alarm(20);
        std::thread([] {}).join();
        _exit(0);
    }
    int status = -1;
    waitpid(child, &status, 0);
    done = true;
    other.join();
    return status == 0 ? 0 : 1;
}
