// SPDX-License-Identifier: Apache-2.0
//
// Operators by name: without an attribute, with one, and an unknown one.
// Prints "right".
#include "acl/acl_op_compiler.h"
#include "program.h"

namespace {

// A row of float32 in host memory, described.
struct Operand {
    explicit Operand(std::vector<float> numbers) : values(std::move(numbers)) {
        const int64_t size = static_cast<int64_t>(values.size());
        desc = aclCreateTensorDesc(ACL_FLOAT, 1, &size, ACL_FORMAT_ND);
        buffer = aclCreateDataBuffer(values.data(), values.size() * sizeof(float));
    }
    Operand(const Operand&) = delete;
    ~Operand() {
        aclDestroyDataBuffer(buffer);
        aclDestroyTensorDesc(desc);
    }

    std::vector<float> values;
    aclTensorDesc* desc;
    aclDataBuffer* buffer;
};

aclError execute(const char* name, const std::vector<const Operand*>& inputs, Operand& output, const aclopAttr* attr,
                 aclrtStream stream) {
    std::vector<const aclTensorDesc*> descs;
    std::vector<const aclDataBuffer*> buffers;
    for (const Operand* input : inputs) {
        descs.push_back(input->desc);
        buffers.push_back(input->buffer);
    }
    const aclTensorDesc* const desc[] = {output.desc};
    aclDataBuffer* const buffer[] = {output.buffer};
    return aclopCompileAndExecute(name, static_cast<int>(inputs.size()), descs.data(), buffers.data(), 1, desc, buffer,
                                  attr, ACL_ENGINE_SYS, ACL_COMPILE_SYS, nullptr, stream);
}

}  // namespace

int main() {
    CHECK(aclInit(nullptr) == ACL_SUCCESS && aclrtSetDevice(0) == ACL_SUCCESS);
    CHECK(aclSetCompileopt(ACL_OP_COMPILER_CACHE_DIR, "/tmp") == ACL_SUCCESS);
    aclrtStream stream = nullptr;
    CHECK(aclrtCreateStream(&stream) == ACL_SUCCESS);
    const Operand x({-1, 2, 3}), y({10, 20, 30});
    Operand out({0, 0, 0});
    const aclError status = execute("Add", {&x, &y}, out, nullptr, stream);
    if (status != ACL_SUCCESS) {
        std::printf("%d %s\n", status, said().c_str());
        return 0;
    }
    CHECK(aclrtSynchronizeStream(stream) == ACL_SUCCESS && out.values == std::vector<float>({9, 22, 33}));

    aclopAttr* const attr = aclopCreateAttr();
    CHECK(aclopSetAttrFloat(attr, "negative_slope", 0.5F) == ACL_SUCCESS);
    CHECK(execute("LeakyRelu", {&x}, out, attr, stream) == ACL_SUCCESS);
    CHECK(aclrtSynchronizeStream(stream) == ACL_SUCCESS && out.values == std::vector<float>({-0.5F, 2, 3}));
    aclopDestroyAttr(attr);

    CHECK(execute("NoSuchOperator", {&x}, out, nullptr, stream) == ACL_ERROR_API_NOT_SUPPORT);
    CHECK(contains(said(), "NoSuchOperator is not supported"));
    CHECK(aclrtDestroyStream(stream) == ACL_SUCCESS && aclFinalize() == ACL_SUCCESS);
    std::puts("right");
    return 0;
}
