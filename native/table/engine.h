// SPDX-License-Identifier: Apache-2.0
//
// The evaluator of the operator table: a Python interpreter with PyTorch. It is in a library of its own,
// libactgrad_engine.so, loaded at first use, so that programs without such operators do not need Python.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "ascendcl/export.h"
#include "nnopbase/dims.h"
#include "table/argument.h"

namespace actgrad::table {

// Functions throw Refusal and are thread-safe.
class Engine {
public:
    // Refuses a call of operator `number` that PyTorch's shape functions refuse (161002), and a null argument that it
    // needs (161001).
    virtual void judge(int number, const Arguments& arguments) = 0;

    // Evaluates the call and returns the shapes of its last `dynamic` arguments, which depend on data.
    virtual std::vector<Dims> evaluate(int number, const Arguments& arguments, int dynamic) = 0;

    // Evaluates an operator of the older interface and returns the shapes of its first `wanted` results. An omitted
    // tensor is null.
    virtual std::vector<Dims> evaluate_older(const char* op_type, const Tensors& operands, const Tensors& results,
                                             const std::map<std::string, Argument>& attributes, size_t wanted) = 0;

    struct Answer {
        int status;
        int64_t result;
        std::string text;
    };

    // Runs a function of HCCL (actgrad.npu.hccl) on a communicator. Succeeds once Python is finalised, which has
    // released everything.
    virtual Answer communicate(const char* function, int64_t communicator, const std::vector<int64_t>& words) = 0;

protected:
    ~Engine() = default;
};

// The engine of this process. The first call starts an interpreter unless the process is Python. Throws
// Refusal(361001), with a remedy, if there is none.
ACTGRAD_API Engine& engine();

// The engine library's export, named actgrad_start_engine: starts the interpreter `python`, or uses the process's own
// if null. Throws Refusal.
using StartEngine = Engine* (*)(const char* python);

}  // namespace actgrad::table
