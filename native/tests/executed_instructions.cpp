// SPDX-License-Identifier: Apache-2.0
// Runs each kernel between marks, system calls at which instruction_counter.c prints how many instructions were
// executed so far: before and after STEP elements, and after 2·STEP more. What the calls themselves take cancels out.
// Prints what ran, a line for every three marks. tools/count_instructions.py reads both.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include <sys/syscall.h>
#include <unistd.h>

#include "opapi/kernels/isa.h"
#include "opapi/planning/plan.h"

namespace {

using namespace actgrad;

constexpr int64_t STEP = 1024;  // elements
constexpr const char* ELEMENT_NAMES[] = {"float32", "float16", "bfloat16"};
constexpr Broadcast SCALARS[MAX_SCALARS] = {{0.01}, {-0.2}, {1.5}, {3.0}, {-7.0}, {0.3}, {1.0}, {0.0}};

// Between -3 and 3, and not 0.
float value(int64_t at) { return (static_cast<float>(at % 64) - 31.5f) * 0.09375f; }

void fill(std::vector<float>& array, Element type) {
    for (int64_t at = 0; at < static_cast<int64_t>(array.size()); ++at) {
        const float single = value(at);
        char* const place = reinterpret_cast<char*>(array.data()) + at * (type == ELEMENT_F32 ? 4 : 2);
        uint32_t bits;
        std::memcpy(&bits, &single, sizeof bits);
        // Exact: few bits of its significand are used, and it is a normal number in float16 too.
        const uint16_t half = static_cast<uint16_t>(
            type == ELEMENT_BF16 ? bits >> 16 : (bits >> 31 << 15) | (((bits >> 13) - (112 << 10)) & 0x7fff));
        if (type == ELEMENT_F32) {
            std::memcpy(place, &bits, sizeof bits);
        } else {
            std::memcpy(place, &half, sizeof half);
        }
    }
}

void mark() { syscall(SYS_getsid, 0); }

void run_kernel(int kernel, Element type) {
    std::vector<std::vector<float>> arrays(MAX_OPERANDS, std::vector<float>(2 * STEP));
    const void* inputs[MAX_OPERANDS];
    void* outputs[MAX_OPERANDS];
    for (int i = 0; i < MAX_OPERANDS; ++i) {
        fill(arrays[i], (ROW_INPUTS[kernel] >> i & 1) != 0 ? ELEMENT_F32 : type);
        inputs[i] = arrays[i].data();
    }
    std::vector<std::vector<float>> results(MAX_OPERANDS, std::vector<float>(2 * STEP));
    for (int i = 0; i < MAX_OPERANDS; ++i) {
        outputs[i] = results[i].data();
    }
    const TileFunction function = (*kernels().tiles[kernel])[type];
    const auto run = [&](int64_t count) { function(inputs, outputs, count, nullptr, SCALARS, false, nullptr); };
    run(2 * STEP);  // binds what the dynamic linker binds late
    mark();
    run(STEP);
    mark();
    run(2 * STEP);
    mark();
    std::printf("%s %s %d\n", KERNEL_NAMES[kernel], ELEMENT_NAMES[type], static_cast<int>(STEP));
}

}  // namespace

int main() {
    for (int kernel = 0; kernel < static_cast<int>(Kernel::COUNT); ++kernel) {
        for (const Element type : {ELEMENT_F32, ELEMENT_F16, ELEMENT_BF16}) {
            run_kernel(kernel, type);
        }
    }
}
