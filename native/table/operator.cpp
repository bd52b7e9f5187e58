// SPDX-License-Identifier: Apache-2.0
#include "table/operator.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <iterator>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ascendcl/graph.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "nnopbase/call.h"
#include "nnopbase/executor.h"
#include "nnopbase/registry.h"
#include "table/checks.h"
#include "table/engine.h"

namespace actgrad::table {

namespace {

// A cache of calls found valid, so that equal ones are not checked again.
class ValidCalls {
public:
    bool contains(const std::string& call) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        return calls_.count(call) > 0;
    }

    void add(std::string call) {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (calls_.size() >= most_calls) {
            calls_.clear();
        }
        calls_.insert(std::move(call));
    }

private:
    static constexpr size_t most_calls = 8192;  // about two megabytes
    mutable std::mutex mutex_;
    std::unordered_set<std::string> calls_;
};

void judge(const Operator& op, const Arguments& arguments) {
    const bool makes_a_range = !std::strpbrk(op.kinds, "TRL");  // then the scalars determine the result's shape
    std::string call = signature(arguments, makes_a_range);
    call += std::to_string(op.number);
    ValidCalls& valid = process_state<ValidCalls>();
    if (valid.contains(call)) {
        return;
    }
    engine().judge(op.number, arguments);
    valid.add(std::move(call));
}

std::string parameter_name(const Operator& op, size_t index) {
    const char* begin = op.parameters;
    for (; index > 0; --index) {
        begin = std::strchr(begin, ' ') + 1;
    }
    return {begin, std::strcspn(begin, " ")};
}

// Runs `check` on each tensor that was given, and says which parameter a refusal is about.
template <class Check>
void for_each_tensor(const Operator& op, const Arguments& arguments, const Check& check) {
    for (size_t i = 0; i < arguments.size(); ++i) {
        try {
            if (const auto* tensor = std::get_if<const aclTensor*>(&arguments[i].value)) {
                check(op.kinds[i], **tensor);
            } else if (const auto* list = std::get_if<Tensors>(&arguments[i].value)) {
                for (const aclTensor* member : *list) {
                    if (member) {
                        check(op.kinds[i], *member);
                    }
                }
            }
        } catch (Refusal& refusal) {
            const char* const subject = op.kinds[i] == 'L' ? "a member of " : "";
            refusal.message = subject + parameter_name(op, i) + " " + refusal.message;
            throw;
        }
    }
}

// Arguments whose tensors are copies.
class Snapshot {
public:
    explicit Snapshot(const Arguments& arguments) : arguments_(arguments) {
        for (Argument& argument : arguments_) {
            if (auto* const tensor = std::get_if<const aclTensor*>(&argument.value)) {
                *tensor = copy_of(*tensor);
            } else if (auto* const list = std::get_if<Tensors>(&argument.value)) {
                std::transform(list->begin(), list->end(), list->begin(),
                               [this](const aclTensor* member) { return copy_of(member); });
            }
        }
    }

    // Makes all views plain ones: of sizes that are not negative, and contiguous.
    void straighten() {
        for (aclTensor& copy : copies_) {
            for (size_t dim = 0; dim < copy.rank(); ++dim) {
                copy.view_sizes[dim] = std::max<int64_t>(copy.view_sizes[dim], 0);
            }
            copy.view_strides = contiguous_strides(copy.view_sizes);
        }
    }

    const Arguments& arguments() const { return arguments_; }

private:
    const aclTensor* copy_of(const aclTensor* tensor) { return tensor ? &copies_.emplace_back(*tensor) : nullptr; }

