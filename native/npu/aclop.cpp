// SPDX-License-Identifier: Apache-2.0
#include "npu/aclop.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "ascendcl/call.h"
#include "ascendcl/dropped.h"
#include "ascendcl/memory.h"
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

// What the operator uses, for strict mode. Inputs may be host memory, and an operator may ignore some of them.
strict::Accesses accesses_of(const std::vector<Tensor>& operands, const std::vector<Tensor>& results) {
    strict::Accesses accesses;
    for (const Tensor& operand : operands) {
        if (operand && is_device_memory(operand->data.load()) && operand->elements() > 0) {
            accesses.push_back(access_of(*operand, "input", strict::Use::ReadInPart));
        }
    }
    for (const Tensor& result : results) {
        if (result && result->data.load() && result->elements() > 0) {
            accesses.push_back(access_of(*result, "output", strict::Use::Written));
        }
    }
    return accesses;
}

// The same name for ever: strict mode keeps it beyond the call.
const char* kept(const char* name) {
    static std::mutex& mutex = *new std::mutex;
    static std::set<std::string>& names = *new std::set<std::string>;
    const std::lock_guard<std::mutex> lock(mutex);
    return names.emplace(name).first->c_str();
}

// Runs the operator and returns the shapes of its first `wanted` results.
std::vector<Dims> run(const Call& call, const aclTensorDesc* const* output_desc, size_t wanted, const Stream& stream,
                      strict::When when) {
    require_not_null(call.op_type, "opType");
    const std::vector<Tensor> results = tensors_on("output", call.num_outputs, output_desc, call.outputs);
    const std::vector<Tensor> operands = tensors_on("input", call.num_inputs, call.input_desc, call.inputs);
    strict::Observer* const observer = strict::observer();
    const strict::Accesses accesses = observer ? accesses_of(operands, results) : strict::Accesses();
    const char* const name = observer ? kept(call.op_type) : call.op_type;
    if (observer && !observer->launches({name, nullptr, nullptr, 0, accesses}, stream.number(), when)) {
        return {};
    }
    static const aclopAttr NONE;
    try {
        return table::engine().evaluate_older(name, pointers(operands), pointers(results),
                                              (call.attr ? *call.attr : NONE).values, wanted);
    } catch (const Refusal&) {
        if (observer) {
            observer->failed(name, accesses);
        }
        throw;
    }
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
        const std::shared_ptr<Stream> found = find_stream(stream);
        require_not_paused(*found, "an operator of the older interface");
        require_nothing_dropped();
        const aclError status = wait_for_work(*found);  // the program does not
        if (status == ACL_SUCCESS) {
            run({opType, numInputs, inputDesc, inputs, numOutputs, outputs, attr}, outputDesc, 0, *found,
                when_it_runs(*found));
        }
        return status;
    });
}

aclError aclopCompileAndExecuteV2(const char* opType, int numInputs, aclTensorDesc* inputDesc[],
                                  aclDataBuffer* inputs[], int numOutputs, aclTensorDesc* outputDesc[],
                                  aclDataBuffer* outputs[], aclopAttr* attr, aclopEngineType, aclopCompileType,
                                  const char*, aclrtStream stream) {
    return acl_call("aclopCompileAndExecuteV2", [&] {
        const std::shared_ptr<Stream> found = find_stream(stream);
        require_not_paused(*found, "an operator of the older interface");
        const aclError status = aclrtSynchronizeStream(stream);  // as the caller reads the shapes
        if (status == ACL_SUCCESS) {
            const Call call{opType, numInputs, inputDesc, inputs, numOutputs, outputs, attr};
            int position = 0;
            const auto wanted = static_cast<size_t>(std::max(numOutputs, 0));
            for (const Dims& shape : run(call, outputDesc, wanted, *found, strict::When::AtOnce)) {
                outputDesc[position++]->sizes = shape;
            }
        }
        return status;
    });
}
