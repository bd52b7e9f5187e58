// SPDX-License-Identifier: Apache-2.0
#include "table/engine.h"

#include <atomic>
#include <cstdlib>
#include <mutex>
#include <string>

#include <dlfcn.h>
#include <unistd.h>

#include "aclnn/acl_meta.h"
#include "ascendcl/error.h"

namespace actgrad::table {

namespace {

constexpr const char* LIBRARY = "libactgrad_engine.so";

[[noreturn]] void refuse_engine(const std::string& sentence) { throw Refusal(ACLNN_ERR_RUNTIME_ERROR, sentence); }

bool python_runs() {
    void* const function = dlsym(RTLD_DEFAULT, "Py_IsInitialized");
    return function && reinterpret_cast<int (*)()>(function)() != 0;
}

const char* setting(const char* variable) {
    const char* const value = std::getenv(variable);
    if (!value || !*value) {
        refuse_engine(
            "this call is computed by PyTorch, which needs a Python interpreter: start the program with "
            "`actgrad run`, or first run eval \"$(actgrad env --engine)\" in the shell");
    }
    return value;
}

void* loaded(const std::string& library, int mode) {
    void* const handle = dlopen(library.c_str(), mode);
    if (!handle) {
        const char* const problem = dlerror();
        refuse_engine("the engine cannot be loaded: " + std::string(problem ? problem : library.c_str()));
    }
    return handle;
}

// The directory of this library, which also contains the engine.
std::string own_folder() {
    Dl_info info;
    const bool known = dladdr(reinterpret_cast<const void*>(&own_folder), &info) != 0 && info.dli_fname;
    const std::string path = known ? info.dli_fname : "";
    return path.substr(0, path.rfind('/') + 1);
}

// Starts the engine once. A failed attempt is not repeated, as the interpreter may be half initialised.
class Starter {
public:
    Engine& engine() {
        if (owner_ != 0 && owner_ != getpid()) {
            refuse_engine(
                "the engine was started before fork, and does not work in the child; call such operators only after "
                "fork");
        }
        if (Engine* const ready = ready_) {
            return *ready;
        }
        const std::lock_guard<std::mutex> lock(mutex_);
        if (!failure_.empty()) {
            refuse_engine(failure_);
        }
        if (!ready_) {
            start();
        }
        return *ready_;
    }

private:
    void start() {
        const char* python = nullptr;
        if (!python_runs()) {
            python = setting("ACTGRAD_PYTHON");
            loaded(setting("ACTGRAD_LIBPYTHON"), RTLD_NOW | RTLD_GLOBAL);  // extension modules need its symbols
        }
        void* const function = dlsym(loaded(own_folder() + LIBRARY, RTLD_NOW | RTLD_LOCAL), "actgrad_start_engine");
        if (!function) {
            refuse_engine("the library of the engine is of another version");
        }
        if (python) {
            owner_ = getpid();
        }
        failure_ = "the engine did not start, and is not started again";  // now, as a failure may leave no memory
        try {
            ready_ = reinterpret_cast<StartEngine>(function)(python);
        } catch (const Refusal& refusal) {
            failure_ = refusal.message;
            throw;
        }
        failure_.clear();
    }

    std::mutex mutex_;
    std::atomic<Engine*> ready_{nullptr};
    std::atomic<pid_t> owner_{0};  // the process that started its own interpreter
    std::string failure_;
};

}  // namespace

Engine& engine() {
    static Starter& starter = *new Starter;  // leaked, for static destructors
    return starter.engine();
}

}  // namespace actgrad::table
