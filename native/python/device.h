// SPDX-License-Identifier: Apache-2.0
// Where an array lies.
#pragma once

#include <string>

namespace actgrad::python {

struct Device {
    enum Type { CPU = 1, CUDA = 2, ROCM = 10 };  // those of DLPack that are known here

    int type = CPU;
    int index = 0;

    bool operator==(const Device& other) const { return type == other.type && index == other.index; }
    bool is_gpu() const { return type == CUDA || type == ROCM; }

    // PyTorch's name.
    std::string name() const { return type == CPU ? "the CPU" : "cuda:" + std::to_string(index); }
};

}  // namespace actgrad::python
