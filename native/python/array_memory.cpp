// SPDX-License-Identifier: Apache-2.0
#include "python/array_memory.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>

#include "python/block_cache.h"
#include "python/kept.h"

namespace actgrad::python {

namespace {

// NumPy's documented memory handler, which an array keeps as long as its memory.
struct Handler {
    char name[127];
    uint8_t version;
    void* context;
    void* (*allocate)(void* context, size_t size);
    void* (*allocate_zeros)(void* context, size_t count, size_t size);
    void* (*reallocate)(void* context, void* data, size_t size);
    void (*free)(void* context, void* data, size_t size);
};

// A handler with a block for one array. Python code that runs meanwhile may make others, which get ordinary memory.
struct BlockHandler {
    Handler handler{"actgrad", 1, this, allocate, allocate_zeros, reallocate, free};
    Block block;

    static void* allocate(void* context, size_t size) {
        Block& block = static_cast<BlockHandler*>(context)->block;
        if (block.data || size < LARGE_RESULT) {
            return std::malloc(size);
        }
        try {
            block = take_block(size);
        } catch (const std::exception&) {
            return nullptr;  // NumPy says how much was needed
        }
        return block.data;
    }

    static void* allocate_zeros(void*, size_t count, size_t size) { return std::calloc(count, size); }

    // A resized array has ordinary memory.
    static void* reallocate(void* context, void* data, size_t size) {
        const Block& block = static_cast<BlockHandler*>(context)->block;
        if (data != block.data) {
            return std::realloc(data, size);
        }
        void* const moved = std::malloc(size);
        if (moved) {
            std::memcpy(moved, data, std::min(size, block.capacity));
            free(context, data, size);
        }
        return moved;
    }

    static void free(void* context, void* data, size_t) {
        Block& block = static_cast<BlockHandler*>(context)->block;
        if (data != block.data) {
            std::free(data);
            return;
        }
        give_back(block);
        block = {};
    }
};

constexpr const char* HANDLER = "mem_handler";  // the name that NumPy asks for

void destroy(PyObject* capsule) {
    delete static_cast<BlockHandler*>(static_cast<Handler*>(PyCapsule_GetPointer(capsule, HANDLER))->context);
}

// NumPy's C functions are a table, whose order no release changes.
using SetHandler = PyObject* (*)(PyObject* capsule);
constexpr size_t SET_HANDLER = 304;  // PyDataMem_SetHandler

// Returns the handler before.
nb::object set_handler(const nb::object& capsule) {
    static PyObject* known = nullptr;
    const nb::handle table = kept(known, [] {
        try {
            return nb::object(nb::module_::import_("numpy._core._multiarray_umath").attr("_ARRAY_API"));
        } catch (const nb::python_error&) {  // before 1.26
            return nb::object(nb::module_::import_("numpy.core._multiarray_umath").attr("_ARRAY_API"));
        }
    });
    auto* const functions = static_cast<void**>(PyCapsule_GetPointer(table.ptr(), nullptr));
    nb::object before = nb::steal(reinterpret_cast<SetHandler>(functions[SET_HANDLER])(capsule.ptr()));
    if (!before.is_valid()) {
        throw nb::python_error();
    }
    return before;
}

}  // namespace

CachedArrayMemory::CachedArrayMemory() {
    auto made = std::make_unique<BlockHandler>();
    const nb::object capsule = nb::steal(PyCapsule_New(&made->handler, HANDLER, destroy));
    if (!capsule.is_valid()) {
        throw nb::python_error();
    }
    made.release();  // now owned by the capsule
    before_ = set_handler(capsule);
}

CachedArrayMemory::~CachedArrayMemory() {
    try {
        set_handler(before_);
    } catch (nb::python_error& error) {
        error.discard_as_unraisable("actgrad");
    }
}

}  // namespace actgrad::python
