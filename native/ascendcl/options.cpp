// SPDX-License-Identifier: Apache-2.0
//
// Settings that programs write and read back. None has an effect: arithmetic is deterministic and never saturates, and
// nothing is compiled at run time.
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "acl/acl_op_compiler.h"
#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/process.h"

namespace actgrad {

namespace {

struct SystemOptions {
    std::mutex mutex;
    std::map<int, int64_t> values;
};

struct CompileOptions {
    std::mutex mutex;
    std::map<int, std::string> values{{ACL_OP_JIT_COMPILE, "disable"}};
};

aclError set_system_option(aclSysParamOpt option, int64_t value) {
    SystemOptions& options = process_state<SystemOptions>();
    const std::lock_guard<std::mutex> lock(options.mutex);
    options.values[option] = value;
    return ACL_SUCCESS;
}

std::string compile_option(aclCompileOpt option) {
    CompileOptions& options = process_state<CompileOptions>();
    const std::lock_guard<std::mutex> lock(options.mutex);
    const auto found = options.values.find(option);
    return found == options.values.end() ? std::string() : found->second;
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value) {
    return acl_call("aclrtSetSysParamOpt", [&] { return set_system_option(opt, value); });
}

aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value) {
    return acl_call("aclrtCtxSetSysParamOpt", [&] { return set_system_option(opt, value); });
}

aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t* value) {
    return acl_call("aclrtGetSysParamOpt", [&] {
        require_not_null(value, "value");
        SystemOptions& options = process_state<SystemOptions>();
        const std::lock_guard<std::mutex> lock(options.mutex);
        const auto found = options.values.find(opt);
        *value = found == options.values.end() ? 0 : found->second;
        return ACL_SUCCESS;
    });
}

aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode) {
    return acl_call("aclrtSetDeviceSatMode", [&] {
        if (mode != ACL_RT_OVERFLOW_MODE_INFNAN) {
            throw Refusal(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                          "mode is " + std::to_string(mode) +
                              "; only ACL_RT_OVERFLOW_MODE_INFNAN, 1, is supported, where "
                              "what overflows becomes infinity");
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtSetOpWaitTimeout(uint32_t) { return ACL_SUCCESS; }

aclError aclrtSetOpExecuteTimeOut(uint32_t) { return ACL_SUCCESS; }

aclError aclSetCompileopt(aclCompileOpt opt, const char* value) {
    return acl_call("aclSetCompileopt", [&] {
        require_not_null(value, "value");
        std::string text = value;
        CompileOptions& options = process_state<CompileOptions>();
        const std::lock_guard<std::mutex> lock(options.mutex);
        options.values.insert_or_assign(opt, std::move(text));
        return ACL_SUCCESS;
    });
}

size_t aclGetCompileoptSize(aclCompileOpt opt) {
    size_t size = 0;
    acl_call("aclGetCompileoptSize", [&] {
        size = compile_option(opt).size() + 1;
        return ACL_SUCCESS;
    });
    return size;
}

aclError aclGetCompileopt(aclCompileOpt opt, char* value, size_t length) {
    return acl_call("aclGetCompileopt", [&] {
        require_not_null(value, "value");
        const std::string text = compile_option(opt);
        if (length <= text.size()) {
            throw Refusal(ACL_ERROR_INVALID_PARAM, "length is " + std::to_string(length) + "; " +
                                                       std::to_string(text.size() + 1) + " bytes are needed");
        }
        std::memcpy(value, text.c_str(), text.size() + 1);
        return ACL_SUCCESS;
    });
}
