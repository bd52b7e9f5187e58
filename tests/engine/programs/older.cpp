// SPDX-License-Identifier: Apache-2.0
//
// Operators by name: without an attribute, with one or two, and an unknown one.
// Prints "right".
#include <type_traits>

#include "acl/acl_op_compiler.h"
#include "program.h"

namespace {

struct Described {
    aclTensorDesc* desc;
    aclDataBuffer* buffer;
};

// A row of numbers in host memory, described.
template <class T>
struct Row : Described {
    explicit Row(std::vector<T> numbers) : values(std::move(numbers)) {
        const int64_t size = static_cast<int64_t>(values.size());
        desc = aclCreateTensorDesc(std::is_same<T, float>::value ? ACL_FLOAT : ACL_INT32, 1, &size, ACL_FORMAT_ND);
        buffer = aclCreateDataBuffer(values.data(), values.size() * sizeof(T));
    }
    Row(const Row&) = delete;
    ~Row() {
        aclDestroyDataBuffer(buffer);
        aclDestroyTensorDesc(desc);
    }

    std::vector<T> values;
};

aclError execute(const char* name, const std::vector<const Described*>& inputs, Described& output,
                 const aclopAttr* attr, aclrtStream stream) {
    std::vector<const aclTensorDesc*> descs;
    std::vector<const aclDataBuffer*> buffers;
    for (const Described* input : inputs) {
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
    const Row<float> x({-1, 2, 3}), y({10, 20, 30});
    Row<float> out({0, 0, 0});
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

    const Row<int32_t> axis({0});
    const std::vector<float> sums[2][2] = {{{-1, 1, 4}, {4, 5, 3}}, {{0, -1, 1}, {5, 3, 0}}};
    const std::vector<float> products[2][2] = {{{-1, -2, -6}, {-6, 6, 3}}, {{1, -1, -2}, {6, 3, 1}}};
    for (const uint8_t exclusive : {0, 1}) {
        for (const uint8_t reverse : {0, 1}) {
            aclopAttr* const ends = aclopCreateAttr();
            CHECK(aclopSetAttrBool(ends, "exclusive", exclusive) == ACL_SUCCESS);
            CHECK(aclopSetAttrBool(ends, "reverse", reverse) == ACL_SUCCESS);
            CHECK(execute("Cumsum", {&x, &axis}, out, ends, stream) == ACL_SUCCESS);
            CHECK(aclrtSynchronizeStream(stream) == ACL_SUCCESS && out.values == sums[exclusive][reverse]);
            CHECK(execute("Cumprod", {&x, &axis}, out, ends, stream) == ACL_SUCCESS);
            CHECK(aclrtSynchronizeStream(stream) == ACL_SUCCESS && out.values == products[exclusive][reverse]);
            aclopDestroyAttr(ends);
        }
    }

    CHECK(execute("NoSuchOperator", {&x}, out, nullptr, stream) == ACL_ERROR_API_NOT_SUPPORT);
    CHECK(contains(said(), "NoSuchOperator is not supported"));
    CHECK(execute("Identity", {&x, &y}, out, nullptr, stream) == ACL_ERROR_INTERNAL_ERROR);
    CHECK(contains(said(), "Identity: too many positional arguments; 2 inputs were given"));
    CHECK(aclrtDestroyStream(stream) == ACL_SUCCESS && aclFinalize() == ACL_SUCCESS);
    std::puts("right");
    return 0;
}
