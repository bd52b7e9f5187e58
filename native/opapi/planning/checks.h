// SPDX-License-Identifier: Apache-2.0
// The checks of phase one. Each throws a Refusal with the documented status and a sentence that says which argument,
// what was given and what is needed. Generated entry points call them in the documented order.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "ascendcl/error.h"
#include "opapi/planning/phase_one.h"
#include "opapi/planning/view.h"

namespace actgrad {

void public_format(std::initializer_list<Tensor> tensors);

void same_format(std::initializer_list<Tensor> tensors);

// Ignores tensors that were not given.
void same_dtype(std::initializer_list<Tensor> tensors);
void same_or_mixed_dtype(const PhaseOne& call, Tensor first, Tensor second, Tensor result);
void same_or_cast_dtype(const PhaseOne& call, Tensor source, Tensor result);

// The result's dtype can hold what is computed: floats do not go to integers, and only bools go to bool. From the
// Python functions it must be the promoted dtype of the sources.
void castable(const PhaseOne& call, std::initializer_list<Tensor> sources, Tensor result);
// The same for a fractional result: integer sources give a float.
void castable_float(const PhaseOne& call, Tensor source, Tensor result);
// The tensors have a common dtype, which promoted_dtype requires of the result.
void promotable(std::initializer_list<Tensor> tensors);
void promoted_dtype(std::initializer_list<Tensor> sources, Tensor result);
void floating(std::initializer_list<Tensor> tensors);
void real(std::initializer_list<Scalar> scalars);
// A floating dtype; the Python functions take any real number.
void float_scalar(const PhaseOne& call, const Scalar& scalar);

// Beside integer tensors a scalar is an integer; from the Python functions it may be a float without a fraction.
void whole_beside_integers(const PhaseOne& call, std::initializer_list<Tensor> tensors, const Scalar& scalar);

// An integer cannot be compared with NaN, nor become it.
void no_nan_beside_integers(std::initializer_list<Scalar> scalars, Tensor tensor);

// A dtype that tensors of this family may have; BF16 only on products whose tensors may have it.
void scalar_dtype(const PhaseOne& call, const Scalar& scalar);

// The documented kernel for these integers supports no other value.
void zero_for_int64(const PhaseOne& call, const Scalar& scalar, Tensor tensor);
void not_negative(const Scalar& scalar, Tensor tensor);
// Compares integers as integers. From C, a `high` of any dtype counts as an integer if `low` does.
void not_above(const PhaseOne& call, const Scalar& low, const Scalar& high);

void rank_between(Tensor tensor, int low, int high);
void rank_from_2(const PhaseOne& call, Tensor tensor);
void rank_2_or_3(const PhaseOne& call, Tensor tensor);
void one_element(Tensor tensor);
// Ignores `tensor` if it was not given.
void same_shape(Tensor tensor, Tensor model);
void same_or_broadcast_shape(const PhaseOne& call, Tensor first, Tensor second, Tensor result);

void broadcast_shape(Tensor first, Tensor second, Tensor result);

// One element, or one per channel: per index of the other tensor's axis 1.
void channel_weight(Tensor weight, Tensor tensor);
// Rank 1 with as many elements as the weight; for a weight of one element, the weight's shape.
void channel_gradient(Tensor gradient, Tensor weight);
// If `wanted`, the first elements of `drawn` have room for one number per element of `tensor`.
void place_for_each(bool wanted, Tensor drawn, Tensor tensor);

void dim_in_range(int64_t dim, Tensor tensor);
void even_size(Tensor tensor, int64_t dim);
void same_rank(Tensor tensor, Tensor model);
void same_sizes_before(Tensor tensor, Tensor model, int64_t dim);
void half_size(Tensor tensor, Tensor model, int64_t dim);
void same_sizes_after(Tensor tensor, Tensor model, int64_t dim);

// Interleaved halves need dimensions from `dim` on that can be viewed as one.
void merged_if_interleaved(Tensor tensor, int64_t dim, bool interleaved);

// Checks of a group index, if one was given.
void index_dtype(Tensor index);
void index_shape(const PhaseOne& call, Tensor index);

// Checks of a weight per row, if one was given. A row is the dimensions from `dim` on.
void row_weight_dtype(const PhaseOne& call, Tensor weight, Tensor tensor);
void row_weight(Tensor weight, Tensor tensor, int64_t dim);
void given_together(std::initializer_list<Tensor> tensors);

void approximate_known(int64_t approximate);
void clamp_mode_known(int64_t mode);
void above_zero(const Scalar& scalar, Tensor tensor);
void above_zero_or_off(const Scalar& scalar, int64_t off, Tensor tensor);
void tanh_only_on_310p(const PhaseOne& call, int64_t approximate);
// The sign of LeakyReLU's result is that of its input only for a slope that is not negative.
void slope_not_negative_for_result(bool is_result, const Scalar& slope);
void not_zero(const Scalar& scalar, Tensor tensor);
void word_known(const Word& word, const char* needed);

// Runs a check that is documented with a status other than 161002.
template <class Check>
void with_status(aclnnStatus status, const Check& check) {
    try {
        check();
    } catch (Refusal& refusal) {
        refusal.status = status;
        throw;
    }
}

}  // namespace actgrad
