// SPDX-License-Identifier: Apache-2.0
// sweep FUNCTION DTYPE FIRST LAST STEP [LOW HIGH]
//
// Puts every STEP-th bit pattern of FIRST … LAST (hexadecimal) through one function in every instruction set that this
// processor has, and compares the widest with the double-precision version of the same function and with the others.
// DTYPE is float32, float16 or bfloat16. Inputs in [LOW, HIGH] (a root's neighbourhood, where ULP says nothing) are
// judged by absolute error. Prints, as JSON: the largest error in ULP and its input, the largest absolute error in
// [LOW, HIGH] and its input, and how many results differ between instruction sets. Progress goes to a terminal's stderr.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <vector>

#include "functions.h"

namespace actgrad::sweep {
namespace {

constexpr int CHUNK = 4096;
static_assert(CHUNK % BLOCK == 0);

struct Worst {
    double error = 0;
    double input = 0;

    void see(double new_error, double new_input) {
        if (new_error > error) {
            error = new_error;
            input = new_input;
        }
    }
};

struct Report {
    Worst ulp;
    Worst absolute;
    uint64_t points = 0;
    uint64_t differences = 0;
};

template <class To, class From>
To bit_cast(From from) {
    static_assert(sizeof(To) == sizeof(From));
    To to;
    memcpy(&to, &from, sizeof to);
    return to;
}

double scaled(uint32_t magnitude, uint32_t sign, int fraction_bits, int bias) {
    const uint32_t exponent = magnitude >> fraction_bits;
    const uint32_t fraction = magnitude & ((1u << fraction_bits) - 1);
    double value;
    if (exponent == static_cast<uint32_t>(2 * bias + 1)) {
        value = fraction ? NAN : INFINITY;
    } else if (exponent == 0) {
        value = ldexp(fraction, 1 - bias - fraction_bits);
    } else {
        value = ldexp(fraction + (1u << fraction_bits), static_cast<int>(exponent) - bias - fraction_bits);
    }
    return sign ? -value : value;
}

// What a sweep must know of a format: widening, from a bit pattern, and the exponents of its last places.
struct Float32Format {
    using T = float;
    static constexpr int fraction_bits = 23;
    static constexpr int least_exponent = -126;
    static T from_bits(uint32_t bits) { return bit_cast<float>(bits); }
    static double widen(T x) { return x; }
    static auto evaluator(const Function& f) { return f.float32; }
};

struct Float16Format {
    using T = Float16;
    static constexpr int fraction_bits = 10;
    static constexpr int least_exponent = -14;
    static T from_bits(uint32_t bits) { return {static_cast<uint16_t>(bits)}; }
    static double widen(T x) { return scaled(x.bits & 0x7fff, x.bits >> 15, 10, 15); }
    static auto evaluator(const Function& f) { return f.float16; }
};

struct BFloat16Format {
    using T = BFloat16;
    static constexpr int fraction_bits = 7;
    static constexpr int least_exponent = -126;
    static T from_bits(uint32_t bits) { return {static_cast<uint16_t>(bits)}; }
    static double widen(T x) { return scaled(x.bits & 0x7fff, x.bits >> 15, 7, 127); }
    static auto evaluator(const Function& f) { return f.bfloat16; }
};

template <class Format>
double last_place(double exact) {
    int exponent;  // of |exact| = f·2^exponent, 1/2 ≤ f < 1
    frexp(exact, &exponent);
    if (exact == 0 || exponent - 1 < Format::least_exponent) {
        exponent = Format::least_exponent + 1;
    }
    return ldexp(1, exponent - 1 - Format::fraction_bits);
}

template <class Format>
double absolute_error(double result, double exact) {
    if (isnan(result) || isnan(exact)) {
        return isnan(result) && isnan(exact) ? 0 : INFINITY;
    }
    if (isinf(result) && !isinf(exact)) {
        // The exact value may round to infinity: then it counts as the first value that does not fit.
        result = copysign(ldexp(1, 2 - Format::least_exponent), result);
    }
    return result == exact ? 0 : fabs(result - exact);
}

template <class Format>
void run(const std::vector<Function>& versions, uint64_t first, uint64_t last, uint64_t step, double low, double high,
         Report& report) {
    using T = typename Format::T;
    static T x[CHUNK], y[CHUNK], other[CHUNK];
    static double wide[CHUNK], exact[CHUNK];
    const bool show_progress = isatty(STDERR_FILENO);
    uint64_t chunks = 0;
    for (uint64_t bits = first; bits <= last;) {
        int count = 0;
        for (; count < CHUNK && bits <= last; ++count, bits += step) {
            x[count] = Format::from_bits(static_cast<uint32_t>(bits));
        }
        for (int i = count; i < CHUNK; ++i) {
            x[i] = x[0];
        }
        for (int i = 0; i < CHUNK; ++i) {
            wide[i] = Format::widen(x[i]);
        }
        Format::evaluator(versions[0])(x, y, CHUNK);
        versions[0].exact(wide, exact, CHUNK);
        for (int i = 0; i < count; ++i) {
            const double error = absolute_error<Format>(Format::widen(y[i]), exact[i]);
            if (low <= wide[i] && wide[i] <= high) {
                report.absolute.see(error, wide[i]);
            } else if (error > 0) {
                report.ulp.see(error / last_place<Format>(exact[i]), wide[i]);
            }
        }
        for (size_t version = 1; version < versions.size(); ++version) {
            Format::evaluator(versions[version])(x, other, CHUNK);
            for (int i = 0; i < count; ++i) {
                const bool same = memcmp(&y[i], &other[i], sizeof(T)) == 0;
                report.differences += !same && !(isnan(Format::widen(y[i])) && isnan(Format::widen(other[i])));
            }
        }
        report.points += static_cast<uint64_t>(count);
        if (show_progress && ++chunks % 1024 == 0) {
            fprintf(stderr, "\r%-30s %3.0f %%", versions[0].name, 100.0 * double(bits - first) / double(last - first));
        }
    }
    if (show_progress) {
        fprintf(stderr, "\r%40s\r", "");
    }
}

void add(std::vector<Function>& versions, FunctionList list, const char* name) {
    for (int i = 0; i < list.count; ++i) {
        if (strcmp(list.first[i].name, name) == 0) {
            versions.push_back(list.first[i]);
        }
    }
}

// The versions of one function that this processor can run, the widest first.
std::vector<Function> versions_of(const char* name) {
    std::vector<Function> versions;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl")) {
        add(versions, avx512::functions(), name);
    }
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c")) {
        add(versions, avx2::functions(), name);
    }
#endif
    add(versions, baseline::functions(), name);
    return versions;
}

