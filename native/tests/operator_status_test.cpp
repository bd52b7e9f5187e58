// SPDX-License-Identifier: Apache-2.0
//
// The table of statuses, and what needs pointers: null results of phase one, and all rules of phase two.
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "ascendcl/product.h"
#include "tests/check.h"
#include "tests/operator_calls.h"
#include "tests/status_table.h"

using operator_calls::Argument;
using operator_calls::Operator;
using operator_calls::operators;
using status_table::Row;
using status_table::ScalarSpec;
using status_table::TensorSpec;

namespace {

constexpr uint64_t untouched_size = 0x5A5A5A5A;
aclOpExecutor* const untouched_executor = reinterpret_cast<aclOpExecutor*>(0xA5A5A5A5);

// The arguments of one call. Tensors have no data until `allocate`; every byte of it is then 0xA5.
class Arguments {
public:
    explicit Arguments(const std::vector<status_table::Assignment>& texts) {
        for (const auto& [name, text] : texts) {
            Argument argument;
            if (text.find('[') != std::string::npos) {
                argument.tensor = tensor(TensorSpec(text));
            } else if (text.find('(') != std::string::npos) {
                argument.scalar = scalar(ScalarSpec(text));
            } else if (text[0] == '"') {
                words.push_back(std::make_unique<std::string>(text.substr(1, text.size() - 2)));
                argument.text = words.back()->data();
            } else if (text != "null") {
                argument.real = std::stod(text);
                argument.number = text.find_first_not_of("-0123456789") == std::string::npos ? std::stoll(text) : 0;
            }
            list.push_back(argument);
        }
    }

    ~Arguments() {
        for (const Argument& argument : list) {
            if (argument.tensor) {
                aclDestroyTensor(argument.tensor);
            }
            if (argument.scalar) {
                aclDestroyScalar(argument.scalar);
            }
        }
    }

    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;

    void allocate() {
        for (const Argument& argument : list) {
            int64_t* sizes = nullptr;
            uint64_t rank = 0;
            if (aclGetStorageShape(argument.tensor, &sizes, &rank) != ACLNN_SUCCESS) {
                continue;  // no tensor
            }
            int64_t elements = 1;
            for (uint64_t i = 0; i < rank; ++i) {
                elements *= sizes[i];
            }
            delete[] sizes;
            memory.emplace_back(static_cast<size_t>(elements) * 16, '\xA5');
            if (elements > 0) {
                aclSetRawTensorAddr(argument.tensor, memory.back().data());
            }
        }
        aclGetRecentErrMsg();
    }

    bool memory_is_untouched() const {
        for (const std::vector<char>& block : memory) {
            if (block != std::vector<char>(block.size(), '\xA5')) {
                return false;
            }
        }
        return true;
    }

    std::vector<Argument> list;
    std::vector<std::vector<char>> memory;
    std::vector<std::unique_ptr<std::string>> words;

private:
    // Of a dtype that no case is for, all bytes are 0.
    static aclScalar* scalar(const ScalarSpec& spec) {
        const aclDataType dtype = status_table::dtype_of(spec.dtype);
        char bytes[16] = {};
        const auto store = [&](auto value) { std::memcpy(bytes, &value, sizeof value); };
        switch (dtype) {
            case ACL_FLOAT: store(static_cast<float>(spec.value)); break;
            case ACL_DOUBLE: store(spec.value); break;
            case ACL_FLOAT16: store(aclFloatToFloat16(static_cast<float>(spec.value))); break;
            case ACL_INT32: store(static_cast<int32_t>(spec.value)); break;
            case ACL_INT64: store(static_cast<int64_t>(spec.value)); break;
            case ACL_BOOL: store(spec.value != 0); break;
            default: break;
        }
        return aclCreateScalar(bytes, dtype);
    }

