// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cctype>
#include <string>
#include <string_view>

namespace actgrad {

// A noun after "a" or "an", as it is spoken: "an ndarray".
inline std::string with_article(const std::string& noun) {
    const char first = noun.empty() ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(noun[0])));
    const bool vowel = std::string_view("aeiou").find(first) != std::string_view::npos || noun.compare(0, 2, "nd") == 0;
    return (vowel ? "an " : "a ") + noun;
}

}  // namespace actgrad
