// SPDX-License-Identifier: Apache-2.0
//
// Call sites in Python, which is looked for at run time: this library links none.
#include "strict/places.h"
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <dlfcn.h>
#include <sys/types.h>

#include <string_view>

namespace actgrad::strict {

namespace {

struct Python {
    template <class Function>
    static Function* find(const char* name) {
        return reinterpret_cast<Function*>(dlsym(RTLD_DEFAULT, name));
    }

    int (*is_initialized)() = find<int()>("Py_IsInitialized");
    int (*holds_lock)() = find<int()>("PyGILState_Check");
    void* (*this_thread)() = find<void*()>("PyGILState_GetThisThreadState");
    int (*ensure)() = find<int()>("PyGILState_Ensure");
    void (*release)(int) = find<void(int)>("PyGILState_Release");
    void* (*frame)() = find<void*()>("PyEval_GetFrame");
    void* (*back)(void*) = find<void*(void*)>("PyFrame_GetBack");
    int (*line)(void*) = find<int(void*)>("PyFrame_GetLineNumber");
    void* (*code)(void*) = find<void*(void*)>("PyFrame_GetCode");
    void* (*attribute)(void*, const char*) = find<void*(void*, const char*)>("PyObject_GetAttrString");
    void* (*item)(void*, const char*) = find<void*(void*, const char*)>("PyDict_GetItemString");
    const char* (*utf8)(void*, ssize_t*) = find<const char*(void*, ssize_t*)>("PyUnicode_AsUTF8AndSize");
    void* (*encoded)(void*, const char*,
                     const char*) = find<void*(void*, const char*, const char*)>("PyUnicode_AsEncodedString");
    const char* (*bytes)(void*) = find<const char*(void*)>("PyBytes_AsString");
    void (*drop)(void*) = find<void(void*)>("Py_DecRef");
    void (*fetch)(void**, void**, void**) = find<void(void**, void**, void**)>("PyErr_Fetch");
    void (*restore)(void*, void*, void*) = find<void(void*, void*, void*)>("PyErr_Restore");

    bool is_here() const {
        return is_initialized && holds_lock && this_thread && ensure && release && frame && back && line && code &&
               attribute && item && utf8 && encoded && bytes && drop && fetch && restore && is_initialized() != 0;
    }

    void read(void* owner, const char* name, Text<480>& text) const {
        void* const value = attribute(owner, name);
        // A file's name may be any bytes.
        void* const spelled = value ? encoded(value, "utf-8", "surrogateescape") : nullptr;
        if (spelled) {
            text << std::string_view(bytes(spelled));
        }
        for (void* const object : {value, spelled}) {
            if (object) {
                drop(object);
            }
        }
    }

    // Whether the frame runs code of the package, which is no place in the user's program.
    bool is_of_package(void* running) const {
        void* const globals = attribute(running, "f_globals");
        if (!globals) {
            return false;
        }
        ssize_t size = 0;
        void* const module = item(globals, "__name__");  // borrowed
        const char* const characters = module ? utf8(module, &size) : nullptr;
        const std::string_view name(characters ? characters : "", characters ? static_cast<size_t>(size) : 0);
        constexpr std::string_view package = "actgrad";
        const bool is_of =
            name == package || (name.substr(0, package.size()) == package && name[package.size()] == '.');
        drop(globals);
        return is_of;
    }
};

}  // namespace

int python_places(Place (&places)[MOST_PLACES], bool in_handler) {
    const Python python;
    if (!python.is_here() || !python.this_thread() || (in_handler && python.holds_lock() == 0)) {
        return 0;
    }
    const bool held = python.holds_lock() != 0;
    const int state = held ? 0 : python.ensure();
    void *type = nullptr, *value = nullptr, *traceback = nullptr;  // of an exception that is pending
    python.fetch(&type, &value, &traceback);
    int count = 0;
    for (void* frame = python.frame(); frame && count < MOST_PLACES;) {
        if (!python.is_of_package(frame)) {
            Place& place = places[count++];
            place.clear();
            void* const code = python.code(frame);
            python.read(code, "co_name", place.function);
            python.read(code, "co_filename", place.file);
            python.drop(code);
            place.line = static_cast<uint64_t>(python.line(frame));
        }
        void* const next = python.back(frame);
        if (next) {
            python.drop(next);  // still referenced by the thread's stack
        }
        frame = next;
    }
    python.restore(type, value, traceback);
    if (!held) {
        python.release(state);
    }
    return count;
}

}  // namespace actgrad::strict

#endif
