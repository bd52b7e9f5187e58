// SPDX-License-Identifier: Apache-2.0
// The C interface of the sweep library; tests/sweep.py declares it for Python.
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <algorithm>
#include <vector>

#include "sweep/functions.h"

// ISA(name, whether this machine supports it), best first; isa.cmake writes the list.
#define ISA(name, available)         \
    namespace actgrad::name {        \
    sweep::FunctionList functions(); \
    }
#include "isas.inc"
#undef ISA

namespace actgrad::sweep {
namespace {

constexpr int CHUNK = 4096;
static_assert(CHUNK % BLOCK == 0, "a chunk is whole vectors");

struct Worst {
    double error;
    double input;

    void see(double new_error, double new_input) {
        if (new_error > error) {
            error = new_error;
            input = new_input;
        }
    }
};

// Accumulates over several calls; starts as zeros.
struct Report {
    Worst ulp;             // outside [low, high], in ulps of the exact value
    Worst absolute;        // inside [low, high]
    uint64_t differences;  // results that differ from the widest instruction set's
};

template <class To, class From>
To bit_cast(From from) {
    static_assert(sizeof(To) == sizeof(From), "a bit pattern has one size");
    To to;
    memcpy(&to, &from, sizeof to);
    return to;
}

// The properties of a format: widening from a bit pattern, and the size of an ulp.
struct Float32Format {
    using T = float;
    static constexpr int fraction_bits = 23;
    static constexpr int least_exponent = -126;
    static T from_bits(uint32_t bits) { return bit_cast<float>(bits); }
    static double widen(T x) { return x; }
    static auto evaluator(const Function& f) { return f.float32; }
};

struct BFloat16Format {
    using T = BFloat16;
    static constexpr int fraction_bits = 7;
    static constexpr int least_exponent = -126;
    static T from_bits(uint32_t bits) { return {static_cast<uint16_t>(bits)}; }
    static double widen(T x) { return bit_cast<float>(uint32_t{x.bits} << 16); }
    static auto evaluator(const Function& f) { return f.bfloat16; }
};

struct Float16Format {
    using T = Float16;
    static constexpr int fraction_bits = 10;
    static constexpr int least_exponent = -14;
    static T from_bits(uint32_t bits) { return {static_cast<uint16_t>(bits)}; }
    static double widen(T x) {
        const int exponent = (x.bits >> 10) & 31;
        const int fraction = x.bits & 1023;
        double magnitude;
        if (exponent == 31) {
            magnitude = fraction != 0 ? NAN : INFINITY;
        } else if (exponent == 0) {
            magnitude = ldexp(fraction, -24);
        } else {
            magnitude = ldexp(fraction + 1024, exponent - 25);
        }
        return x.bits >> 15 ? -magnitude : magnitude;
    }
    static auto evaluator(const Function& f) { return f.float16; }
};

template <class Format>
double last_place(double exact) {
    const double power = bit_cast<double>(bit_cast<uint64_t>(exact) & 0x7ff0000000000000);  // 0 for 0 and subnormals
    return std::max(power, ldexp(1, Format::least_exponent)) * ldexp(1, -Format::fraction_bits);
}

template <class Format>
double error_of(double result, double exact) {
    if (isnan(result) || isnan(exact)) {
        return isnan(result) && isnan(exact) ? 0 : INFINITY;
    }
    if (isinf(result) && isfinite(exact)) {
        // Infinity counts as the first power of two beyond the range: overflow rounds to it.
        const double top = ldexp(1, 2 - Format::least_exponent);
        result = copysign(top, result);
        exact = std::min(std::max(exact, -top), top);
    }
    return result == exact ? 0 : fabs(result - exact);
}

struct Isa {
    const char* name;
    FunctionList list;
};

// The instruction sets of this processor, widest first.
std::vector<Isa> available() {
    std::vector<Isa> isas;
#define ISA(name, available)                        \
    if (available) {                                \
        isas.push_back({#name, name::functions()}); \
    }
#include "isas.inc"
#undef ISA
    return isas;
}

const Function* find(FunctionList list, const char* name) {
    for (int i = 0; i < list.count; ++i) {
        if (strcmp(list.first[i].name, name) == 0) {
            return &list.first[i];
        }
    }
    return nullptr;
}

template <class Format>
void measure(const std::vector<const Function*>& versions, uint64_t first, uint64_t last, uint64_t step, double low,
             double high, Report& report) {
    using T = typename Format::T;
    std::vector<T> x(CHUNK), y(CHUNK), other(CHUNK);
    std::vector<double> wide(CHUNK), exact(CHUNK);
    for (uint64_t bits = first; bits <= last;) {
        size_t count = 0;
        for (; count < CHUNK && bits <= last; ++count, bits += step) {
            x[count] = Format::from_bits(static_cast<uint32_t>(bits));
            wide[count] = Format::widen(x[count]);
        }
        const auto widest = Format::evaluator(*versions[0]);
        widest(x.data(), y.data(), CHUNK);
        versions[0]->exact(wide.data(), exact.data(), CHUNK);
        for (size_t i = 0; i < count; ++i) {
            const bool near_root = low <= wide[i] && wide[i] <= high;
            const double place = last_place<Format>(exact[i]);
            // Skips results that are closer than the worst so far; infinities and NaN never are.
            if (!near_root && fabs(Format::widen(y[i]) - exact[i]) < report.ulp.error * place && place < INFINITY) {
                continue;
            }
            const double error = error_of<Format>(Format::widen(y[i]), exact[i]);
            if (near_root) {
                report.absolute.see(std::max(0.0, error - place / 2), wide[i]);
            } else if (error > 0) {
                report.ulp.see(place < INFINITY ? error / place : INFINITY, wide[i]);
            }
        }
        for (size_t version = 1; version < versions.size(); ++version) {
            const auto narrower = Format::evaluator(*versions[version]);
            narrower(x.data(), other.data(), CHUNK);
            for (size_t i = 0; i < count; ++i) {
                const bool same = memcmp(&y[i], &other[i], sizeof(T)) == 0;
                const bool both_nan = isnan(Format::widen(y[i])) && isnan(Format::widen(other[i]));
                report.differences += !same && !both_nan;
            }
        }
    }
}

}  // namespace
}  // namespace actgrad::sweep

using namespace actgrad;
using namespace actgrad::sweep;

extern "C" {

// The name of instruction set i, widest first; null after the last.
const char* sweep_isa(size_t i) {
    const std::vector<Isa> isas = available();
    return i < isas.size() ? isas[i].name : nullptr;
}

// Evaluates a function on every `step`-th bit pattern of first … last and adds to the report. False if the function or
// dtype is unknown.
bool sweep_measure(const char* function, const char* dtype, uint64_t first, uint64_t last, uint64_t step, double low,
                   double high, bool compare, Report* report) {
    std::vector<const Function*> versions;
    for (const Isa& isa : available()) {
        versions.push_back(find(isa.list, function));
    }
    if (versions[0] == nullptr) {
        return false;
    }
    if (!compare) {
        versions.resize(1);
    }
    if (strcmp(dtype, "float32") == 0) {
        measure<Float32Format>(versions, first, last, step, low, high, *report);
    } else if (strcmp(dtype, "float16") == 0) {
        measure<Float16Format>(versions, first, last, step, low, high, *report);
    } else if (strcmp(dtype, "bfloat16") == 0) {
        measure<BFloat16Format>(versions, first, last, step, low, high, *report);
    } else {
        return false;
    }
    return true;
}

// y = function(x) in double precision for `count` numbers. False if the function is unknown.
bool sweep_exact(const char* function, const double* x, double* y, int count) {
    const Function* found = find(baseline::functions(), function);
    if (found == nullptr) {
        return false;
    }
    found->exact(x, y, count);
    return true;
}

// y = function(x) in float32, for `count` numbers, a multiple of BLOCK. False if the function or ISA is unknown.
bool sweep_evaluate(const char* function, const char* isa, const float* x, float* y, int count) {
    for (const Isa& candidate : available()) {
        const Function* found = find(candidate.list, function);
        if (strcmp(candidate.name, isa) == 0 && found != nullptr) {
            found->float32(x, y, count);
            return true;
        }
    }
    return false;
}

// Rounds float32 to both 16-bit formats, for `count` numbers, a multiple of BLOCK. False if the ISA is unknown.
bool sweep_narrow(const char* isa, const float* x, Float16* float16, BFloat16* bfloat16, int count) {
    for (const Isa& candidate : available()) {
        if (strcmp(candidate.name, isa) == 0) {
            candidate.list.to_float16(x, float16, count);
            candidate.list.to_bfloat16(x, bfloat16, count);
            return true;
        }
    }
    return false;
}

}  // extern "C"