    Arguments arguments_;
    std::deque<aclTensor> copies_;
};

// PyTorch's kernels refuse overlaps of what they change in place, where they matter.
void check_view(char kind, const aclTensor& tensor) {
    require_inside_storage(tensor);
    if (kind == 'O') {
        require_no_overlap(tensor);
    }
}

// Refuses a null argument that the operator needs, which only PyTorch knows, whatever the views are.
void require_no_null(const Operator& op, const Arguments& arguments) {
    Snapshot plain(arguments);
    plain.straighten();
    try {
        engine().judge(op.number, plain.arguments());
    } catch (const Refusal& refusal) {
        if (refusal.status == ACLNN_ERR_PARAM_NULLPTR) {
            throw;
        }
    }
}

bool has_null(const Argument& argument) {
    const auto* const list = std::get_if<Tensors>(&argument.value);
    return list ? std::count(list->begin(), list->end(), nullptr) > 0 : std::holds_alternative<Null>(argument.value);
}

void check_views(const Operator& op, const Arguments& arguments) {
    try {
        for_each_tensor(op, arguments, check_view);
    } catch (const Refusal&) {
        if (std::any_of(arguments.begin(), arguments.end(), has_null)) {
            require_no_null(op, arguments);
        }
        throw;
    }
}

// How an operator uses a tensor of this kind. Of the members of lists it is unknown.
strict::Use use_of(char kind) {
    switch (kind) {
        case 'T': return strict::Use::ReadInPart;  // a cache may be filled in part
        case 'O':
        case 'D': return strict::Use::Written;
        case 'R': return strict::Use::Changed;
        default: return strict::Use::Unknown;
    }
}

// Whether a parameter of this kind is a tensor or a list of tensors.
bool takes_tensors(char kind) { return std::strchr("TORDL", kind) != nullptr; }

// The number of results, which come last of the tensors and lists; those that are changed in place count as inputs. A
// list is a result if it follows one, or if it comes last and not alone.
size_t count_results(const Operator& op) {
    std::string tensors;
    std::copy_if(op.kinds, op.kinds + std::strlen(op.kinds), std::back_inserter(tensors), takes_tensors);
    const size_t first = tensors.find_first_of("OD", tensors.find_last_not_of("ODL") + 1);
    if (first != std::string::npos) {
        return tensors.size() - first;
    }
    return tensors.size() > 1 && tensors.back() == 'L';
}

// How the tensors of the arguments, in order, divide into parameters.
std::vector<Parameter> parameters_of(const Operator& op, const Arguments& arguments) {
    std::vector<Parameter> parameters;
    size_t first = 0;
    for (size_t i = 0; i < arguments.size(); ++i) {
        if (takes_tensors(op.kinds[i])) {
            const auto* const list = std::get_if<Tensors>(&arguments[i].value);
            const size_t count = list ? list->size() : std::holds_alternative<const aclTensor*>(arguments[i].value);
            parameters.push_back({first, count, op.kinds[i] == 'L'});
            first += count;
        }
    }
    return parameters;
}

// Scalars, arrays and lists, of which the executor holds copies.
std::vector<const void*> objects_of(const Arguments& arguments) {
    std::vector<const void*> objects;
    for (const Argument& argument : arguments) {
        if (argument.object) {
            objects.push_back(argument.object);
        }
    }
    return objects;
}

// Sets a result's actual shape. Its elements are packed at the beginning of its memory.
void set_shape(const aclTensor& tensor, const Dims& sizes) {
    auto& own = const_cast<aclTensor&>(tensor);  // not by aclInitTensor, with which the program changes it
    Dims shape = sizes, strides = contiguous_strides(sizes);
    own.view_sizes = std::move(shape);
    own.view_strides = std::move(strides);
}

class CallWork final : public Work {
public:
    CallWork(const Operator& op, Arguments arguments) : op_(op), arguments_(std::move(arguments)) {}

    // Leaves no task: work on our streams must not wait for the GIL.
    aclnnStatus prepare(const std::vector<const aclTensor*>& tensors, std::function<aclError()>&) override {
        require_usable_tensors();
        evaluate(arguments_, tensors);
        return ACLNN_SUCCESS;
    }

    aclnnStatus defer(const std::vector<const aclTensor*>& tensors, std::function<aclError()>& task) override {
        require_usable_tensors();
        task = [this, &tensors, now = std::make_shared<const Snapshot>(arguments_)] {
            evaluate(now->arguments(), tensors);
            return ACLNN_SUCCESS;
        };
        return ACLNN_SUCCESS;
    }

    bool sets_shapes() const override { return op_.dynamic > 0; }

    strict::Accesses accesses(const std::vector<const aclTensor*>&) const override {
        strict::Accesses accesses;
        for_each_tensor(op_, arguments_, [&](char kind, const aclTensor& tensor) {
            if (tensor.data.load() && tensor.elements() > 0) {
                accesses.push_back(access_of(tensor, "tensor", use_of(kind)));
            }
        });
        return accesses;
    }

private:
    void require_usable_tensors() const {
        for_each_tensor(op_, arguments_, [](char, const aclTensor& tensor) {
            require_inside_storage(tensor);  // the caller may have changed it
            require_data(tensor);
        });
    }

