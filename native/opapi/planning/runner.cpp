// SPDX-License-Identifier: Apache-2.0
#include "opapi/planning/runner.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

#include "ascendcl/error.h"
#include "nnopbase/call.h"
#include "opapi/kernels/isa.h"
#include "opapi/planning/overlap.h"
#include "opapi/threads/pool.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

class KernelWork final : public Work {
public:
    KernelWork(const char* name, std::shared_ptr<const Plan> plan) : name_(name), plan_(std::move(plan)) {}

    aclnnStatus prepare(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) override;
    strict::Accesses accesses(const std::vector<const aclTensor*>& tensors) const override;

private:
    const char* const name_;            // of the operator
    std::shared_ptr<const Plan> plan_;  // shared with tasks, which may outlive the executor
};

// The dimensions of a plan in an operand's memory order, innermost first.
std::vector<int> dimensions_from_within(const Plan& plan, int operand) {
    std::vector<int> dims(static_cast<size_t>(plan.rank));
    std::iota(dims.begin(), dims.end(), 0);
    std::sort(dims.begin(), dims.end(),
              [&](int a, int b) { return plan.stride(operand, a) < plan.stride(operand, b); });
    return dims;
}

// How many bytes of its storage an operand needs, from the beginning.
int64_t needed_bytes(const Plan& plan, int operand) {
    int64_t last = plan.operands[operand].offset;
    for (int i = 0; i < plan.rank; ++i) {
        last += std::max<int64_t>(plan.stride(operand, i), 0) * (plan.size(i) - 1);
    }
    return (last + 1) * static_cast<int64_t>(aclDataTypeSize(plan.operands[operand].dtype));
}

// A plan's output and its group index as operands of the product of their spaces.
Plan output_and_group(const Plan& plan, int output) {
    Plan both;
    both.inputs = both.outputs = 1;
    both.rank = plan.rank + 1;
    both.operands[0] = plan.operands[output];
    both.operands[1] = plan.group->operand;
    for (int i = 0; i < plan.rank; ++i) {
        both.geometry.insert(both.geometry.end(), {plan.size(i), plan.stride(output, i), 0});
    }
    both.geometry.insert(both.geometry.end(), {plan.group->count, 0, plan.group->stride});
    return both;
}

// Reads the group index's address, which follows those of the operands, and refuses one that the plan cannot run on.
aclnnStatus judge_group(const Plan& plan, const std::vector<const aclTensor*>& tensors, Addresses& addresses) {
    const Operand& index = plan.group->operand;
    const aclTensor& tensor = *tensors[static_cast<size_t>(index.tensor)];
    void* const address = addresses[static_cast<size_t>(plan.operand_count())] = tensor.data.load();
    if (plan.group->count == 0) {
        return ACLNN_SUCCESS;
    }
    if (!address) {
        return fail(ACLNN_ERR_PARAM_NULLPTR,
                    {index.name, " has elements, but its data address is null; memory is needed"});
    }
    const int64_t last = index.offset + std::max<int64_t>(plan.group->stride, 0) * (plan.group->count - 1);
    if ((last + 1) * static_cast<int64_t>(sizeof(int64_t)) > tensor.storage_bytes()) {
        return fail(ACLNN_ERR_PARAM_INVALID,
                    {index.name, " has a smaller storage than in phase one; call phase one again"});
    }
    for (int output = plan.inputs; output < plan.operand_count(); ++output) {
        if (clash(output_and_group(plan, output), 0, addresses[static_cast<size_t>(output)], 1, address, true)) {
            return fail(ACLNN_ERR_PARAM_INVALID, {"the memory of ", plan.operands[output].name, " overlaps that of ",
                                                  index.name, "; they must be disjoint"});
        }
    }
    return ACLNN_SUCCESS;
}

