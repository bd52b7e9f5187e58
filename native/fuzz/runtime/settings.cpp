// SPDX-License-Identifier: Apache-2.0
//
// Options, versions, the product.
#include <string>
#include <vector>

#include "acl/acl.h"
#include "acl/acl_op_compiler.h"
#include "ascendcl/error.h"
#include "ascendcl/product.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

void Machine::options() {
    const auto option = static_cast<aclSysParamOpt>(in_.below(4) - 1);
    std::map<int, int64_t>& known = process().system_options;
    int64_t value = -7;
    if (in_.below(2)) {
        const int64_t wanted = in_.integer(3);
        expect_status(in_.below(2) ? aclrtSetSysParamOpt(option, wanted) : aclrtCtxSetSysParamOpt(option, wanted), 0);
        known[option] = wanted;
    }
    expect_status(aclrtGetSysParamOpt(option, &value), 0);
    expect(value == (known.count(option) ? known[option] : 0), "another value of an option");
    expect_status(aclrtGetSysParamOpt(option, nullptr), invalid_param);
    const auto mode = static_cast<aclrtFloatOverflowMode>(in_.integer(2));
    expect_status(aclrtSetDeviceSatMode(mode),
                  mode == ACL_RT_OVERFLOW_MODE_INFNAN ? 0 : ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    expect_status(aclrtSetOpWaitTimeout(in_.byte()), 0);
    expect_status(aclrtSetOpExecuteTimeOut(in_.byte()), 0);
}

void Machine::compile_options() {
    const auto option = static_cast<aclCompileOpt>(in_.below(8));
    std::map<int, std::string>& known = process().compile_options;
    if (in_.below(2)) {
        const char* const texts[] = {nullptr, "", "enable", "a longer text than a short string holds inside"};
        const char* const text = in_.of(texts);
        expect_status(aclSetCompileopt(option, text), text ? 0 : invalid_param);
        if (text) {
            known[option] = text;
        }
    }
    const std::string expected = known.count(option) ? known[option] : "";
    expect(aclGetCompileoptSize(option) == expected.size() + 1, "another size of an option");
    std::vector<char> text(in_.below(64));
    expect_status(aclGetCompileopt(option, text.data(), text.size()),
                  text.size() > expected.size() ? 0 : invalid_param);
    expect(text.size() <= expected.size() || expected == text.data(), "another text of an option");
}

void Machine::versions() {
    aclCANNPackageVersion version;
    char text[64];
    int32_t value;
    expect_status(aclsysGetCANNVersion(in_.byte(), &version), 0);
    expect_status(aclsysGetCANNVersion(0, nullptr), invalid_param);
    expect_status(aclsysGetVersionStr(text, text), 0);
    expect_status(aclsysGetVersionStr(nullptr, text), invalid_param);
    expect_status(aclGetCannAttribute(static_cast<aclCannAttr>(in_.integer(4)), &value), 0);
    expect_status(aclGetCannAttribute(ACL_CANN_ATTR_BF16, nullptr), invalid_param);
    expect_status(aclnnInit(nullptr), 0);
    expect_status(aclnnFinalize(), 0);
    const auto half = static_cast<aclFloat16>(in_.number());
    const float number = aclFloat16ToFloat(half);
    expect(number != number || aclFloatToFloat16(number) == half, "a half does not come back");
    ++calls;
}

void Machine::choose_product() {
    static const char* const names[] = {"Ascend950", "Ascend910_93", "Ascend910B",
                                        "Ascend910", "Ascend310P",   "Ascend310B"};
    try {
        actgrad::set_product("Ascend911");
        wrong("an unknown product was taken");
    } catch (const actgrad::Refusal&) {
    }
    const size_t choice = in_.below(6);
    actgrad::set_product(names[choice]);
    product_ = static_cast<actgrad::Product>(choice);
}

}  // namespace fuzz
