// SPDX-License-Identifier: Apache-2.0
#include "acl/acl.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

namespace {

template <class Thing, class Handle>
void destroy_all(Things<Thing>& things, aclnnStatus (*destroy)(const Handle*)) {
    for (size_t i = 0; i < things.size(); ++i) {
        expect_status(destroy(things[i].handle), things[i].alive ? 0 : bad_argument);
    }
}

}  // namespace

// Frees everything, and checks that nothing is left.
void Machine::clean_up() {
    settle();
    for (size_t i = 0; i < executors_.size(); ++i) {
        expect_status(aclDestroyAclOpExecutor(executors_[i].handle), executors_[i].alive ? 0 : ACLNN_ERR_INNER);
    }
    for (size_t i = 0; i < tensor_lists_.size(); ++i) {
        if (tensor_lists_[i].alive) {
            aclDestroyTensorList(tensor_lists_[i].handle);
            ended(tensor_lists_[i]);
        }
    }
    for (size_t i = 0; i < scalar_lists_.size(); ++i) {
        if (scalar_lists_[i].alive) {
            aclDestroyScalarList(scalar_lists_[i].handle);
            ended(scalar_lists_[i]);
        }
    }
    for (size_t i = 0; i < tensors_.size(); ++i) {
        expect_status(aclDestroyTensor(tensors_[i].handle), tensors_[i].alive ? 0 : bad_argument);
    }
    destroy_all(scalars_, aclDestroyScalar);
    destroy_all(int_arrays_, aclDestroyIntArray);
    destroy_all(float_arrays_, aclDestroyFloatArray);
    destroy_all(bool_arrays_, aclDestroyBoolArray);
    while (!mappings_.empty()) {
        expect_status(aclrtUnmapMem(mappings_.back().address), 0);
        unmapped(mappings_.end() - 1);
    }
    for (size_t i = 0; i < physical_.size(); ++i) {
        if (physical_[i].alive) {
            expect_status(aclrtFreePhysical(physical_[i].handle), 0);
            taken_ -= physical_[i].size;
        }
    }
    for (size_t i = 0; i < ranges_.size(); ++i) {
        if (ranges_[i].alive) {
            expect_status(aclrtReleaseMemAddress(ranges_[i].address), 0);
        }
    }
    for (size_t i = 0; i < blocks_.size(); ++i) {
        if (blocks_[i].alive) {
            free_as(blocks_[i].address, true);
        }
    }
    for (size_t i = 0; i < host_blocks_.size(); ++i) {
        if (host_blocks_[i].alive) {
            free_as(host_blocks_[i].address, false);
        }
    }
    for (size_t i = 0; i < events_.size(); ++i) {
        expect_status(aclrtDestroyEvent(events_[i].handle), events_[i].alive ? 0 : dead_handle);
    }
    for (size_t i = 0; i < streams_.size(); ++i) {
        expect_status(aclrtDestroyStream(streams_[i].handle),
                      streams_[i].alive ? take_failure(streams_[i]) : dead_handle);
        streams_[i].alive = false;
    }
    size_t free = 0, total = 0;
    expect_status(aclrtGetMemInfo(ACL_HBM_MEM, &free, &total), 0);
    expect(taken_ == 0 && free == total, "memory is still taken");
    for (int32_t device = 0; device < device_count; ++device) {
        set_device_on(device);
        expect_status(aclrtSynchronizeStream(nullptr), take_failure(process().defaults[device]));
        judged(nullptr, nullptr);
        finish(process().defaults[device]);
    }
    for (size_t i = 0; i < contexts_.size(); ++i) {
        if (contexts_[i].alive && !contexts_[i].of_set_device) {
            expect_status(aclrtDestroyContext(contexts_[i].handle), 0);
            contexts_[i].alive = false;
        }
    }
    for (int32_t device = 0; device < device_count; ++device) {
        while (references_[device] > 0) {
            reset_device_on(device);
        }
    }
    check_memory();
}

}  // namespace fuzz
