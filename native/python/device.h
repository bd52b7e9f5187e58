// SPDX-License-Identifier: Apache-2.0
// The device of an array.
#pragma once

#include <string>

namespace actgrad::python {

struct Device {
    enum Type { CPU = 1, CUDA = 2, ROCM = 10 };  // the DLPack device types that are supported

    int type = CPU;
    int index = 0;

    bool operator==(const Device& other) const { return type == other.type && index == other.index; }
    bool is_gpu() const { return type == CUDA || type == ROCM; }

    // The device's name in PyTorch.
    std::string name() const { return type == CPU ? "the CPU" : "cuda:" + std::to_string(index); }
};

}  // namespace actgrad::python
