// SPDX-License-Identifier: Apache-2.0
// Sixteen lanes: AVX-512 F, BW, DQ and VL. What each function promises stands in simd.h.
#pragma once

// GCC's own header starts vectors of no particular value in a way that it then warns about.
#if !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif

namespace actgrad::ACTGRAD_ISA {

struct Mask {
    __mmask16 native;
};

struct Floats {
    static constexpr int lanes = 16;

    Floats() = default;
    Floats(__m512 v) : native(v) {}
    Floats(double constant) : native(_mm512_set1_ps(static_cast<float>(constant))) {}

    __m512 native;
};

ACTGRAD_INLINE Floats operator+(Floats a, Floats b) { return _mm512_add_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator-(Floats a, Floats b) { return _mm512_sub_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator*(Floats a, Floats b) { return _mm512_mul_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator/(Floats a, Floats b) { return _mm512_div_ps(a.native, b.native); }
ACTGRAD_INLINE Floats operator-(Floats a) { return _mm512_xor_ps(a.native, _mm512_set1_ps(-0.0f)); }

ACTGRAD_INLINE Mask operator<(Floats a, Floats b) { return {_mm512_cmp_ps_mask(a.native, b.native, _CMP_LT_OQ)}; }
ACTGRAD_INLINE Mask operator<=(Floats a, Floats b) { return {_mm512_cmp_ps_mask(a.native, b.native, _CMP_LE_OQ)}; }
ACTGRAD_INLINE Mask operator>(Floats a, Floats b) { return {_mm512_cmp_ps_mask(a.native, b.native, _CMP_GT_OQ)}; }
ACTGRAD_INLINE Mask operator>=(Floats a, Floats b) { return {_mm512_cmp_ps_mask(a.native, b.native, _CMP_GE_OQ)}; }
ACTGRAD_INLINE Mask operator==(Floats a, Floats b) { return {_mm512_cmp_ps_mask(a.native, b.native, _CMP_EQ_OQ)}; }
ACTGRAD_INLINE Mask operator!=(Floats a, Floats b) { return {_mm512_cmp_ps_mask(a.native, b.native, _CMP_NEQ_UQ)}; }

ACTGRAD_INLINE Floats where(Mask mask, Floats a, Floats b) {
    return _mm512_mask_blend_ps(mask.native, b.native, a.native);
}
ACTGRAD_INLINE Floats fma(Floats a, Floats b, Floats c) { return _mm512_fmadd_ps(a.native, b.native, c.native); }
ACTGRAD_INLINE Floats absolute(Floats a) { return _mm512_abs_ps(a.native); }

// The instruction gives its second operand when either is NaN.
ACTGRAD_INLINE Floats at_most(Floats a, Floats bound) { return _mm512_min_ps(bound.native, a.native); }

ACTGRAD_INLINE Floats scale(Floats a, Floats n) { return _mm512_scalef_ps(a.native, n.native); }

ACTGRAD_INLINE Floats load(const float* from) { return _mm512_loadu_ps(from); }
ACTGRAD_INLINE Floats load(const Float16* from) {
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)));
}
ACTGRAD_INLINE Floats load(const BFloat16* from) {
    // One permutation puts each in the upper half of its lane; widening and shifting would take two instructions.
    const __m512i places = _mm512_set_epi16(15, 0, 14, 0, 13, 0, 12, 0, 11, 0, 10, 0, 9, 0, 8, 0,  //
                                            7, 0, 6, 0, 5, 0, 4, 0, 3, 0, 2, 0, 1, 0, 0, 0);
    const __m256i half = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
    return _mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(0xaaaaaaaa, places, _mm512_castsi256_si512(half)));
}

ACTGRAD_INLINE void store(float* to, Floats a) { _mm512_storeu_ps(to, a.native); }
ACTGRAD_INLINE void store(Float16* to, Floats a) {
    const __m256i half = _mm512_cvtps_ph(a.native, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), half);
}
ACTGRAD_INLINE void store(BFloat16* to, Floats a) {
    const __m512i bits = _mm512_castps_si512(a.native);
    const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
    const __m512i rounded = _mm512_add_epi32(bits, _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff)));
    // Rounding could carry a NaN over into infinity: a NaN is made quiet instead.
    const __mmask16 nan = _mm512_cmp_ps_mask(a.native, a.native, _CMP_UNORD_Q);
    const __m512i whole = _mm512_mask_or_epi32(rounded, nan, bits, _mm512_set1_epi32(0x400000));
    const __m256i places = _mm256_set_epi16(31, 29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
    const __m512i upper = _mm512_permutexvar_epi16(_mm512_castsi256_si512(places), whole);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm512_castsi512_si256(upper));
}

}  // namespace actgrad::ACTGRAD_ISA
