// SPDX-License-Identifier: Apache-2.0
//
// Strict mode's process events: start, faults, forks and exit.
#include "strict/observer.h"
#include "strict/platform.h"

namespace actgrad::strict {

std::atomic<Observer*> current{nullptr};

}  // namespace actgrad::strict

#if ACTGRAD_HAS_STRICT_MODE

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "ascendcl/error.h"
#include "strict/checks.h"
#include "strict/watcher.h"

namespace actgrad::strict {

namespace {

Watcher* watcher = nullptr;
struct sigaction former_handler;

uintptr_t instruction_of(const void* context) {
    const auto* const machine = static_cast<const ucontext_t*>(context);
#if defined(__x86_64__)
    return static_cast<uintptr_t>(machine->uc_mcontext.gregs[REG_RIP]);
#elif defined(__aarch64__)
    return machine->uc_mcontext.pc;
#else
    static_cast<void>(machine);
    return 0;
#endif
}

void handle_fault(int signal, siginfo_t* information, void* context) {
    const bool is_fault = information->si_code > 0;
    const auto address = reinterpret_cast<uintptr_t>(information->si_addr);
    if (is_fault && watcher->describe_fault(address, instruction_of(context))) {
        _exit(STATUS_OF_FINDINGS);
    }
    if (former_handler.sa_flags & SA_SIGINFO) {
        former_handler.sa_sigaction(signal, information, context);
    } else if (former_handler.sa_handler != SIG_DFL && former_handler.sa_handler != SIG_IGN) {
        former_handler.sa_handler(signal);
    } else {
        // Restores the former action: a fault repeats when the instruction is retried, a sent signal is raised again.
        sigaction(signal, &former_handler, nullptr);
        if (!is_fault) {
            raise(signal);
        }
    }
}

void handle_exit(int status, void*) {
    watcher->at_exit(status);
    if (end_findings() && status == 0) {
        std::fflush(nullptr);
        _exit(STATUS_OF_FINDINGS);
    }
}

void begin(const std::string& names) {
    const Chosen chosen(names);
    begin_findings(chosen);
    watcher = make_watcher(chosen);
    struct sigaction handler{};
    handler.sa_sigaction = handle_fault;
    handler.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    sigaction(SIGSEGV, &handler, &former_handler);
    on_exit(handle_exit, nullptr);
    pthread_atfork(
        [] {
            watcher->before_fork();
            lock_findings();
        },
        [] {
            unlock_findings();
            watcher->after_fork();
        },
        [] {
            forget_findings();
            unlock_findings();
            watcher->in_child();
        });
    current.store(watcher, std::memory_order_release);
}

// Runs when the library is loaded, before the program can call it.
[[gnu::constructor]] void begin_as_asked() {
    const char* const names = std::getenv("ACTGRAD_STRICT");
    if (!names || !*names || std::strcmp(names, "0") == 0) {
        return;
    }
    try {
        begin(names);
    } catch (const Refusal& refusal) {
        std::fprintf(stderr, "actgrad strict: ACTGRAD_STRICT: %s\n", refusal.message.c_str());
        _exit(2);
    }
}

}  // namespace

void start(const std::string& names) {
    if (!observer()) {
        begin(names);
    }
}

}  // namespace actgrad::strict

#else

#include "acl/acl_base.h"
#include "ascendcl/error.h"

namespace actgrad::strict {

void start(const std::string&) {
    throw Refusal(ACL_ERROR_API_NOT_SUPPORT, "strict mode is for Linux with the GNU C library");
}

void report_faults_to(int) {}

std::vector<std::string> take_findings() { return {}; }

}  // namespace actgrad::strict

#endif
