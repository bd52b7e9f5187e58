// SPDX-License-Identifier: Apache-2.0
//
// One block of a Llama through aclnn calls alone, as an inference engine makes them: embedding, RMS norm, rotary
// embedding, causal attention, SwiGLU and residuals, on two streams with events, with device memory and copies as a
// card needs them. The logits are compared with a plain C++ reference.
//
//   eval "$(actgrad env --engine)"
//   cmake -S examples/transformer -B build/transformer && cmake --build build/transformer
//   build/transformer/transformer
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <random>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_batch_matmul.h"
#include "aclnnop/aclnn_embedding.h"
#include "aclnnop/aclnn_masked_fill_scalar.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_permute.h"
#include "aclnnop/aclnn_rms_norm.h"
#include "aclnnop/aclnn_rotary_position_embedding.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_swi_glu.h"

namespace {

constexpr int64_t VOCABULARY = 50, TOKENS = 12, HEADS = 4, HEAD = 16, WIDTH = HEADS * HEAD, HIDDEN = 96;
constexpr double EPSILON = 1e-6;
constexpr int8_t KEEP_DTYPE = 0;

#define CHECK(call)                                                                                  \
    do {                                                                                             \
        const int status = static_cast<int>(call);                                                   \
        if (status != 0) {                                                                           \
            const char* const text = aclGetRecentErrMsg();                                           \
            std::fprintf(stderr, "line %d: %s: %d %s\n", __LINE__, #call, status, text ? text : ""); \
            std::exit(1);                                                                            \
        }                                                                                            \
    } while (false)

using Sizes = std::vector<int64_t>;
using Matrix = std::vector<float>;

// Device memory.
class Buffer {
public:
    explicit Buffer(size_t bytes) : bytes_(bytes) {
        if (bytes > 0) {
            CHECK(aclrtMalloc(&data_, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
        }
    }
    template <class T>
    explicit Buffer(const std::vector<T>& values) : Buffer(values.size() * sizeof(T)) {
        CHECK(aclrtMemcpy(data_, bytes_, values.data(), bytes_, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    Buffer(const Buffer&) = delete;
    ~Buffer() { aclrtFree(data_); }

    void* data() const { return data_; }

    Matrix floats() const {
        Matrix values(bytes_ / sizeof(float));
        CHECK(aclrtMemcpy(values.data(), bytes_, data_, bytes_, ACL_MEMCPY_DEVICE_TO_HOST));
        return values;
    }

private:
    void* data_ = nullptr;
    size_t bytes_;
};

// A tensor on a buffer: contiguous unless strides are given.
class Tensor {
public:
    Tensor(const Buffer& buffer, const Sizes& sizes, Sizes strides = {}, aclDataType dtype = ACL_FLOAT) {
        if (strides.empty()) {
            strides.resize(sizes.size(), 1);
            for (size_t i = sizes.size() - 1; i > 0; --i) {
                strides[i - 1] = strides[i] * sizes[i];
            }
        }
        tensor_ = aclCreateTensor(sizes.data(), sizes.size(), dtype, strides.data(), 0, ACL_FORMAT_ND, sizes.data(),
                                  sizes.size(), buffer.data());
    }
    Tensor(const Tensor&) = delete;
    ~Tensor() { aclDestroyTensor(tensor_); }

    operator aclTensor*() const { return tensor_; }

private:
    aclTensor* tensor_;
};

class Scalar {
public:
    explicit Scalar(float value) : scalar_(aclCreateScalar(&value, ACL_FLOAT)) {}
    Scalar(const Scalar&) = delete;
    ~Scalar() { aclDestroyScalar(scalar_); }

    operator aclScalar*() const { return scalar_; }

private:
    aclScalar* scalar_;
};

// A stream, and the events and workspaces of what is queued on it, which live until the end.
class Stream {
public:
    Stream() { CHECK(aclrtCreateStream(&stream_)); }
    Stream(const Stream&) = delete;
    ~Stream() {
        CHECK(aclrtDestroyStream(stream_));
        for (aclrtEvent event : events_) {
            CHECK(aclrtDestroyEvent(event));
        }
    }

    // Both phases of an operator.
    template <class PhaseOne, class PhaseTwo, class... Arguments>
    void run(PhaseOne phase_one, PhaseTwo phase_two, const Arguments&... arguments) {
        uint64_t size = 0;
        aclOpExecutor* executor = nullptr;
        CHECK(phase_one(arguments..., &size, &executor));
        workspaces_.emplace_back(new Buffer(size));
        CHECK(phase_two(workspaces_.back()->data(), size, executor, stream_));
    }

    // What is queued on this stream from now on begins when what is queued on `other` is done.
    void wait_for(const Stream& other) {
        aclrtEvent event = nullptr;
        CHECK(aclrtCreateEvent(&event));
        CHECK(aclrtRecordEvent(event, other.stream_));
        CHECK(aclrtStreamWaitEvent(stream_, event));
        events_.push_back(event);
    }

    void synchronize() { CHECK(aclrtSynchronizeStream(stream_)); }

private:
    aclrtStream stream_ = nullptr;
    std::vector<aclrtEvent> events_;
    std::vector<std::unique_ptr<Buffer>> workspaces_;
};

#define RUN(stream, name, ...) (stream).run(name##GetWorkspaceSize, name, __VA_ARGS__)

struct Weights {
    Matrix embedding, queries, keys, values, output, gate_and_up, down, norm_attention, norm_feed_forward, norm_last;
};

Weights random_weights() {
    std::mt19937 generator(7);
    std::normal_distribution<float> normal;
    const auto matrix = [&](int64_t count, float scale) {
        Matrix values(static_cast<size_t>(count));
        for (float& value : values) {
            value = normal(generator) * scale;
        }
        return values;
    };
    const float scale = 1 / std::sqrt(static_cast<float>(WIDTH));
    return {matrix(VOCABULARY * WIDTH, 1),
            matrix(WIDTH * WIDTH, scale),
            matrix(WIDTH * WIDTH, scale),
            matrix(WIDTH * WIDTH, scale),
            matrix(WIDTH * WIDTH, scale),
            matrix(WIDTH * 2 * HIDDEN, scale),
            matrix(HIDDEN * WIDTH, scale),
            matrix(WIDTH, 1),
            matrix(WIDTH, 1),
            matrix(WIDTH, 1)};
}

// The angle of a token for an element of a head; the second half turns as the first.
double angle(int64_t token, int64_t element) {
    return static_cast<double>(token) / std::pow(10000.0, 2.0 * static_cast<double>(element % (HEAD / 2)) / HEAD);
}

Matrix logits_by_aclnn(const Weights& weights, const std::vector<int32_t>& ids) {
    const Sizes tokens_width = {TOKENS, WIDTH};
    Stream main, side;

    Matrix cosines, sines;
    std::vector<uint8_t> future;
    for (int64_t token = 0; token < TOKENS; ++token) {
        for (int64_t element = 0; element < HEAD; ++element) {
            cosines.push_back(static_cast<float>(std::cos(angle(token, element))));
            sines.push_back(static_cast<float>(std::sin(angle(token, element))));
        }
        for (int64_t other = 0; other < TOKENS; ++other) {
            future.push_back(other > token);
        }
    }
    const Buffer embedding(weights.embedding), id_data(ids), cos_data(cosines), sin_data(sines), future_data(future);
    const Tensor cos(cos_data, {1, TOKENS, 1, HEAD}), sin(sin_data, {1, TOKENS, 1, HEAD});
    const auto floats = [](int64_t count) { return static_cast<size_t>(count) * sizeof(float); };

    // x: the residual stream. h: what the norms make of it.
    const Buffer x_data(floats(TOKENS * WIDTH)), h_data(floats(TOKENS * WIDTH)), rstd_data(floats(TOKENS));
    const Tensor x(x_data, tokens_width), h(h_data, tokens_width), rstd(rstd_data, {TOKENS, 1});
    RUN(main, aclnnEmbedding, Tensor(embedding, {VOCABULARY, WIDTH}), Tensor(id_data, {TOKENS}, {}, ACL_INT32), x);
    const auto norm = [&](const Matrix& gamma) {
        const Buffer gamma_data(gamma);
        RUN(main, aclnnRmsNorm, x, Tensor(gamma_data, {WIDTH}), EPSILON, h, rstd);
        main.synchronize();  // so that gamma may go
    };
    const auto project = [&](Stream& stream, const Tensor& from, const Buffer& matrix, int64_t in, int64_t out,
                             const Tensor& to) {
        RUN(stream, aclnnMm, from, Tensor(matrix, {in, out}), to, KEEP_DTYPE);
    };

    // Attention. Keys and values are made on a stream of their own.
    norm(weights.norm_attention);
    const Buffer queries(weights.queries), keys(weights.keys), values(weights.values), output(weights.output);
    const Buffer q_data(floats(TOKENS * WIDTH)), k_data(floats(TOKENS * WIDTH)), v_data(floats(TOKENS * WIDTH));
    const Buffer turned_q(floats(TOKENS * WIDTH)), turned_k(floats(TOKENS * WIDTH));
    const Sizes heads = {1, TOKENS, HEADS, HEAD};
    side.wait_for(main);
    project(side, h, keys, WIDTH, WIDTH, Tensor(k_data, tokens_width));
    project(side, h, values, WIDTH, WIDTH, Tensor(v_data, tokens_width));
    RUN(side, aclnnRotaryPositionEmbedding, Tensor(k_data, heads), cos, sin, int64_t{0}, Tensor(turned_k, heads));
    project(main, h, queries, WIDTH, WIDTH, Tensor(q_data, tokens_width));
    RUN(main, aclnnRotaryPositionEmbedding, Tensor(q_data, heads), cos, sin, int64_t{0}, Tensor(turned_q, heads));
    main.wait_for(side);

    const Buffer scores_data(floats(HEADS * TOKENS * TOKENS)), shares_data(floats(HEADS * TOKENS * TOKENS));
    const Buffer mixed_data(floats(TOKENS * WIDTH)), ordered_data(floats(TOKENS * WIDTH)),
        attended_data(floats(TOKENS * WIDTH));
    const Tensor scores(scores_data, {HEADS, TOKENS, TOKENS}), shares(shares_data, {HEADS, TOKENS, TOKENS});
    const Tensor mixed(mixed_data, {HEADS, TOKENS, HEAD}), ordered(ordered_data, {TOKENS, HEADS, HEAD});
    const Tensor attended(attended_data, tokens_width);
    const Scalar scale(1 / std::sqrt(static_cast<float>(HEAD))), one(1),
        lowest(-std::numeric_limits<float>::infinity());
    RUN(main, aclnnBatchMatMul, Tensor(turned_q, {HEADS, TOKENS, HEAD}, {HEAD, WIDTH, 1}),
        Tensor(turned_k, {HEADS, HEAD, TOKENS}, {HEAD, 1, WIDTH}), scores, KEEP_DTYPE);
    RUN(main, aclnnInplaceMuls, scores, scale);
    RUN(main, aclnnInplaceMaskedFillScalar, scores, Tensor(future_data, {TOKENS, TOKENS}, {}, ACL_BOOL), lowest);
    RUN(main, aclnnSoftmax, scores, int64_t{-1}, shares);
    RUN(main, aclnnBatchMatMul, shares, Tensor(v_data, {HEADS, TOKENS, HEAD}, {HEAD, WIDTH, 1}), mixed, KEEP_DTYPE);
    const Sizes swapped = {1, 0, 2};
    aclIntArray* const dims = aclCreateIntArray(swapped.data(), swapped.size());
    RUN(main, aclnnPermute, mixed, dims, ordered);
    CHECK(aclDestroyIntArray(dims));
    project(main, Tensor(ordered_data, tokens_width), output, WIDTH, WIDTH, attended);
    RUN(main, aclnnInplaceAdd, x, attended, one);

    // The feed-forward network.
    norm(weights.norm_feed_forward);
    const Buffer gate_and_up(weights.gate_and_up), down(weights.down);
    const Buffer both_data(floats(TOKENS * 2 * HIDDEN)), gated_data(floats(TOKENS * HIDDEN));
    const Tensor both(both_data, {TOKENS, 2 * HIDDEN}), gated(gated_data, {TOKENS, HIDDEN});
    project(main, h, gate_and_up, WIDTH, 2 * HIDDEN, both);
    RUN(main, aclnnSwiGlu, both, int64_t{-1}, gated);
    project(main, gated, down, HIDDEN, WIDTH, attended);
    RUN(main, aclnnInplaceAdd, x, attended, one);

    // The embedding's transpose gives the logits.
    norm(weights.norm_last);
    const Buffer logits_data(floats(TOKENS * VOCABULARY));
    RUN(main, aclnnMm, h, Tensor(embedding, {WIDTH, VOCABULARY}, {1, WIDTH}), Tensor(logits_data, {TOKENS, VOCABULARY}),
        KEEP_DTYPE);
    main.synchronize();
    return logits_data.floats();
}

// ---- The reference, in double. ----

using Doubles = std::vector<double>;

Doubles product(const Doubles& left, const Matrix& right, int64_t rows, int64_t inner, int64_t columns) {
    Doubles result(static_cast<size_t>(rows * columns));
    for (int64_t i = 0; i < rows; ++i) {
        for (int64_t k = 0; k < inner; ++k) {
            for (int64_t j = 0; j < columns; ++j) {
                result[static_cast<size_t>(i * columns + j)] +=
                    left[static_cast<size_t>(i * inner + k)] * double{right[static_cast<size_t>(k * columns + j)]};
            }
        }
    }
    return result;
}

Doubles normalised(const Doubles& x, const Matrix& gamma) {
    Doubles result(x.size());
    for (size_t row = 0; row < x.size(); row += WIDTH) {
        double squares = 0;
        for (size_t i = 0; i < WIDTH; ++i) {
            squares += x[row + i] * x[row + i];
        }
        const double factor = 1 / std::sqrt(squares / WIDTH + EPSILON);
        for (size_t i = 0; i < WIDTH; ++i) {
            result[row + i] = x[row + i] * factor * double{gamma[i]};
        }
    }
    return result;
}

void turn(Doubles& x) {
    for (int64_t token = 0; token < TOKENS; ++token) {
        for (int64_t head = 0; head < HEADS; ++head) {
            double* const row = x.data() + token * WIDTH + head * HEAD;
            for (int64_t i = 0; i < HEAD / 2; ++i) {
                const double left = row[i], right = row[i + HEAD / 2], by = angle(token, i);
                row[i] = left * std::cos(by) - right * std::sin(by);
                row[i + HEAD / 2] = right * std::cos(by) + left * std::sin(by);
            }
        }
    }
}

Doubles attention(const Doubles& q, const Doubles& k, const Doubles& v) {
    Doubles result(q.size());
    for (int64_t head = 0; head < HEADS; ++head) {
        for (int64_t token = 0; token < TOKENS; ++token) {
            Doubles shares;
            double total = 0;
            for (int64_t other = 0; other <= token; ++other) {
                double score = 0;
                for (int64_t i = 0; i < HEAD; ++i) {
                    score += q[static_cast<size_t>(token * WIDTH + head * HEAD + i)] *
                             k[static_cast<size_t>(other * WIDTH + head * HEAD + i)];
                }
                shares.push_back(std::exp(score / std::sqrt(double{HEAD})));
                total += shares.back();
            }
            for (int64_t other = 0; other <= token; ++other) {
                for (int64_t i = 0; i < HEAD; ++i) {
                    result[static_cast<size_t>(token * WIDTH + head * HEAD + i)] +=
                        shares[static_cast<size_t>(other)] / total *
                        v[static_cast<size_t>(other * WIDTH + head * HEAD + i)];
                }
            }
        }
    }
    return result;
}

void add(Doubles& x, const Doubles& more) {
    for (size_t i = 0; i < x.size(); ++i) {
        x[i] += more[i];
    }
}

Doubles reference_logits(const Weights& weights, const std::vector<int32_t>& ids) {
    Doubles x;
    for (const int32_t id : ids) {
        const float* const row = weights.embedding.data() + id * WIDTH;
        x.insert(x.end(), row, row + WIDTH);
    }
    Doubles h = normalised(x, weights.norm_attention);
    Doubles q = product(h, weights.queries, TOKENS, WIDTH, WIDTH), k = product(h, weights.keys, TOKENS, WIDTH, WIDTH);
    const Doubles v = product(h, weights.values, TOKENS, WIDTH, WIDTH);
    turn(q);
    turn(k);
    add(x, product(attention(q, k, v), weights.output, TOKENS, WIDTH, WIDTH));
    const Doubles both =
        product(normalised(x, weights.norm_feed_forward), weights.gate_and_up, TOKENS, WIDTH, 2 * HIDDEN);
    Doubles gated;
    for (size_t row = 0; row < both.size(); row += 2 * HIDDEN) {
        for (size_t i = 0; i < HIDDEN; ++i) {
            const double gate = both[row + i];
            gated.push_back(gate / (1 + std::exp(-gate)) * both[row + HIDDEN + i]);
        }
    }
    add(x, product(gated, weights.down, TOKENS, HIDDEN, WIDTH));
    Matrix transposed(weights.embedding.size());
    for (size_t i = 0; i < VOCABULARY; ++i) {
        for (size_t j = 0; j < WIDTH; ++j) {
            transposed[j * VOCABULARY + i] = weights.embedding[i * WIDTH + j];
        }
    }
    return product(normalised(x, weights.norm_last), transposed, TOKENS, WIDTH, VOCABULARY);
}

}  // namespace

int main() {
    CHECK(aclInit(nullptr));
    CHECK(aclrtSetDevice(0));
    const Weights weights = random_weights();
    std::vector<int32_t> ids(TOKENS);
    for (size_t i = 0; i < ids.size(); ++i) {
        ids[i] = static_cast<int32_t>(i * 17 % VOCABULARY);
    }
    const Matrix logits = logits_by_aclnn(weights, ids);
    const Doubles truth = reference_logits(weights, ids);
    double largest = 0, error = 0;
    for (size_t i = 0; i < truth.size(); ++i) {
        largest = std::fmax(largest, std::fabs(truth[i]));
        error = std::fmax(error, std::fabs(double{logits[i]} - truth[i]));
    }
    std::printf("%zu logits up to %.1f, largest difference from the reference %.1e\n", truth.size(), largest, error);
    CHECK(aclrtResetDevice(0));
    CHECK(aclFinalize());
    return error < 1e-5 * largest ? 0 : 1;
}
