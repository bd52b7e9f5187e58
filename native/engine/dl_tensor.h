// SPDX-License-Identifier: Apache-2.0
//
// DLPack's DLTensor, with which PyTorch makes tensors over memory that it does not own.
#pragma once

#include <cstdint>

#include "dlpack.h"

namespace actgrad::engine {

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

using DlManagedTensor = dlpack::ManagedTensor<DlTensor>;
using DlExchange = dlpack::Exchange<DlTensor>;

constexpr dlpack::Version dl_version{1, 3};
constexpr DlDevice dl_cpu{1, 0};

}  // namespace actgrad::engine
