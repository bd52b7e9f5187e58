// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/product.h"

#include <atomic>
#include <cstdlib>

#include "acl/acl_rt.h"
#include "aclnn/acl_meta.h"
#include "ascendcl/call.h"

namespace actgrad {

namespace {

struct Names {
    const char* key;
    const char* soc;
};

// In the order of the enumeration. `Any`, the last, cannot be set and reports the default product.
constexpr Names names[] = {
    {"Ascend950", "Ascend950PR_9599"},
    {"Ascend910_93", "Ascend910_9391"},
    {"Ascend910B", "Ascend910B1"},
    {"Ascend910", "Ascend910A"},
    {"Ascend310P", "Ascend310P3"},
    {"Ascend310B", "Ascend310B1"},
    {"Any", "Ascend910B1"},
};
constexpr int PRODUCT_COUNT = static_cast<int>(Product::Any);

constexpr int UNSET = -1;
std::atomic<int> setting{UNSET};

Product parse(const std::string& name, const char* origin, int status) {
    std::string known;
    for (int i = 0; i < PRODUCT_COUNT; ++i) {
        if (name == names[i].key) {
            return static_cast<Product>(i);
        }
        known += (i > 0 ? ", " : "") + std::string(names[i].key);
    }
    throw Refusal(status, origin + (" is \"" + name) + "\"; one of " + known + " is needed");
}

}  // namespace

const char* product_name(Product product) { return names[static_cast<int>(product)].key; }

const char* soc_name(Product product) { return names[static_cast<int>(product)].soc; }

Product process_product() {
    int value = setting.load();
    if (value == UNSET) {
        const char* const text = std::getenv("ACTGRAD_PRODUCT");
        const Product initial = text ? parse(text, "the environment variable ACTGRAD_PRODUCT", ACLNN_ERR_RUNTIME_ERROR)
                                     : Product::Ascend910B;
        if (setting.compare_exchange_strong(value, static_cast<int>(initial))) {
            return initial;
        }
    }
    return static_cast<Product>(value);
}

void set_product(const std::string& name) {
    setting = static_cast<int>(parse(name, "the product", ACL_ERROR_INVALID_PARAM));
}

}  // namespace actgrad

const char* aclrtGetSocName(void) {
    const char* name = nullptr;
    actgrad::acl_call("aclrtGetSocName", [&] {
        name = actgrad::soc_name(actgrad::process_product());
        return ACL_SUCCESS;
    });
    return name;
}
