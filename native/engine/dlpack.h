// SPDX-License-Identifier: Apache-2.0
//
// The part of DLPack's ABI that PyTorch needs to make tensors over memory that it does not own.
#pragma once

#include <cstdint>

namespace actgrad::engine {

struct DlVersion {
    uint32_t major;
    uint32_t minor;
};

struct DlDevice {
    int32_t type;
    int32_t id;
};

struct DlType {
    uint8_t code;
    uint8_t bits;
    uint16_t lanes;
};

struct DlTensor {
    void* data;
    DlDevice device;
    int32_t rank;
    DlType type;
    int64_t* sizes;
    int64_t* strides;
    uint64_t byte_offset;
};

struct DlManagedTensor {
    DlVersion version;
    void* owner;
    void (*deleter)(DlManagedTensor*);
    uint64_t flags;
    DlTensor tensor;
};

struct DlExchangeApi {
    DlVersion version;
    const void* previous;
    int (*allocate)(DlTensor*, DlManagedTensor**, void*, void (*)(void*, const char*, const char*));
    int (*from_object)(void*, DlManagedTensor**);
    int (*to_object)(DlManagedTensor*, void**);  // takes ownership of the tensor
};

constexpr DlVersion dl_version{1, 3};
constexpr DlDevice dl_cpu{1, 0};

}  // namespace actgrad::engine