    void evaluate(const Arguments& arguments, const std::vector<const aclTensor*>& tensors) const {
        size_t position = tensors.size() - static_cast<size_t>(op_.dynamic);
        for (const Dims& shape : engine().evaluate(op_.number, arguments, op_.dynamic)) {
            set_shape(*tensors[position++], shape);
        }
    }

    const Operator& op_;
    const Arguments arguments_;
};

// `found` is null if there is no such stream.
aclError wait_for_work(aclrtStream stream, const std::shared_ptr<Stream>& found) {
    return guarded("aclrtSynchronizeStream", ACL_ERROR_INTERNAL_ERROR,
                   [&] { return actgrad::wait_for_work(found ? *found : *find_stream(stream)); });
}

// Null if there is no such stream.
std::shared_ptr<Stream> stream_or_null(aclrtStream stream) {
    try {
        return find_stream(stream);
    } catch (const Refusal&) {
        return nullptr;  // the synchronisation reports it
    }
}

}  // namespace

aclnnStatus kept_as_executor(const Operator& op, uint64_t* workspace_size, aclOpExecutor** executor,
                             std::initializer_list<Given> all) noexcept {
    return aclnn_call(op.name, [&] {
        require_argument(workspace_size, "workspaceSize");
        require_argument(executor, "executor");
        Arguments arguments;
        arguments.reserve(all.size());
        for (const Given& each : all) {
            each.copy(each.given, arguments);
        }
        for (size_t i = 0; i < arguments.size(); ++i) {
            if (const auto* dead = std::get_if<Dead>(&arguments[i].value)) {
                refuse_dead(dead->address, parameter_name(op, i).c_str(), dead->kind);
            }
        }
        TensorReferences tensors;
        for (const aclTensor* tensor : tensors_of(arguments)) {
            tensors.retain(tensor, "an argument");
        }
        check_views(op, arguments);
        judge(op, arguments);
        std::vector<Parameter> parameters = parameters_of(op, arguments);
        const std::vector<const void*> objects =
            strict::observer() ? objects_of(arguments) : std::vector<const void*>();
        const size_t inputs = parameters.size() - count_results(op);
        *executor = make_executor(op.name, std::move(tensors), inputs,
                                  std::make_unique<CallWork>(op, std::move(arguments)), 0, std::move(parameters));
        strict::tell(&strict::Observer::executor_takes, *executor, objects);
        *workspace_size = 0;
        return ACLNN_SUCCESS;
    });
}

aclnnStatus phase_two(const char* name, const void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                      aclrtStream stream) noexcept {
    strict::tell(&strict::Observer::called, name);  // before the stream is looked up
    const Launch launch(name, workspace, workspace_size, executor);
    const std::shared_ptr<Stream> found = stream_or_null(stream);
    if (const std::shared_ptr<Graph> graph = found ? found->graph() : nullptr) {
        return run_in_graph(launch, *graph, *found);
    }
    if (found && found->is_paused()) {
        return run_when_resumed(launch, *found);
    }
    if (wait_for_work(stream, found) != ACL_SUCCESS) {
        ErrorText text;
        take_error_text(text);  // of the failed work, not of what follows
        std::string_view sentence = text.characters;
        constexpr std::string_view inner = "aclrtSynchronizeStream";
        const bool is_own = sentence.substr(0, inner.size()) == inner;  // about the stream, not work on it
        const aclnnStatus unfit = consume_unrun(launch);
        if (unfit != ACLNN_SUCCESS && is_own) {
            return unfit;  // as in every phase two, the other arguments come before the stream
        }
        sentence.remove_prefix(is_own ? inner.size() : 0);
        return fail(ACLNN_ERR_RUNTIME_ERROR, {is_own ? name : "", sentence});
    }
    return run_now(launch, stream);
}

aclnnStatus refuse(const char* name) noexcept {
    return fail(
        ACLNN_ERR_INNER_FIND_KERNEL_ERROR,
        {name,
         " is not supported by actgrad; docs/npu-operators.md lists what is, docs/npu.md says how to add a line"});
}

}  // namespace actgrad::table