    static aclTensor* tensor(const TensorSpec& spec) {
        const std::vector<int64_t>& sizes = spec.fields.at("sizes");
        const std::vector<int64_t>& storage = spec.fields.at("storage");
        const auto field = [&](const char* name, int64_t usual) {
            return spec.fields.count(name) ? spec.fields.at(name)[0] : usual;
        };
        return aclCreateTensor(sizes.data(), sizes.size(), status_table::dtype_of(spec.dtype),
                               spec.fields.count("strides") ? spec.fields.at("strides").data() : nullptr,
                               field("offset", 0), static_cast<aclFormat>(field("format", ACL_FORMAT_ND)),
                               storage.data(), storage.size(), nullptr);
    }
};

bool holds_in_order(const std::string& sentence, const std::vector<std::string>& pieces) {
    size_t at = 0;
    for (const std::string& piece : pieces) {
        at = sentence.find(piece, at);
        if (at == std::string::npos) {
            return false;
        }
        at += piece.size();
    }
    return true;
}

void test_row(const Row& row) {
    const auto report = [&](const std::string& text) { check::report("statuses.txt", row.line, text); };
    actgrad::set_product(row.product);
    const Operator& op = operators().at(row.function);
    Arguments arguments(row.arguments);
    uint64_t size = untouched_size;
    aclOpExecutor* executor = untouched_executor;
    aclGetRecentErrMsg();

    const aclnnStatus status = op.phase_one(arguments.list, &size, &executor);
    const char* const text = aclGetRecentErrMsg();
    const std::string sentence = text ? text : "";

    if (status != row.status) {
        report("expected " + std::to_string(row.status) + ", got " + std::to_string(status) + ": " + sentence);
        return;
    }
    if (status != ACLNN_SUCCESS) {
        if (size != untouched_size || executor != untouched_executor) {
            report("a failure wrote its results");
        }
        std::vector<std::string> pieces{row.function + "GetWorkspaceSize: "};
        pieces.insert(pieces.end(), row.pieces.begin(), row.pieces.end());
        if (!holds_in_order(sentence, pieces)) {
            report("the sentence lacks a piece: " + sentence);
        }
        return;
    }
    if (size != 0 || executor == untouched_executor || text) {
        report("a success without its results, or with a text: " + sentence);
        return;
    }
    arguments.allocate();
    const aclnnStatus ran = op.phase_two(nullptr, size, executor, nullptr);
    if (ran != ACLNN_SUCCESS || aclrtSynchronizeStream(nullptr) != ACL_SUCCESS) {
        report("phase two gave " + std::to_string(ran));
    }
}

// One right call of each operator, from the table's section lines: on the default product, if that has it.
std::vector<Row> right_calls(const std::vector<Row>& rows) {
    std::set<std::string> seen;
    std::vector<Row> calls;
    for (const bool any_product : {false, true}) {
        for (const Row& row : rows) {
            const bool fits = row.status == ACLNN_SUCCESS && (any_product || row.product == "Ascend910B");
            if (fits && seen.insert(row.function).second) {
                calls.push_back(row);
            }
        }
    }
    return calls;
}

void test_null_results(const Operator& op, const Row& call) {
    actgrad::set_product(call.product);
    Arguments arguments(call.arguments);
    uint64_t size = untouched_size;
    aclOpExecutor* executor = untouched_executor;
    CHECK_REFUSED(op.phase_one(arguments.list, nullptr, &executor), 161001, "workspaceSize is null");
    CHECK_REFUSED(op.phase_one(arguments.list, &size, nullptr), 161001, "executor is null");
    CHECK_REFUSED(op.phase_one(arguments.list, nullptr, nullptr), 161001, "workspaceSize is null");
    // Before everything else, a missing product and null tensors too.
    const std::vector<Argument> nothing(arguments.list.size());
    actgrad::set_product("Ascend310B");
    CHECK_REFUSED(op.phase_one(nothing, nullptr, &executor), 161001, "workspaceSize is null");
    CHECK_REFUSED(op.phase_one(nothing, &size, nullptr), 161001, "executor is null");
    actgrad::set_product("Ascend910B");
    CHECK_EQUAL(size, untouched_size);
    CHECK_EQUAL(executor, untouched_executor);
}

class Phases {
public:
    Phases(const Operator& op, const Row& call) : arguments(call.arguments), op_(op) {
        actgrad::set_product(call.product);
        arguments.allocate();
    }

    aclOpExecutor* one() {
        uint64_t size = untouched_size;
        aclOpExecutor* executor = nullptr;
        CHECK_EQUAL(op_.phase_one(arguments.list, &size, &executor), 0);
        CHECK_EQUAL(size, 0u);
        return executor;
    }

    aclnnStatus two(aclOpExecutor* executor, void* workspace = nullptr, uint64_t size = 0) {
        return op_.phase_two(workspace, size, executor, nullptr);
    }

