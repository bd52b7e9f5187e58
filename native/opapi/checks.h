// SPDX-License-Identifier: Apache-2.0
// The checks of phase one. Each throws a Refusal with the documented status and a sentence that says which argument,
// what was given and what is needed. Printed entry points call them in the documented order.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "ascendcl/error.h"
#include "opapi/phase_one.h"
#include "opapi/view.h"

namespace actgrad {

void public_format(std::initializer_list<Tensor> tensors);

void same_format(std::initializer_list<Tensor> tensors);

// Those of them that were given.
void same_dtype(std::initializer_list<Tensor> tensors);
void same_or_mixed_dtype(const PhaseOne& call, Tensor first, Tensor second, Tensor result);
void same_or_cast_dtype(const PhaseOne& call, Tensor source, Tensor result);

// The result has any dtype that holds what is computed: floats are no integers, and only bools are bools. Where one of
// the Python functions calls, it has the sources' common dtype.
void castable(const PhaseOne& call, std::initializer_list<Tensor> sources, Tensor result);
// The same of a result that has a fraction: that of integers is a float.
void castable_float(const PhaseOne& call, Tensor source, Tensor result);
// The tensors have a common dtype; it is the result's where one is given.
void promotable(std::initializer_list<Tensor> tensors);
void promoted_dtype(std::initializer_list<Tensor> sources, Tensor result);
void floating(std::initializer_list<Tensor> tensors);
void real(std::initializer_list<Scalar> scalars);
// Floats, but for the Python functions, which take any number.
void float_scalar(const PhaseOne& call, const Scalar& scalar);

// A scalar beside tensors of integers is one itself; that of a Python function, where it has no fraction.
void whole_beside_integers(const PhaseOne& call, std::initializer_list<Tensor> tensors, const Scalar& scalar);

// A scalar of one of the dtypes that tensors of the family may have; BF16 where the product's tensors may have it.
void scalar_dtype(const PhaseOne& call, const Scalar& scalar);

// The kernel that the documents have for these integers knows no other number.
void zero_for_int64(const PhaseOne& call, const Scalar& scalar, Tensor tensor);
void not_negative(const Scalar& scalar);
// Integers are compared as such: so is any `high` with a `low` of an integer dtype, but for the Python functions.
void not_above(const PhaseOne& call, const Scalar& low, const Scalar& high);

void rank_between(Tensor tensor, int low, int high);
void rank_from_2(const PhaseOne& call, Tensor tensor);
void rank_2_or_3(const PhaseOne& call, Tensor tensor);
void one_element(Tensor tensor);
// Where the first was given.
void same_shape(Tensor tensor, Tensor model);
void same_or_broadcast_shape(const PhaseOne& call, Tensor first, Tensor second, Tensor result);

void broadcast_shape(Tensor first, Tensor second, Tensor result);

// One element, or one for each channel: each place of the other tensor's axis 1.
void channel_weight(Tensor weight, Tensor tensor);
// Rank 1, with as many elements as the weight; the shape of a weight of one element.
void channel_gradient(Tensor gradient, Tensor weight);
// What is drawn for a tensor's elements has a place: the first elements of another tensor, where it is wanted.
void place_for_each(bool wanted, Tensor drawn, Tensor tensor);

void dim_in_range(int64_t dim, Tensor tensor);
void even_size(Tensor tensor, int64_t dim);
void same_rank(Tensor tensor, Tensor model);
void same_sizes_before(Tensor tensor, Tensor model, int64_t dim);
void half_size(Tensor tensor, Tensor model, int64_t dim);
void same_sizes_after(Tensor tensor, Tensor model, int64_t dim);

// One step leads through all elements from `dim` on, where halves that are interleaved there need it.
void merged_if_interleaved(Tensor tensor, int64_t dim, bool interleaved);

// An index of groups, where one was given.
void index_dtype(Tensor index);
void index_shape(const PhaseOne& call, Tensor index);

// A weight for each row of a tensor, where one was given: what lies from `dim` on is a row.
void row_weight_dtype(const PhaseOne& call, Tensor weight, Tensor tensor);
void row_weight(Tensor weight, Tensor tensor, int64_t dim);
void given_together(std::initializer_list<Tensor> tensors);

void approximate_known(int64_t approximate);
void clamp_mode_known(int64_t mode);
void above_zero(const Scalar& scalar);
void above_zero_or_off(const Scalar& scalar, int64_t off);
void tanh_only_on_310p(const PhaseOne& call, int64_t approximate);
// A result of LeakyReLU tells the sign of its input only if the slope is not negative.
void slope_not_negative_for_result(bool is_result, const Scalar& slope);
void not_zero(const Scalar& scalar);
void word_known(const Word& word);

// Makes a check whose document has another status than 161002.
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
