// SPDX-License-Identifier: Apache-2.0
#include "npu/aclop.h"

#include <memory>
#include <string>

#include "ascendcl/call.h"
#include "nnopbase/tensor.h"
#include "npu/python.h"

namespace actgrad::npu {

namespace {

// Views of the buffers, each as its description says: contiguous, from the first byte on.
Object views(int count, const aclTensorDesc* const* descriptions, const aclDataBuffer* const* buffers) {
    Object list = own(PyList_New(count));
    for (int i = 0; i < count; ++i) {
        require_not_null(descriptions[i], "a description of a tensor");
        require_not_null(buffers[i], "a buffer");
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
        require_not_null(opType, "opType");
        const aclError status = aclrtSynchronizeStream(stream);
        if (status != ACL_SUCCESS) {
            return status;
        }
        const Gil gil;
        try {
            PyObject* const function = PyDict_GetItemString(bridge_function("ACLOPS"), opType);
            if (!function) {
                throw Refusal(ACL_ERROR_API_NOT_SUPPORT,
                              std::string(opType) + " is not served by actgrad; docs/npu.md says what is");
            }
            const Object results = views(numOutputs, outputDesc, outputs);
            const Object operands = views(numInputs, inputDesc, inputs);
            const Object named = attributes(attr);
            own(PyObject_CallFunctionObjArgs(function, operands.get(), results.get(), named.get(), nullptr));
        } catch (const PythonError& error) {
            throw Refusal(ACL_ERROR_INTERNAL_ERROR, opType + (": " + error.message));
        }
        return ACL_SUCCESS;
    });
}
