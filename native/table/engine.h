// SPDX-License-Identifier: Apache-2.0
//
// What evaluates the operators of the table: an interpreter of Python with PyTorch. It is in a library of its own,
// libactgrad_engine.so, which is loaded at the first such operator, so that no other program needs Python.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "ascendcl/export.h"
#include "nnopbase/dims.h"
#include "table/argument.h"

namespace actgrad::table {

// Its functions throw Refusal, and may be called by any thread.
class Engine {
public:
    // Refuses (161002) what PyTorch's shape functions refuse of a call of the operator at that place in the table.
    virtual void judge(int number, const Arguments& arguments) = 0;

    // Evaluates the call; returns the shapes of its last `dynamic` arguments, which depend on data.
    virtual std::vector<Dims> evaluate(int number, const Arguments& arguments, int dynamic) = 0;

    // Evaluates an operator of the older interface; returns the shapes of its first `wanted` results. A tensor that is
    // left out is null.
    virtual std::vector<Dims> evaluate_older(const char* op_type, const Tensors& operands, const Tensors& results,
                                             const std::map<std::string, Argument>& attributes, size_t wanted) = 0;

    struct Answer {
        int status;
        int64_t result;
        std::string text;
    };

    // Runs a function of HCCL (actgrad.npu.collectives) on the communicator of that number. Where Python has ended, it
    // has let go of all there is: success.
    virtual Answer communicate(const char* function, int64_t communicator, const std::vector<int64_t>& words) = 0;

protected:
    ~Engine() = default;
};

// The engine of this process: in one that is not Python the first call starts an interpreter. Throws Refusal(361001)
// with what to do where there is none.
ACTGRAD_API Engine& engine();

// What the library of the engine exports, under the name actgrad_start_engine: starts the interpreter `python`, or uses
// the one of the process where that is null. Throws Refusal.
using StartEngine = Engine* (*)(const char* python);

}  // namespace actgrad::table
