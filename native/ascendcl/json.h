// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace actgrad {

// Whether `text` is one JSON object (RFC 8259), nested at most 64 deep. Values are not kept.
bool is_json_object(std::string_view text);

}  // namespace actgrad
