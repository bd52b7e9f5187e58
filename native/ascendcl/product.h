// SPDX-License-Identifier: Apache-2.0
//
// The Ascend product that is emulated: it determines the supported dtypes and a few rules of the operators.
#pragma once

#include <string>

#include "ascendcl/export.h"

namespace actgrad {

// `Any` stands for no product and takes what any product takes.
enum class Product { Ascend950, Ascend910_93, Ascend910B, Ascend910, Ascend310P, Ascend310B, Any };

// The name, such as "Ascend910B".
ACTGRAD_API const char* product_name(Product product);

// What aclrtGetSocName reports, such as "Ascend910B1".
ACTGRAD_API const char* soc_name(Product product);

// The product of the process, from set_product, else ACTGRAD_PRODUCT, read once, else Ascend910B. Throws
// Refusal(361001) while ACTGRAD_PRODUCT does not name a product.
ACTGRAD_API Product process_product();

// Sets the product of the process. Throws Refusal(100000) for an unknown name.
ACTGRAD_API void set_product(const std::string& name);

}  // namespace actgrad
