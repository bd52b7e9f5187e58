// SPDX-License-Identifier: Apache-2.0
//
// The product: its names, its setting, and the override of a thread.
#include "ascendcl/product.h"

#include "ascendcl/error.h"
#include "tests/check.h"

using namespace actgrad;

namespace {

const struct {
    Product product;
    const char* key;
    const char* soc;
} table[] = {
    {Product::Ascend950, "Ascend950", "Ascend950PR_9599"}, {Product::Ascend910_93, "Ascend910_93", "Ascend910_9391"},
    {Product::Ascend910B, "Ascend910B", "Ascend910B1"},    {Product::Ascend910, "Ascend910", "Ascend910A"},
    {Product::Ascend310P, "Ascend310P", "Ascend310P3"},    {Product::Ascend310B, "Ascend310B", "Ascend310B1"},
};

int refused_status(const char* name) {
    try {
        set_product(name);
    } catch (const Refusal& refusal) {
        CHECK(refusal.message.find(name) != std::string::npos);
        CHECK(refusal.message.find("Ascend910_93, Ascend910B") != std::string::npos);
        return refusal.status;
    }
    return 0;
}

void test_every_name() {
    for (const auto& row : table) {
        CHECK_EQUAL(std::string(product_name(row.product)), row.key);
        CHECK_EQUAL(std::string(soc_name(row.product)), row.soc);
        set_product(row.key);
        CHECK(process_product() == row.product);
        CHECK_EQUAL(std::string(aclrtGetSocName()), row.soc);
    }
}

void test_unknown_names_change_nothing() {
    set_product("Ascend310P");
    for (const char* name : {"", "ascend910b", "Ascend910B1", "Any"}) {
        CHECK_EQUAL(refused_status(name), 100000);
    }
    CHECK(process_product() == Product::Ascend310P);
}

void test_environment() {
    CHECK_EQUAL(check::in_child([] {
                    unsetenv("ACTGRAD_PRODUCT");
                    CHECK(process_product() == Product::Ascend910B);
                    setenv("ACTGRAD_PRODUCT", "Ascend950", 1);
                    CHECK(process_product() == Product::Ascend910B);  // it was read once
                }),
                0);
    CHECK_EQUAL(check::in_child([] {
                    setenv("ACTGRAD_PRODUCT", "Ascend950", 1);
                    CHECK(process_product() == Product::Ascend950);
                }),
                0);
    CHECK_EQUAL(check::in_child([] {
                    setenv("ACTGRAD_PRODUCT", "nothing", 1);
                    int status = 0;
                    try {
                        process_product();
                    } catch (const Refusal& refusal) {
                        status = refusal.status;
                    }
                    CHECK_EQUAL(status, 361001);
                    set_product("Ascend910");  // cures it
                    CHECK(process_product() == Product::Ascend910);
                }),
                0);
}

}  // namespace

int main() {
    test_environment();
    test_every_name();
    test_unknown_names_change_nothing();
    return check::result();
}
