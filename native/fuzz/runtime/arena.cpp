// SPDX-License-Identifier: Apache-2.0
//
// The arena, to which work writes.
#include <algorithm>
#include <cstring>

#include "acl/acl.h"
#include "fuzz/runtime/elements.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

void Machine::become_writer(Stream& stream) {
    if (writer_ && writer_ != &stream) {
        synchronize(*writer_);
    }
    writer_ = &stream;
    ++stream.queued;
}

void Machine::synchronize(Stream& stream) {
    wait_for(stream);
    if (is_default(stream)) {
        finish_all();
    } else {
        synchronized(stream);
    }
}

void Machine::wait_for(Stream& stream) {
    if (is_default(stream)) {
        // The device may differ from the thread's; freeing a block synchronizes everything.
        void* block = nullptr;
        expect(aclrtMallocHost(&block, 1) == 0 && aclrtFreeHost(block) == 0, "no host memory");
    } else {
        expect_status(aclrtSynchronizeStream(stream.handle), take_failure(stream));
    }
}

void Machine::synchronized(Stream& stream) {
    finish(stream);
    if (writer_ == &stream) {
        writer_ = nullptr;
        check_memory();
    }
}

void Machine::settle() {
    if (writer_) {
        synchronize(*writer_);
    }
}

void Machine::finish_all() {
    for (Stream* stream : live_streams()) {
        finish(*stream);
    }
    writer_ = nullptr;
    check_memory();
}

void Machine::copy() {
    const int64_t from = in_.byte() * 16, to = in_.byte() * 16 + in_.below(8);
    const int64_t count = std::min<int64_t>({in_.byte() * 2, arena_size - from, arena_size - to});
    const auto room = static_cast<size_t>(in_.byte() * 4);
    const auto kind = static_cast<aclrtMemcpyKind>(in_.one_in(8) ? in_.integer(6) : in_.below(5));
    uint8_t* const arena = process().arena;
    const bool null_dst = in_.one_in(16), null_src = in_.one_in(16);
    const bool asynchronous = in_.below(2);
    const Target target = asynchronous ? this->target() : Target{nullptr, nullptr, 0};
    int expected = 0;
    bool effect = false;
    if (count > 0) {
        if (null_dst || null_src || kind < 0 || kind > ACL_MEMCPY_DEFAULT) {
            expected = invalid_param;
        } else if (static_cast<size_t>(count) > room) {
            expected = rt_invalid;
        } else if (from != to) {
            expected = asynchronous ? target.status : current_device() < 0 ? no_context : 0;
            effect = expected == 0;
        }
    }
    void* const dst = null_dst ? nullptr : arena + to;
    const void* const src = null_src ? nullptr : arena + from;
    const auto bytes = static_cast<size_t>(count);
    if (effect) {
        asynchronous ? become_writer(*target.stream) : settle();
        std::memmove(process().expected.data() + to, process().expected.data() + from, bytes);
    }
    expect_status(asynchronous ? aclrtMemcpyAsync(dst, room, src, bytes, kind, target.handle)
                               : aclrtMemcpy(dst, room, src, bytes, kind),
                  expected);
    if (effect && !asynchronous) {
        check_memory();
    }
}

void Machine::set_memory() {
    const int64_t to = in_.byte() * 16;
    const int64_t count = std::min<int64_t>(in_.byte(), arena_size - to);
    const auto room = static_cast<size_t>(in_.byte());
    const auto value = static_cast<int32_t>(in_.integer(255));
    const bool null = in_.one_in(16);
    const bool asynchronous = in_.below(2);
    const Target target = asynchronous ? this->target() : Target{nullptr, nullptr, 0};
    int expected = 0;
    bool effect = false;
    if (count > 0) {
        if (null) {
            expected = invalid_param;
        } else if (static_cast<size_t>(count) > room) {
            expected = rt_invalid;
        } else {
            expected = asynchronous ? target.status : current_device() < 0 ? no_context : 0;
            effect = expected == 0;
        }
    }
    void* const dst = null ? nullptr : process().arena + to;
    const auto bytes = static_cast<size_t>(count);
    if (effect) {
        asynchronous ? become_writer(*target.stream) : settle();
        std::memset(process().expected.data() + to, value, bytes);
    }
    expect_status(
        asynchronous ? aclrtMemsetAsync(dst, room, value, bytes, target.handle) : aclrtMemset(dst, room, value, bytes),
        expected);
    if (effect && !asynchronous) {
        check_memory();
    }
}

// Moderate numbers in some dtype, as meaningful operands.
void Machine::fill_memory() {
    settle();
    const aclDataType dtype = this->dtype();
    const uint8_t seed = in_.byte();
    std::vector<uint8_t>& expected = process().expected;
    const auto item = static_cast<int64_t>(is_float(dtype) ? aclDataTypeSize(dtype) : 2);
    const int64_t begin = in_.below(4);
    for (int64_t at = begin, i = 0; at + item <= arena_size; at += item, ++i) {
        store(expected.data() + at, is_float(dtype) ? dtype : ACL_FLOAT16,
              static_cast<double>((i * 7 + seed) % 97) / 8 - 6);
    }
    std::memcpy(process().arena, expected.data(), arena_size);
}

}  // namespace fuzz
