// SPDX-License-Identifier: Apache-2.0
//
// The release of the interface, for programs that check it.
#include <cstdint>
#include <cstring>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/device.h"

namespace {

constexpr char RELEASE[] = "9.0.0";

}  // namespace

using namespace actgrad;

aclError aclrtGetVersion(int32_t* majorVersion, int32_t* minorVersion, int32_t* patchVersion) {
    return acl_call("aclrtGetVersion", [&] {
        for (int32_t* const number : {majorVersion, minorVersion, patchVersion}) {
            require_not_null(number, "a part of the version");
            *number = number == majorVersion;  // 1.0.0
        }
        return ACL_SUCCESS;
    });
}

aclError aclsysGetCANNVersion(aclCANNPackageName, aclCANNPackageVersion* version) {
    return acl_call("aclsysGetCANNVersion", [&] {
        require_not_null(version, "version");
        *version = {};
        std::strcpy(version->version, RELEASE);
        std::strcpy(version->majorVersion, "9");
        std::strcpy(version->minorVersion, "0");
        std::strcpy(version->releaseVersion, "0");
        return ACL_SUCCESS;
    });
}

aclError aclsysGetVersionStr(char* pkgName, char* versionStr) {
    return acl_call("aclsysGetVersionStr", [&] {
        require_not_null(pkgName, "pkgName");
        require_not_null(versionStr, "versionStr");
        std::strcpy(versionStr, RELEASE);
        return ACL_SUCCESS;
    });
}

aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t* value) {
    return acl_call("aclGetCannAttribute", [&] {
        require_not_null(value, "value");
        *value = cannAttr == ACL_CANN_ATTR_INF_NAN || cannAttr == ACL_CANN_ATTR_BF16;
        return ACL_SUCCESS;
    });
}

aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo, int64_t* value) {
    return acl_call("aclGetDeviceCapability", [&] {
        require_not_null(value, "value");
        require_valid_device(static_cast<int32_t>(deviceId));
        *value = 1;
        return ACL_SUCCESS;
    });
}
