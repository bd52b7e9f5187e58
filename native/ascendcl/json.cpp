// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/json.h"

#include <cctype>
#include <cstring>

namespace actgrad {

namespace {

// Each function reads one thing from the front and tells whether it was there.
class Reader {
public:
    explicit Reader(const std::string& text) : next_(text.c_str()), end_(next_ + text.size()) {}

    bool whole_object() {
        space();
        return object(0) && (space(), next_ == end_);
    }

private:
    static constexpr int max_depth = 64;

    // The text ends with a '\0' that none of the tests below accepts, so looking at the next character is always safe.
    bool take(char expected) { return *next_ == expected && next_++ < end_; }

    bool take_word(const char* word) {
        const size_t length = std::strlen(word);
        if (std::strncmp(next_, word, length) != 0) {
            return false;
        }
        next_ += length;
        return true;
    }

    void space() {
        while (take(' ') || take('\t') || take('\n') || take('\r')) {
        }
    }

    bool digits() {
        const char* const first = next_;
        while (std::isdigit(static_cast<unsigned char>(*next_))) {
            ++next_;
        }
        return next_ > first;
    }

    bool number() {
        take('-');
        if (!take('0') && !digits()) {
            return false;
        }
        if (take('.') && !digits()) {
            return false;
        }
        if (take('e') || take('E')) {
            take('+') || take('-');
            return digits();
        }
        return true;
    }

    bool escape() {
        if (!take('u')) {
            return *next_ != '\0' && std::strchr("\"\\/bfnrt", *next_) && next_++ < end_;
        }
        for (int i = 0; i < 4; ++i) {
            if (!std::isxdigit(static_cast<unsigned char>(*next_++))) {
                return false;
            }
        }
        return true;
    }

    bool string() {
        if (!take('"')) {
            return false;
        }
        while (!take('"')) {
            if (static_cast<unsigned char>(*next_) < 0x20) {
                return false;
            }
            if (*next_++ == '\\' && !escape()) {
                return false;
            }
        }
        return true;
    }

    bool value(int depth) {
        return string() || object(depth) || array(depth) || take_word("true") || take_word("false") ||
               take_word("null") || number();
    }

    bool member(int depth) {
        if (!string()) {
            return false;
        }
        space();
        if (!take(':')) {
            return false;
        }
        space();
        return value(depth);
    }

    bool object(int depth) {
        return list('{', '}', depth, [&] { return member(depth + 1); });
    }

    bool array(int depth) {
        return list('[', ']', depth, [&] { return value(depth + 1); });
    }

    template <class Item>
    bool list(char open, char close, int depth, Item item) {
        if (depth >= max_depth || !take(open)) {
            return false;
        }
        space();
        if (take(close)) {
            return true;
        }
        do {
            space();
            if (!item()) {
                return false;
            }
            space();
        } while (take(','));
        return take(close);
    }

    const char* next_;
    const char* const end_;
};

}  // namespace

bool is_json_object(const std::string& text) { return Reader(text).whole_object(); }

}  // namespace actgrad
