// SPDX-License-Identifier: Apache-2.0
//
// Which Ascend product is emulated: it decides the dtypes and a few rules of the operators.
#pragma once

#include <string>

#include "ascendcl/export.h"

namespace actgrad {

// `Any` belongs to no product: it takes whatever some product takes.
enum class Product { Ascend950, Ascend910_93, Ascend910B, Ascend910, Ascend310P, Ascend310B, Any };

// The key, such as "Ascend910B".
ACTGRAD_API const char* product_name(Product product);

// What aclrtGetSocName reports, such as "Ascend910B1".
ACTGRAD_API const char* soc_name(Product product);

// The product of the process: set_product's, else ACTGRAD_PRODUCT's, else Ascend910B. The variable is read once.
// Throws Refusal(361001) while ACTGRAD_PRODUCT names no product.
ACTGRAD_API Product process_product();

// Sets the product of the process. Throws Refusal(100000) for an unknown name.
ACTGRAD_API void set_product(const std::string& name);

}  // namespace actgrad
