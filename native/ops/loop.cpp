// SPDX-License-Identifier: Apache-2.0
#include "ops/loop.h"

#include <algorithm>
#include <cstring>

#include "ops/isa.h"

namespace actgrad {

namespace {

constexpr int64_t TILE = 512;  // elements: six operands of float64 fill 24 KiB, within the first-level cache

// An operand during the run: where it lies, and whether its rows can be used where they lie.
struct Stream {
    char* data;
    int64_t item;
    Element element;
    bool direct;  // packed along a row and of the kernel's dtype: no tile between memory and kernel
};

template <class T>
void gather(T* tile, const char* data, int64_t step, int64_t count) {
    const T* from = reinterpret_cast<const T*>(data);
    for (int64_t i = 0; i < count; ++i) {
        tile[i] = from[i * step];
    }
}

template <class T>
void scatter(const T* tile, char* data, int64_t step, int64_t count) {
    T* to = reinterpret_cast<T*>(data);
    for (int64_t i = 0; i < count; ++i) {
        to[i * step] = tile[i];
    }
}

void gather_items(void* tile, const char* data, int64_t step, int64_t count, int64_t item) {
    if (step == 1) {
        std::memcpy(tile, data, static_cast<size_t>(count * item));
    } else if (item == 2) {
        gather(static_cast<uint16_t*>(tile), data, step, count);
    } else if (item == 4) {
        gather(static_cast<uint32_t*>(tile), data, step, count);
    } else {
        gather(static_cast<uint64_t*>(tile), data, step, count);
    }
}

void scatter_items(const void* tile, char* data, int64_t step, int64_t count, int64_t item) {
    if (step == 1) {
        std::memcpy(data, tile, static_cast<size_t>(count * item));
    } else if (item == 2) {
        scatter(static_cast<const uint16_t*>(tile), data, step, count);
    } else if (item == 4) {
        scatter(static_cast<const uint32_t*>(tile), data, step, count);
    } else {
        scatter(static_cast<const uint64_t*>(tile), data, step, count);
    }
}

// Walks through the iteration space in tiles of consecutive elements. A tile may span several rows (a row is a run
// of the innermost dimension), so that short rows cost no call each; an operand that is packed along long rows is
// handed to the kernel where it lies.
class Loop {
public:
    Loop(const Plan& plan, const Addresses& addresses) : plan_(plan), set_(kernels()) {
        compute_ = element_of(plan.compute);
        tile_function_ = set_.tiles[static_cast<int>(plan.kernel)][compute_];
        row_ = plan.size(plan.rank - 1);
        whole_rows_ = row_ < TILE && plan.rank > 1;
        for (int i = 0; i < plan.operand_count(); ++i) {
            const Operand& operand = plan.operands[i];
            const int64_t item = static_cast<int64_t>(aclDataTypeSize(operand.dtype));
            const Element element = element_of(operand.dtype);
            const bool direct = !whole_rows_ && element == compute_ && plan.stride(i, plan.rank - 1) == 1;
            streams_[i] = {static_cast<char*>(addresses[static_cast<size_t>(i)]) + operand.offset * item, item, element,
                           direct};
        }
    }

    void run() {
        // Where nothing needs a tile, a whole row is one call.
        bool all_direct = true;
        for (int i = 0; i < plan_.operand_count(); ++i) {
            all_direct = all_direct && streams_[i].direct;
        }
        for (int64_t begin = 0; begin < plan_.elements;) {
            const int64_t left_in_row = row_ - begin % row_;
            const int64_t longest = all_direct ? left_in_row : whole_rows_ ? TILE : std::min(TILE, left_in_row);
            const int64_t count = std::min(longest, plan_.elements - begin);
            run_tile(begin, count);
            begin += count;
        }
    }

private:
    void run_tile(int64_t begin, int64_t count) {
        alignas(64) char tiles[MAX_OPERANDS][TILE * sizeof(double)];
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        for (int i = 0; i < plan_.operand_count(); ++i) {
            void* place = streams_[i].direct ? address(i, begin) : tiles[i];
            if (i < plan_.inputs) {
                if (!streams_[i].direct) {
                    load_tile(i, begin, count, place);
                }
                inputs[i] = place;
            } else {
                outputs[i - plan_.inputs] = place;
            }
        }
        tile_function_(inputs, outputs, count);
        for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
            if (!streams_[i].direct) {
                store_tile(i, begin, count, tiles[i]);
            }
        }
    }

    char* address(int operand, int64_t index) const {
        int64_t elements = 0;
        for (int d = plan_.rank - 1; d >= 0; --d) {
            elements += index % plan_.size(d) * plan_.stride(operand, d);
            index /= plan_.size(d);
        }
        return streams_[operand].data + elements * streams_[operand].item;
    }

    // Calls `segment(place in the tile, address, stride, count)` for each run of one row within the tile.
    template <class Segment>
    void for_each_row(int operand, int64_t begin, int64_t count, const Segment& segment) const {
        for (int64_t done = 0; done < count;) {
            const int64_t part = std::min(count - done, row_ - (begin + done) % row_);
            segment(done, address(operand, begin + done), plan_.stride(operand, plan_.rank - 1), part);
            done += part;
        }
    }

    void load_tile(int operand, int64_t begin, int64_t count, void* tile) const {
        const Stream& stream = streams_[operand];
        alignas(64) char packed[TILE * sizeof(double)];
        const bool converts = stream.element != compute_;
        char* to = converts ? packed : static_cast<char*>(tile);
        for_each_row(operand, begin, count, [&](int64_t at, const char* data, int64_t step, int64_t part) {
            gather_items(to + at * stream.item, data, step, part, stream.item);
        });
        if (converts) {
            set_.convert[stream.element][compute_](packed, tile, count);
        }
    }

    void store_tile(int operand, int64_t begin, int64_t count, const void* tile) const {
        const Stream& stream = streams_[operand];
        alignas(64) char packed[TILE * sizeof(double)];
        const char* from = static_cast<const char*>(tile);
        if (stream.element != compute_) {
            set_.convert[compute_][stream.element](tile, packed, count);
            from = packed;
        }
        for_each_row(operand, begin, count, [&](int64_t at, char* data, int64_t step, int64_t part) {
            scatter_items(from + at * stream.item, data, step, part, stream.item);
        });
    }

    const Plan& plan_;
    const KernelSet& set_;
    Element compute_;
    TileFunction tile_function_;
    int64_t row_;      // length of a row
    bool whole_rows_;  // rows are shorter than a tile: pack several into one
    Stream streams_[MAX_OPERANDS];
};

}  // namespace

void run(const Plan& plan, const Addresses& addresses) { Loop(plan, addresses).run(); }

}  // namespace actgrad