// Reads the operands' addresses, and refuses those that the plan cannot run on.
aclnnStatus judged_addresses(const Plan& plan, const std::vector<const aclTensor*>& tensors, Addresses& addresses) {
    if (plan.elements == 0) {
        return ACLNN_SUCCESS;
    }
    // Reports bad environment variables here, where the caller still gets the status.
    kernels();
    demanded_thread_count();
    for (int i = 0; i < plan.operand_count(); ++i) {
        const int tensor = plan.operands[i].tensor;
        addresses[i] = tensors[static_cast<size_t>(tensor)]->data.load();
        if (!addresses[i]) {
            return fail(ACLNN_ERR_PARAM_NULLPTR,
                        {plan.operands[i].name, " has elements, but its data address is null; memory is needed"});
        }
    }
    for (int i = 0; i < plan.operand_count(); ++i) {
        // aclInitTensor may have changed it since phase one.
        if (needed_bytes(plan, i) > tensors[static_cast<size_t>(plan.operands[i].tensor)]->storage_bytes()) {
            return fail(ACLNN_ERR_PARAM_INVALID,
                        {plan.operands[i].name, " has a smaller storage than in phase one; call phase one again"});
        }
    }
    for (int output = plan.inputs; output < plan.operand_count(); ++output) {
        for (int other = 0; other < output; ++other) {
            const bool both_written = other >= plan.inputs;
            if (clash(plan, output, addresses[output], other, addresses[other], both_written)) {
                return fail(
                    ACLNN_ERR_PARAM_INVALID,
                    {"the memory of ", plan.operands[output].name, " overlaps that of ", plan.operands[other].name,
                     both_written ? "; each output needs its own" : "; they must be the same view or disjoint"});
            }
        }
    }
    return plan.group ? judge_group(plan, tensors, addresses) : ACLNN_SUCCESS;
}

aclnnStatus KernelWork::prepare(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) {
    Addresses addresses{};
    const aclnnStatus status = judged_addresses(*plan_, tensors, addresses);
    if (status == ACLNN_SUCCESS) {
        std::transform(addresses.begin(), addresses.end(), addresses.begin(), strict::data_of<void>);
        task = [name = name_, plan = plan_, addresses, scratch = scratch_for(*plan_, addresses)]() -> aclError {
            try {
                run(*plan, addresses, scratch.get());
                return ACL_SUCCESS;
            } catch (const Refusal& refusal) {
                return fail(ACL_ERROR_RT_PARAM_INVALID, {name, ": ", refusal.message});
            }
        };
    }
    return status;
}

// One element of an operand, the first, in bytes; null if its tensor has no data.
std::optional<strict::Footprint> footprint_of(const Operand& operand, const std::vector<const aclTensor*>& tensors) {
    const size_t item = aclDataTypeSize(operand.dtype);
    const auto base = reinterpret_cast<uintptr_t>(tensors[static_cast<size_t>(operand.tensor)]->data.load());
    if (base == 0) {
        return std::nullopt;
    }
    return strict::Footprint{
        base + static_cast<uintptr_t>(operand.offset) * item, item, {}, alignment_of(operand.dtype)};
}

strict::Accesses KernelWork::accesses(const std::vector<const aclTensor*>& tensors) const {
    strict::Accesses accesses;
    for (int i = 0; plan_->elements > 0 && i < plan_->operand_count(); ++i) {
        const Operand& operand = plan_->operands[i];
        if (auto footprint = footprint_of(operand, tensors)) {
            for (const int dim : dimensions_from_within(*plan_, i)) {
                footprint->add(plan_->size(dim),
                               plan_->stride(i, dim) * static_cast<int64_t>(aclDataTypeSize(operand.dtype)));
            }
            if (plan_->drawing && i + 1 == plan_->inputs) {
                continue;  // drawn, not read
            }
            // Rows beyond the group index are not read.
            const strict::Use input = plan_->group ? strict::Use::ReadInPart : strict::Use::Read;
            accesses.push_back({operand.name, *footprint, i < plan_->inputs ? input : strict::Use::Written});
        }
    }
    if (plan_->elements > 0 && plan_->group && plan_->group->count > 0) {
        if (auto footprint = footprint_of(plan_->group->operand, tensors)) {
            footprint->add(plan_->group->count, plan_->group->stride * static_cast<int64_t>(sizeof(int64_t)));
            accesses.push_back({plan_->group->operand.name, *footprint, strict::Use::Read});
        }
    }
    return accesses;
}

}  // namespace

std::unique_ptr<Work> work_of(const char* name, std::shared_ptr<const Plan> plan) {
    return std::make_unique<KernelWork>(name, std::move(plan));
}

aclnnStatus read_addresses(const char* name, const Planned& planned, Addresses& addresses) noexcept {
    return aclnn_call(name, [&] {
        const aclnnStatus status = judged_addresses(*planned.plan, planned.tensors.list(), addresses);
        return status == ACLNN_SUCCESS ? status : fail(status, {name, ": ", take_error_text()});
    });
}

aclnnStatus run_planned(const char* name, const Planned& planned) noexcept {
    Addresses addresses{};
    const aclnnStatus status = read_addresses(name, planned, addresses);
    return status != ACLNN_SUCCESS ? status : run_plan(name, *planned.plan, addresses);
}

aclnnStatus run_plan(const char* name, const Plan& plan, const Addresses& addresses) noexcept {
    return aclnn_call(name, [&] {
        run(plan, addresses, scratch_for(plan, addresses).get());
        return ACLNN_SUCCESS;
    });
}

}  // namespace actgrad
