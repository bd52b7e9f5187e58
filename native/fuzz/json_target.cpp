// SPDX-License-Identifier: Apache-2.0
//
// The JSON parser: texts from a grammar are accepted, their proper prefixes are rejected, and arbitrary bytes are read
// within bounds.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "ascendcl/json.h"
#include "fuzz/calls.h"
#include "fuzz/input.h"

namespace fuzz {

uint64_t calls = 0;

namespace {

// On an exact-size copy, not null-terminated, so that the sanitizer catches reads past the end.
bool is_object(std::string_view text) {
    const std::unique_ptr<char[]> exact(new char[text.size()]);
    std::copy(text.begin(), text.end(), exact.get());
    ++calls;
    return actgrad::is_json_object({exact.get(), text.size()});
}

void expect(bool right, const char* what, std::string_view text) {
    if (!right) {
        std::fprintf(stderr, "%s: %.*s\n", what, static_cast<int>(text.size()), text.data());
        std::abort();
    }
}

std::string space(Input& input) {
    constexpr const char* spaces[] = {"", "", "", " ", "\n", "\t\r "};
    return input.of(spaces);
}

std::string string(Input& input) {
    constexpr const char* pieces[] = {"a",   "é",   "{}",  "[",   "\\\"",    "\\\\",    "\\/",  "\\b",
                                      "\\f", "\\n", "\\r", "\\t", "\\u00e9", "\\uD83d", "\x7f", "\xff"};
    std::string text = "\"";
    for (size_t i = 0, count = input.below(4); i < count; ++i) {
        text += input.of(pieces);
    }
    return text + "\"";
}

std::string value(Input& input, int depth);

std::string list(Input& input, int depth, bool object) {
    std::string text(1, object ? '{' : '[');
    for (size_t i = 0, count = input.below(4); i < count; ++i) {
        text += (i ? "," : "") + space(input);
        if (object) {
            text += string(input) + space(input) + ":" + space(input);
        }
        text += value(input, depth + 1) + space(input);
    }
    return text + space(input) + (object ? '}' : ']');
}

std::string value(Input& input, int depth) {
    constexpr const char* others[] = {"true", "false", "null", "0", "-0", "17", "-3.5", "1e9", "2.25E-10", "0.0e+0"};
    const size_t choice = input.below(5);
    if (choice < 2 && depth < 64) {
        return list(input, depth, choice == 0);
    }
    return choice == 2 ? string(input) : input.of(others);
}

}  // namespace

}  // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
    using namespace fuzz;
    const std::string_view raw(reinterpret_cast<const char*>(bytes), size);
    const bool taken = is_object(raw);
    expect(is_object(" " + std::string(raw) + "\n") == taken, "space around changes the answer", raw);
    Input input(bytes, size);
    const std::string text = list(input, 0, true);
    expect(is_object(text), "refused", text);
    for (size_t length = 0; length < text.size() && length < 100; ++length) {
        expect(!is_object(std::string_view(text).substr(0, length)), "taken, without its end", text);
    }
    return 0;
}
