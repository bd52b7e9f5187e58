// SPDX-License-Identifier: Apache-2.0
// Prints a checksum per kernel and element type over the same inputs, drawn from all bit patterns. Two machines, or two
// instruction sets (ACTGRAD_ISA), that print the same lines compute the same bits. Fails if a kernel computes other
// bits where its operands are interleaved, or with non-temporal stores, or then writes beside its outputs.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <vector>

#include "opapi/kernels/isa.h"
#include "opapi/planning/plan.h"

namespace {

using namespace actgrad;

constexpr int64_t COUNT = (1 << 16) + 5;  // elements of each input; not whole vectors
constexpr int INPUTS = 7, OUTPUTS = 4;    // at most
static_assert(INPUTS + OUTPUTS == MAX_OPERANDS);
constexpr const char* ELEMENT_NAMES[] = {"float32", "float16", "bfloat16", "float64"};
constexpr size_t ITEMS[] = {4, 2, 2, 8};
constexpr char UNWRITTEN = 0x5a;  // what outputs are filled with

uint64_t state = 88172645463325252u;

// Marsaglia's xorshift.
uint64_t draw() {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

// One in eight is an arbitrary bit pattern, even NaN and infinity; the others are where activations are not constant.
uint64_t element(Element type) {
    const uint64_t bits = draw();
    const double near = (static_cast<double>(bits >> 11) / 9007199254740992.0 - 0.5) * 24;
    const float single = static_cast<float>(near);
    uint32_t single_bits;
    std::memcpy(&single_bits, &single, sizeof single_bits);
    uint64_t near_bits;
    std::memcpy(&near_bits, &near, sizeof near_bits);
    const bool any = draw() % 8 == 0;
    switch (type) {
        case ELEMENT_F32: return any ? bits >> 32 : single_bits;
        // Between 2^-9 and 16, either sign.
        case ELEMENT_F16: return any ? bits >> 48 : (bits >> 63 << 15) | (0x1800 + (bits >> 40) % (13 << 10));
        case ELEMENT_BF16: return any ? bits >> 48 : single_bits >> 16;
        default: return any ? bits : near_bits;
    }
}

// The sign and payload of a NaN may differ between instruction sets.
uint64_t without_payload(uint64_t bits, Element type) {
    const uint64_t magnitude = bits & ~(uint64_t{1} << (8 * ITEMS[type] - 1));
    constexpr uint64_t INFINITIES[] = {0x7f800000, 0x7c00, 0x7f80, 0x7ff0000000000000};
    return magnitude > INFINITIES[type] ? INFINITIES[type] + 1 : bits;
}

// The elements of input `i`, the same for every kernel. `wide` are those of an input of rows, which has wider elements.
const std::vector<char>& input(int i, Element type, bool wide) {
    static std::vector<char> drawn[INPUTS][std::size(ITEMS)][2];
    std::vector<char>& elements = drawn[i][type][wide];
    if (elements.empty()) {
        elements.resize(COUNT * ITEMS[type]);
        for (int64_t at = 0; at < COUNT; ++at) {
            const uint64_t any = element(type), bits = wide ? without_payload(any, type) & ~uint64_t{1} : any;
            std::memcpy(&elements[at * ITEMS[type]], &bits, ITEMS[type]);  // little-endian, as all machines here are
        }
    }
    return elements;
}

constexpr Broadcast SCALARS[MAX_SCALARS] = {{0.01}, {-0.2}, {1.5}, {3.0}, {-7.0}, {0.3}, {1.0}, {0.0}};

// Whether the kernel's function for interleaved operands, if it has one, computes the same from `inputs` as its
// function for packed ones, which wrote `outputs`.
bool agrees_with_interleaved(int kernel, Element type, const void* const* inputs, void* const* outputs) {
    const Pairs pairs = PAIRS[kernel];
    const TileFunction function = type < ELEMENT_F64 ? (*kernels().tiles[kernel])[INTERLEAVED + type] : nullptr;
    if (!function) {
        return true;
    }
    constexpr int64_t whole = COUNT / 64 * 64;
    const size_t item = ITEMS[type];
    const auto together = [&](const void* first, const void* second) {
        std::vector<char> both(2 * whole * item);
        for (int64_t at = 0; at < 2 * whole; ++at) {
            std::memcpy(&both[at * item], static_cast<const char*>(at % 2 == 0 ? first : second) + at / 2 * item, item);
        }
        return both;
    };
    const auto halves = [](unsigned bits, int i) { return (bits >> i & 1) != 0; };
    std::vector<std::vector<char>> from(INPUTS), to(OUTPUTS, std::vector<char>(2 * whole * item));
    const void* in[INPUTS];
    void* out[OUTPUTS];
    for (int i = 0; i < INPUTS; ++i) {
        from[i] = halves(pairs.inputs, i) ? together(inputs[i], inputs[i + 1]) : std::vector<char>();
        in[i] = halves(pairs.inputs, i) ? from[i].data() : inputs[i];
    }
    for (int i = 0; i < OUTPUTS; ++i) {
        out[i] = to[i].data();
    }
    function(in, out, whole, nullptr, SCALARS, false, nullptr);
    bool agrees = true;
    for (int i = 0; i < OUTPUTS; ++i) {
        if (i > 0 && halves(pairs.outputs, i - 1)) {
            continue;  // written with the one before
        }
        std::vector<char> expected(static_cast<const char*>(outputs[i]),
                                   static_cast<const char*>(outputs[i]) + whole * item);
        if (halves(pairs.outputs, i)) {
            expected = together(outputs[i], outputs[i + 1]);
        }
        const bool written = std::any_of(to[i].begin(), to[i].end(), [](char byte) { return byte != 0; });
        agrees = agrees && (written || i > 0);
        for (size_t at = 0; written && at < expected.size(); at += item) {
            uint64_t bits = 0, expected_bits = 0;
            std::memcpy(&bits, &to[i][at], item);
            std::memcpy(&expected_bits, &expected[at], item);
            agrees = agrees && without_payload(bits, type) == without_payload(expected_bits, type);
        }
    }
    return agrees;
}

// What a kernel wrote for packed inputs: `stored` outputs, and then perhaps terms of a sum.
struct Written {
    const std::vector<char>* outputs;
    int stored;
    bool has_terms;
};

// Rows of `count` elements, `step` bytes from one to the next.
struct Rows {
    int64_t rows;
    int64_t count;
    int64_t step;
};

// An output in memory of its own, `place` bytes behind the beginning of a cache line, with guards around all rows.
class GuardedOutput {
public:
    GuardedOutput(const Rows& rows, int64_t place) : rows_(rows), memory_(rows.rows * rows.step + 4 * LINE, UNWRITTEN) {
        begin_ = 2 * LINE - reinterpret_cast<uintptr_t>(memory_.data()) % LINE + place;
    }
    char* data() { return &memory_[begin_]; }
    // Whether the rows are `expected`, and all else is as it was.
    bool has(const std::vector<char>& expected, Element type) const {
        const int64_t item = ITEMS[type], size = memory_.size();
        bool agrees = true;
        for (int64_t at = 0; at < size;) {
            const int64_t row = at < begin_ ? rows_.rows : (at - begin_) / rows_.step;
            const int64_t element = (at - begin_ - row * rows_.step) / item;
            if (row >= rows_.rows || element >= rows_.count) {
                agrees = agrees && memory_[at] == UNWRITTEN;
                ++at;
                continue;
            }
            uint64_t bits = 0, expected_bits = 0;
            std::memcpy(&bits, &memory_[at], item);
            std::memcpy(&expected_bits, &expected[(row * rows_.count + element) * item], item);
            agrees = agrees && without_payload(bits, type) == without_payload(expected_bits, type);
            at += item;
        }
        return agrees;
    }

private:
    static constexpr int64_t LINE = 64;
    Rows rows_;
    std::vector<char> memory_;
    int64_t begin_;
};

// Whether the kernel writes the same with non-temporal stores, `place` bytes behind the beginning of a cache line.
bool agrees_with_non_temporal(int kernel, Element type, const void* const* inputs, const Written& written,
                              const Rows& rows, int64_t place) {
    const int64_t item = ITEMS[type], ahead[INPUTS] = {};
    const bool is_tile = rows.rows == 1;
    std::vector<std::vector<char>> from(INPUTS, std::vector<char>(is_tile ? 0 : rows.rows * rows.step));
    const void* in[INPUTS];
    for (int i = 0; i < INPUTS; ++i) {
        for (int64_t row = 0; !is_tile && row < rows.rows; ++row) {
            std::memcpy(&from[i][row * rows.step], static_cast<const char*>(inputs[i]) + row * rows.count * item,
                        rows.count * item);
        }
        in[i] = is_tile ? inputs[i] : from[i].data();
    }
    std::vector<GuardedOutput> to(written.stored, GuardedOutput(rows, place));
    std::vector<double> terms(COUNT);  // or float32
    void* out[OUTPUTS] = {};
    for (int i = 0; i < written.stored; ++i) {
        to[i] = GuardedOutput(rows, place);  // its place depends on where its memory is
        out[i] = to[i].data();
    }
    if (written.has_terms) {
        out[written.stored] = terms.data();
    }
    TileRows apart{rows.rows, {}, true};
    std::fill_n(apart.steps, MAX_OPERANDS, rows.step);
    (*kernels().tiles[kernel])[type](in, out, rows.count, ahead, SCALARS, false, is_tile ? nullptr : &apart);
    kernels().fence();
    return std::all_of(to.begin(), to.end(), [&, i = 0](const GuardedOutput& output) mutable {
        return output.has(written.outputs[i++], type);
    });
}

bool agrees_with_non_temporal(int kernel, Element type, const void* const* inputs, const Written& written) {
    if (!kernels().fence) {
        return true;  // this instruction set has no non-temporal stores
    }
    const auto item = static_cast<int64_t>(ITEMS[type]);
    bool agrees = true;
    // Several outputs may lie anywhere. Counts of elements: some blocks, vectors and more; less than a vector.
    const auto agrees_at = [&](int64_t place, int64_t count) {
        return agrees_with_non_temporal(kernel, type, inputs, written, {1, count, count * item}, place);
    };
    agrees = agrees && agrees_at(0, COUNT);
    for (const int64_t count : {1000, 545, 512, 3}) {
        agrees = agrees && agrees_at(0, count);
        for (const int64_t place : {item, int64_t{16}, 64 - item}) {
            agrees = agrees && (written.stored < 2 || agrees_at(place, count));
        }
    }
    if (ROW_INPUTS[kernel] != 0 || written.has_terms) {
        return agrees;
    }
    for (const int64_t count : {64, 512, 544, 1120}) {
        const int64_t step = (count * item + 63) / 64 * 64;
        agrees = agrees && agrees_with_non_temporal(kernel, type, inputs, written, {3, count, step}, 0);
    }
    return agrees;
}

// `has_terms`: whether the last output is terms of a sum, which tell themselves by their size in 16 bits.
bool run_kernel(int kernel, Element type, bool* has_terms) {
    const size_t item = ITEMS[type];
    const size_t bytes = COUNT * std::max(item, sizeof(float));  // what terms of sums take, too
    std::vector<std::vector<char>> arrays(OUTPUTS, std::vector<char>(bytes, UNWRITTEN));
    const std::vector<char> unwritten(bytes, UNWRITTEN);
    const void* inputs[INPUTS];
    void* outputs[OUTPUTS];
    for (int i = 0; i < INPUTS; ++i) {
        const bool wide = (ROW_INPUTS[kernel] >> i & 1) != 0 && item < sizeof(float);
        inputs[i] = input(i, wide ? ELEMENT_F32 : type, wide).data();
    }
    for (int i = 0; i < OUTPUTS; ++i) {
        outputs[i] = arrays[i].data();
    }
    (*kernels().tiles[kernel])[type](inputs, outputs, COUNT, nullptr, SCALARS, false, nullptr);
    uint64_t checksum = 14695981039346656037u;  // FNV-1a, an element at a time
    int written = 0;
    for (int i = 0; i < OUTPUTS; ++i) {
        const std::vector<char>& array = arrays[i];
        const auto any_from = [&](size_t begin) {
            return std::memcmp(&array[begin], &unwritten[begin], bytes - begin) != 0;
        };
        if (!any_from(0)) {
            continue;
        }
        ++written;
        // Terms of sums fill all of it.
        const bool are_terms = COUNT * item < bytes && any_from(COUNT * item);
        *has_terms = *has_terms || are_terms;
        const Element own = are_terms ? ELEMENT_F32 : type;
        for (size_t at = 0; at < bytes; at += ITEMS[own]) {
            uint64_t bits = 0;
            std::memcpy(&bits, &array[at], ITEMS[own]);
            checksum = (checksum ^ without_payload(bits, own)) * 1099511628211u;
        }
    }
    std::printf("%-32s %-9s %016" PRIx64 "\n", KERNEL_NAMES[kernel], ELEMENT_NAMES[type], checksum);
    const bool alike = agrees_with_interleaved(kernel, type, inputs, outputs);
    if (!alike) {
        std::fprintf(stderr, "%s of %s: other bits where operands are interleaved\n", KERNEL_NAMES[kernel],
                     ELEMENT_NAMES[type]);
    }
    const bool streamed_alike =
        agrees_with_non_temporal(kernel, type, inputs, {&arrays[0], written - *has_terms, *has_terms});
    if (!streamed_alike) {
        std::fprintf(stderr, "%s of %s: other bits with non-temporal stores\n", KERNEL_NAMES[kernel],
                     ELEMENT_NAMES[type]);
    }
    return alike && streamed_alike;
}

}  // namespace

int main() {
    std::fprintf(stderr, "%s: %d elements an input\n", kernels().isa, static_cast<int>(COUNT));
    bool agree = true;
    for (int kernel = 0; kernel < static_cast<int>(Kernel::COUNT); ++kernel) {
        bool has_terms = false;
        for (const Element type : {ELEMENT_F16, ELEMENT_BF16, ELEMENT_F32, ELEMENT_F64}) {
            agree = run_kernel(kernel, type, &has_terms) && agree;
        }
    }
    return agree ? 0 : 1;
}
