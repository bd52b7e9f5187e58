// SPDX-License-Identifier: Apache-2.0
#include "npu/aclop.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "ascendcl/call.h"
#include "ascendcl/stream.h"
#include "nnopbase/tensor.h"
#include "strict/observer.h"
#include "table/engine.h"

namespace actgrad::npu {

namespace {

using Tensor = std::unique_ptr<const aclTensor, decltype(&aclDestroyTensor)>;

void require_room(const aclTensor& tensor, const aclDataBuffer& buffer, const std::string& name) {
    const int64_t elements = std::max<int64_t>(tensor.elements(), 0);  // PyTorch refuses negative sizes
    const size_t needed = static_cast<size_t>(elements) * aclDataTypeSize(tensor.dtype);
    if (buffer.size < needed) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, "the buffer of " + name + " has " + std::to_string(buffer.size) +
                                                   " bytes; its description needs " + std::to_string(needed));
    }
}

// Contiguous tensors over the buffers, as described; null for an omitted input, which has no dtype.
std::vector<Tensor> tensors_on(const char* kind, int count, const aclTensorDesc* const* descriptions,
                               const aclDataBuffer* const* buffers) {
    std::vector<Tensor> tensors;
    if (count < 0) {
        throw Refusal(ACL_ERROR_INVALID_PARAM,
                      "the number of " + std::string(kind) + "s is " + std::to_string(count) + "; 0 or more is needed");
    }
    if (count > 0) {
        require_not_null(descriptions, "the array of descriptions of tensors");
        require_not_null(buffers, "the array of buffers");
    }
    for (int i = 0; i < count; ++i) {
        require_not_null(descriptions[i], "a description of a tensor");
        require_not_null(buffers[i], "a buffer");
        tensors.emplace_back(nullptr, aclDestroyTensor);
        if (descriptions[i]->dtype == ACL_DT_UNDEFINED) {
            continue;
        }
        const Dims& sizes = descriptions[i]->sizes;
        tensors.back().reset(aclCreateTensor(sizes.data(), sizes.size(), descriptions[i]->dtype, nullptr, 0,
                                             descriptions[i]->format, sizes.data(), sizes.size(), buffers[i]->data));
        if (!tensors.back()) {
            throw Refusal(ACL_ERROR_INVALID_PARAM, take_error_text());
        }
        require_room(*tensors.back(), *buffers[i], kind + (" " + std::to_string(i)));
    }
    return tensors;
}

table::Tensors pointers(const std::vector<Tensor>& tensors) {
    table::Tensors pointers;
    for (const Tensor& tensor : tensors) {
        pointers.push_back(tensor.get());
    }
    return pointers;
}

// The caller's arguments, except for the outputs' descriptions.
struct Call {
    const char* op_type;
    int num_inputs;
    const aclTensorDesc* const* input_desc;
    const aclDataBuffer* const* inputs;
    int num_outputs;
    aclDataBuffer* const* outputs;
    const aclopAttr* attr;
};

// Reports the written memory to strict mode (inputs may be host memory). False if the work must be suppressed.
bool may_run(const Call& call, const std::vector<Tensor>& results, aclrtStream stream) {
    strict::Observer* const observer = strict::observer();
    if (!observer) {
        return true;
    }
    strict::Accesses accesses;
    for (const Tensor& result : results) {
        if (result && result->data.load() && result->elements() > 0) {
            accesses.push_back(access_of(*result, "output", strict::Use::Written));
        }
    }
    return observer->launches({call.op_type, nullptr, nullptr, 0, accesses}, find_stream(stream)->number(),
                              strict::When::AtOnce);
}

// Runs the operator and returns the shapes of its first `wanted` results.
std::vector<Dims> run(const Call& call, const aclTensorDesc* const* output_desc, size_t wanted, aclrtStream stream) {
    require_not_null(call.op_type, "opType");
    const std::vector<Tensor> results = tensors_on("output", call.num_outputs, output_desc, call.outputs);
    if (!may_run(call, results, stream)) {
        return {};
    }
    const std::vector<Tensor> operands = tensors_on("input", call.num_inputs, call.input_desc, call.inputs);
    static const aclopAttr NONE;
    return table::engine().evaluate_older(call.op_type, pointers(operands), pointers(results),
                                          (call.attr ? *call.attr : NONE).values, wanted);
}

}  // namespace

}  // namespace actgrad::npu

using namespace actgrad;
using namespace actgrad::npu;

aclError aclopCompileAndExecute(const char* opType, int numInputs, const aclTensorDesc* const inputDesc[],
                                const aclDataBuffer* const inputs[], int numOutputs,
                                const aclTensorDesc* const outputDesc[], aclDataBuffer* const outputs[],
                                const aclopAttr* attr, aclopEngineType, aclopCompileType, const char*,
                                aclrtStream stream) {
    return acl_call("aclopCompileAndExecute", [&] {
        require_not_paused(*find_stream(stream), "an operator of the older interface");
        const aclError status = aclrtSynchronizeStream(stream);
        if (status == ACL_SUCCESS) {
            run({opType, numInputs, inputDesc, inputs, numOutputs, outputs, attr}, outputDesc, 0, stream);
        }
        return status;
    });
}

aclError aclopCompileAndExecuteV2(const char* opType, int numInputs, aclTensorDesc* inputDesc[],
                                  aclDataBuffer* inputs[], int numOutputs, aclTensorDesc* outputDesc[],
                                  aclDataBuffer* outputs[], aclopAttr* attr, aclopEngineType, aclopCompileType,
                                  const char*, aclrtStream stream) {
    return acl_call("aclopCompileAndExecuteV2", [&] {
        require_not_paused(*find_stream(stream), "an operator of the older interface");
        const aclError status = aclrtSynchronizeStream(stream);
        if (status == ACL_SUCCESS) {
            const Call call{opType, numInputs, inputDesc, inputs, numOutputs, outputs, attr};
            int position = 0;
            for (const Dims& shape : run(call, outputDesc, static_cast<size_t>(std::max(numOutputs, 0)), stream)) {
                outputDesc[position++]->sizes = shape;
            }
        }
        return status;
    });
}