    Arguments arguments;

private:
    const Operator& op_;
};

void test_phase_two(const Operator& op, const Row& call) {
    Phases phases(op, call);
    char workspace[16];

    CHECK_REFUSED(phases.two(nullptr), 161001, call.function.c_str(), "executor is null");
    CHECK_REFUSED(phases.two(reinterpret_cast<aclOpExecutor*>(workspace)), 561000, "not live");
    CHECK_REFUSED(phases.two(reinterpret_cast<aclOpExecutor*>(~uintptr_t{0})), 561000, "not live");

    // A failure consumes the executor as a success does.
    aclOpExecutor* executor = phases.one();
    CHECK_REFUSED(phases.two(executor, nullptr, 8), 161001, "workspace is null", "8");
    CHECK_REFUSED(phases.two(executor), 561000, "not live");
    CHECK(phases.arguments.memory_is_untouched());

    executor = phases.one();
    CHECK_EQUAL(phases.two(executor, workspace, sizeof workspace), 0);
    CHECK_REFUSED(phases.two(executor), 561000, "not live");
    CHECK_REFUSED(aclDestroyAclOpExecutor(executor), 561000, "not live");

    executor = phases.one();
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_REFUSED(phases.two(executor), 561000, "not live");

    executor = phases.one();
    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
    for (int i = 0; i < 3; ++i) {
        CHECK_EQUAL(phases.two(executor), 0);
    }
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_REFUSED(phases.two(executor), 561000, "not live");
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
}

void test_null_data(const Operator& op, const Row& call) {
    Phases phases(op, call);
    for (size_t i = 0; i < phases.arguments.list.size(); ++i) {
        const Argument& argument = phases.arguments.list[i];
        // LogSigmoid's buffer is not looked at.
        if (!argument.tensor || call.arguments[i].first == "buffer") {
            continue;
        }
        void* address = nullptr;
        CHECK_EQUAL(aclGetRawTensorAddr(argument.tensor, &address), 0);
        CHECK_EQUAL(aclSetRawTensorAddr(argument.tensor, nullptr), 0);
        CHECK_REFUSED(phases.two(phases.one()), 161001, call.function.c_str(), "null");
        CHECK_EQUAL(aclSetRawTensorAddr(argument.tensor, address), 0);
    }
    CHECK(phases.arguments.memory_is_untouched());
}

// An executor of another operator is refused, and consumed.
void test_other_operators_executor(const std::vector<Row>& calls) {
    for (size_t i = 0; i < calls.size(); ++i) {
        const Row& other = calls[(i + 1) % calls.size()];
        Phases phases(operators().at(calls[i].function), calls[i]);
        aclOpExecutor* const executor = phases.one();
        CHECK_REFUSED(operators().at(other.function).phase_two(nullptr, 0, executor, nullptr), 561000,
                      other.function.c_str(), calls[i].function.c_str());
        CHECK_REFUSED(phases.two(executor), 561000, "not live");
        CHECK(phases.arguments.memory_is_untouched());
    }
}

// Phase one needs neither aclInit nor a device; phase two with the default stream needs a device.
void test_no_device(const std::vector<Row>& calls) {
    for (const Row& call : calls) {
        Phases phases(operators().at(call.function), call);
        CHECK_REFUSED(phases.two(phases.one()), 361001, call.function.c_str(), "aclrtSetDevice");
        CHECK(phases.arguments.memory_is_untouched());
    }
}

// Tensors, and the array that phase one read them from, may be destroyed right after phase two.
void test_tensors_go_early() {
    std::vector<float> grad(1 << 16, 1.0f), self(1 << 16, 0.0f), out(1 << 16, 9.0f);
    std::vector<int64_t> shape{1 << 16};
    const auto tensor_of = [&](std::vector<float>& data) {
        return aclCreateTensor(shape.data(), 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape.data(), 1, data.data());
    };
    aclTensor* const tensors[] = {tensor_of(grad), tensor_of(self), tensor_of(out)};
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    CHECK_EQUAL(aclnnSiluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], &size, &executor), 0);
    shape[0] = 3;
    CHECK_EQUAL(aclnnSiluBackward(nullptr, 0, executor, nullptr), 0);
    for (const aclTensor* tensor : tensors) {
        aclDestroyTensor(tensor);
    }
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK(out == std::vector<float>(1 << 16, 0.5f));
}

}  // namespace

int main() {
    const std::vector<Row> rows = status_table::read(ACTGRAD_SOURCE_DIR "/tests/contract/statuses.txt");
    const std::vector<Row> calls = right_calls(rows);
    CHECK_EQUAL(calls.size(), operators().size());
    test_no_device(calls);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    for (const Row& row : rows) {
        test_row(row);
    }
    for (const Row& call : calls) {
        const Operator& op = operators().at(call.function);
        test_null_results(op, call);
        test_phase_two(op, call);
        test_null_data(op, call);
    }
    test_other_operators_executor(calls);
    test_tensors_go_early();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
