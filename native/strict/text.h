// SPDX-License-Identifier: Apache-2.0
//
// A fixed-capacity text for signal handlers, which must not allocate. Excess is truncated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace actgrad::strict {

template <size_t Capacity>
class Text {
public:
    Text& operator<<(std::string_view piece) {
        const size_t count = piece.size() < Capacity - size_ ? piece.size() : Capacity - size_;
        std::memcpy(characters_ + size_, piece.data(), count);
        size_ += count;
        characters_[size_] = '\0';
        return *this;
    }

    Text& operator<<(uint64_t number) {
        char digits[20];
        size_t at = sizeof digits;
        do {
            digits[--at] = static_cast<char>('0' + number % 10);
            number /= 10;
        } while (number > 0);
        return *this << std::string_view(digits + at, sizeof digits - at);
    }

    Text& address(uintptr_t number) {
        char digits[16];
        size_t at = sizeof digits;
        do {
            digits[--at] = "0123456789abcdef"[number % 16];
            number /= 16;
        } while (number > 0);
        return *this << "0x" << std::string_view(digits + at, sizeof digits - at);
    }

    // The text as a quoted JSON string.
    Text& quoted(std::string_view piece) {
        *this << "\"";
        for (const char character : piece) {
            const auto code = static_cast<unsigned char>(character);
            if (character == '"' || character == '\\') {
                *this << "\\" << std::string_view(&character, 1);
            } else if (code < 0x20) {
                const char escape[] = {
                    '\\', 'u', '0', '0', static_cast<char>('0' + code / 16), "0123456789abcdef"[code % 16]};
                *this << std::string_view(escape, sizeof escape);
            } else {
                *this << std::string_view(&character, 1);
            }
        }
        return *this << "\"";
    }

    std::string_view view() const { return {characters_, size_}; }
    const char* c_str() const { return characters_; }
    void clear() { characters_[size_ = 0] = '\0'; }

private:
    char characters_[Capacity + 1] = {};
    size_t size_ = 0;
};

}  // namespace actgrad::strict
