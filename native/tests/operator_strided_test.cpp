// SPDX-License-Identifier: Apache-2.0
//
// Views that end exactly where their memory ends, so that AddressSanitizer detects accesses beyond. Strided views give
// the same bits as contiguous ones.
#include <cstring>
#include <functional>
#include <vector>

#include "aclnnop/aclnn_geglu_backward.h"
#include "aclnnop/aclnn_silu_backward.h"
#include "aclnnop/aclnn_swi_glu_grad.h"
#include "tests/check.h"
#include "tests/operator_tensor.h"

namespace {

using PhaseTwo = aclnnStatus (*)(void*, uint64_t, aclOpExecutor*, aclrtStream);

struct Planned {
    aclOpExecutor* executor = nullptr;
    uint64_t workspace = 0;
};

void run(aclnnStatus planned, const Planned& plan, PhaseTwo phase_two) {
    CHECK_EQUAL(planned, 0);
    CHECK_EQUAL(phase_two(nullptr, plan.workspace, plan.executor, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
}

// A 2-d view: its strides and offset, in memory that is exactly as large as the view needs.
struct Layout {
    int64_t row, column, offset;

    size_t size(int64_t rows, int64_t columns) const {
        return static_cast<size_t>(offset + (rows - 1) * row + (columns - 1) * column + 1);
    }
    size_t at(int64_t i, int64_t j) const { return static_cast<size_t>(offset + i * row + j * column); }
};

std::vector<Layout> layouts(int64_t rows, int64_t columns) {
    return {
        {columns, 1, 0},       // packed
        {1, rows, 0},          // transposed
        {columns + 3, 1, 2},   // rows of a wider matrix, from its third column on
        {3 * columns, 3, 0},   // every third element
        {2, 2 * rows + 1, 1},  // transposed, with gaps
    };
}

std::vector<float> spread(const std::vector<float>& packed, const Layout& layout, int64_t rows, int64_t columns) {
    std::vector<float> memory(layout.size(rows, columns), -77.0f);
    for (int64_t i = 0; i < rows; ++i) {
        for (int64_t j = 0; j < columns; ++j) {
            memory[layout.at(i, j)] = packed[static_cast<size_t>(i * columns + j)];
        }
    }
    return memory;
}

// The view's elements are `expected`, and the gaps between them are as `spread` left them.
void check_view(const std::vector<float>& memory, const Layout& layout, int64_t rows, int64_t columns,
                const std::vector<float>& expected) {
    const std::vector<float> wanted = spread(expected, layout, rows, columns);
    CHECK(std::memcmp(memory.data(), wanted.data(), memory.size() * sizeof(float)) == 0);
}

void test_silu(int64_t rows, int64_t columns) {
    const std::vector<int64_t> shape{rows, columns};
    const size_t count = static_cast<size_t>(rows * columns);
    std::vector<float> dy = numbers(count, 1), x = numbers(count, 2), expected(count);
    const auto call = [](aclTensor* grad, aclTensor* self, aclTensor* out) {
        Planned plan;
        run(aclnnSiluBackwardGetWorkspaceSize(grad, self, out, &plan.workspace, &plan.executor), plan,
            aclnnSiluBackward);
    };
    call(FloatTensor(dy, shape), FloatTensor(x, shape), FloatTensor(expected, shape));
    for (const Layout& of_x : layouts(rows, columns)) {
        for (const Layout& of_out : layouts(rows, columns)) {
            std::vector<float> x_memory = spread(x, of_x, rows, columns);
            std::vector<float> out_memory = spread(std::vector<float>(count), of_out, rows, columns);
            call(FloatTensor(dy, shape), FloatTensor(x_memory, shape, {of_x.row, of_x.column}, of_x.offset),
                 FloatTensor(out_memory, shape, {of_out.row, of_out.column}, of_out.offset));
            check_view(out_memory, of_out, rows, columns, expected);
        }
    }
    // A gradient of one number, expanded.
    std::vector<float> one{1.5f}, filled(count, 1.5f), out(count);
    call(FloatTensor(filled, shape), FloatTensor(x, shape), FloatTensor(expected, shape));
    call(FloatTensor(one, shape, {0, 0}, 0), FloatTensor(x, shape), FloatTensor(out, shape));
    CHECK(out == expected);
}

using GatedCall = std::function<void(aclTensor* dy, aclTensor* x, int64_t dim, aclTensor* out)>;

void test_gated_unit(const GatedCall& call, int64_t rows, int64_t columns) {
    for (int64_t dim = 0; dim < 2; ++dim) {
        const std::vector<int64_t> shape{dim == 0 ? 2 * rows : rows, dim == 1 ? 2 * columns : columns};
        const size_t count = static_cast<size_t>(shape[0] * shape[1]);
        std::vector<float> dy = numbers(count / 2, 3), x = numbers(count, 4), expected(count);
        call(FloatTensor(dy, {rows, columns}), FloatTensor(x, shape), dim, FloatTensor(expected, shape));
        for (const Layout& layout : layouts(shape[0], shape[1])) {
            std::vector<float> x_memory = spread(x, layout, shape[0], shape[1]);
            std::vector<float> out_memory = spread(std::vector<float>(count), layout, shape[0], shape[1]);
            const std::vector<int64_t> strides{layout.row, layout.column};
            call(FloatTensor(dy, {rows, columns}), FloatTensor(x_memory, shape, strides, layout.offset), dim,
                 FloatTensor(out_memory, shape, strides, layout.offset));
            check_view(out_memory, layout, shape[0], shape[1], expected);
            // Over its input.
            const FloatTensor over(x_memory, shape, strides, layout.offset);
            call(FloatTensor(dy, {rows, columns}), over, dim, over);
            check_view(x_memory, layout, shape[0], shape[1], expected);
        }
    }
}

void swiglu(aclTensor* dy, aclTensor* x, int64_t dim, aclTensor* out) {
    Planned plan;
    run(aclnnSwiGluGradGetWorkspaceSize(dy, x, dim, out, &plan.workspace, &plan.executor), plan, aclnnSwiGluGrad);
}

void geglu(aclTensor* dy, aclTensor* x, int64_t dim, aclTensor* out) {
    Planned plan;
    run(aclnnGeGluV3BackwardGetWorkspaceSize(dy, x, dy, dim, 1, true, out, &plan.workspace, &plan.executor), plan,
        aclnnGeGluV3Backward);
}

}  // namespace

int main() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    // Sizes around those of a register, a tile, and a multithreaded call.
    for (const auto& [rows, columns] :
         {std::pair<int64_t, int64_t>{1, 1}, {1, 17}, {17, 1}, {3, 5}, {7, 33}, {2, 1030}, {1030, 3}, {200, 301}}) {
        test_silu(rows, columns);
        test_gated_unit(swiglu, rows, columns);
        test_gated_unit(geglu, rows, columns);
    }
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