int sweep(int argc, char** argv) {
    if (argc != 6 && argc != 8) {
        fprintf(stderr, "usage: sweep FUNCTION float32|float16|bfloat16 FIRST LAST STEP [LOW HIGH]\n");
        return 2;
    }
    const std::vector<Function> versions = versions_of(argv[1]);
    if (versions.empty()) {
        fprintf(stderr, "sweep: there is no function %s\n", argv[1]);
        return 2;
    }
    const char* dtype = argv[2];
    const uint64_t first = strtoull(argv[3], nullptr, 16);
    const uint64_t last = strtoull(argv[4], nullptr, 16);
    const uint64_t step = strtoull(argv[5], nullptr, 10);
    const double low = argc == 8 ? strtod(argv[6], nullptr) : INFINITY;
    const double high = argc == 8 ? strtod(argv[7], nullptr) : -INFINITY;
    const uint64_t patterns = strcmp(dtype, "float32") == 0 ? uint64_t{1} << 32 : uint64_t{1} << 16;
    if (step == 0 || first > last || last >= patterns) {
        fprintf(stderr, "sweep: FIRST ≤ LAST < %#llx and STEP ≥ 1 are needed\n", static_cast<unsigned long long>(patterns));
        return 2;
    }
    Report report;
    if (strcmp(dtype, "float32") == 0) {
        run<Float32Format>(versions, first, last, step, low, high, report);
    } else if (strcmp(dtype, "float16") == 0) {
        run<Float16Format>(versions, first, last, step, low, high, report);
    } else if (strcmp(dtype, "bfloat16") == 0) {
        run<BFloat16Format>(versions, first, last, step, low, high, report);
    } else {
        fprintf(stderr, "sweep: DTYPE is float32, float16 or bfloat16, not %s\n", dtype);
        return 2;
    }
    printf("{\"points\": %llu, \"ulp\": %.6g, \"ulp_at\": %.9g, \"absolute\": %.6g, \"absolute_at\": %.9g, ",
           static_cast<unsigned long long>(report.points), report.ulp.error, report.ulp.input, report.absolute.error,
           report.absolute.input);
    printf("\"versions\": %zu, \"differences\": %llu}\n", versions.size(),
           static_cast<unsigned long long>(report.differences));
    return 0;
}

}  // namespace
}  // namespace actgrad::sweep

int main(int argc, char** argv) { return actgrad::sweep::sweep(argc, argv); }
