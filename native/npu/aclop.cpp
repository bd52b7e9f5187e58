// SPDX-License-Identifier: Apache-2.0
#include "npu/aclop.h"

#include <memory>
#include <string>

#include "ascendcl/call.h"
#include "nnopbase/tensor.h"
#include "npu/python.h"

namespace actgrad::npu {

namespace {

// Views of the buffers, each as its description says: contiguous, from the first byte on; None for an input that is
// left out, which has no dtype.
Object views(int count, const aclTensorDesc* const* descriptions, const aclDataBuffer* const* buffers) {
    Object list = own(PyList_New(count));
    for (int i = 0; i < count; ++i) {
        require_not_null(descriptions[i], "a description of a tensor");
        require_not_null(buffers[i], "a buffer");
        if (descriptions[i]->dtype == ACL_DT_UNDEFINED) {
            Py_INCREF(Py_None);
            PyList_SetItem(list.get(), i, Py_None);
            continue;
        }
        const Dims& sizes = descriptions[i]->sizes;
        const std::unique_ptr<const aclTensor, decltype(&aclDestroyTensor)> tensor(
            aclCreateTensor(sizes.data(), sizes.size(), descriptions[i]->dtype, nullptr, 0, descriptions[i]->format,
                            sizes.data(), sizes.size(), buffers[i]->data),
            aclDestroyTensor);
        if (!tensor) {
            throw Refusal(ACL_ERROR_INVALID_PARAM, take_error_text());
        }
        PyList_SetItem(list.get(), i, view(*tensor).release());
    }
    return list;
}

Object attributes(const aclopAttr* attr) {
    Object dictionary = own(PyDict_New());
    if (attr) {
        for (const auto& [name, value] : attr->values) {
            const Object single = to_python({value}, view);
            PyDict_SetItemString(dictionary.get(), name.c_str(), PyTuple_GetItem(single.get(), 0));
        }
    }
    return dictionary;
}

// What the caller gives besides the outputs' descriptions.
struct Call {
    const char* op_type;
    int num_inputs;
    const aclTensorDesc* const* input_desc;
    const aclDataBuffer* const* inputs;
    int num_outputs;
    aclDataBuffer* const* outputs;
    const aclopAttr* attr;
    aclrtStream stream;
};

// Runs the operator, and returns the shapes that its results have.
Object run(const Call& call, const aclTensorDesc* const* output_desc) {
    PyObject* const function = PyDict_GetItemString(bridge_function("ACLOPS"), call.op_type);
    if (!function) {
        throw Refusal(ACL_ERROR_API_NOT_SUPPORT,
                      std::string(call.op_type) + " is not served by actgrad; docs/npu.md says what is");
    }
    const Object results = views(call.num_outputs, output_desc, call.outputs);
    const Object operands = views(call.num_inputs, call.input_desc, call.inputs);
    const Object named = attributes(call.attr);
    return own(PyObject_CallFunctionObjArgs(function, operands.get(), results.get(), named.get(), nullptr));
}

// `use` gets the shapes, under the lock of the interpreter.
template <class Use>
aclError execute(const char* name, const Call& call, const aclTensorDesc* const* output_desc, const Use& use) {
    return acl_call(name, [&] {
        require_not_null(call.op_type, "opType");
        const aclError status = aclrtSynchronizeStream(call.stream);
        if (status != ACL_SUCCESS) {
            return status;
        }
        const Gil gil;
        try {
            use(run(call, output_desc).get());
        } catch (const PythonError& error) {
            throw Refusal(ACL_ERROR_INTERNAL_ERROR, call.op_type + (": " + error.message));
        }
        return ACL_SUCCESS;
    });
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
    const Call call{opType, numInputs, inputDesc, inputs, numOutputs, outputs, attr, stream};
    return execute("aclopCompileAndExecute", call, outputDesc, [](PyObject*) {});
}

aclError aclopCompileAndExecuteV2(const char* opType, int numInputs, aclTensorDesc* inputDesc[],
                                  aclDataBuffer* inputs[], int numOutputs, aclTensorDesc* outputDesc[],
                                  aclDataBuffer* outputs[], aclopAttr* attr, aclopEngineType, aclopCompileType,
                                  const char*, aclrtStream stream) {
    const Call call{opType, numInputs, inputDesc, inputs, numOutputs, outputs, attr, stream};
    return execute("aclopCompileAndExecuteV2", call, outputDesc, [&](PyObject* shapes) {
        for (int i = 0; i < numOutputs; ++i) {
            const Object shape = own(PySequence_GetItem(shapes, i));
            outputDesc[i]->sizes = to_dims(shape.get());
        }
    });
}
