// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/json.h"

#include <string_view>

namespace actgrad {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

// A recursive-descent parser. Each function consumes one element from the front and returns whether it was there; after
// the first false, parsing stops.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool whole_object() {
        space();
        return next() == '{' && object(0) && (space(), rest_.empty());
    }

private:
    static constexpr int max_depth = 64;

    // The next character; '\0' at the end, which is invalid everywhere.
    char next() const { return rest_.empty() ? '\0' : rest_.front(); }

    bool take(char expected) {
        const bool taken = !rest_.empty() && rest_.front() == expected;
        rest_.remove_prefix(taken);
        return taken;
    }

    bool take_word(std::string_view word) {
        const bool taken = rest_.substr(0, word.size()) == word;
        rest_.remove_prefix(taken ? word.size() : 0);
        return taken;
    }

    void space() {
        while (take(' ') || take('\t') || take('\n') || take('\r')) {
        }
    }

    bool digits() {
        const size_t before = rest_.size();
        while (is_digit(next())) {
            rest_.remove_prefix(1);
        }
        return rest_.size() < before;
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
            constexpr std::string_view known = "\"\\/bfnrt";
            return known.find(next()) != known.npos && take(next());
        }
        for (int i = 0; i < 4; ++i) {
            if (!is_hex_digit(next())) {
                return false;
            }
            rest_.remove_prefix(1);
        }
        return true;
    }

    bool string() {
        if (!take('"')) {
            return false;
        }
        while (!take('"')) {
            if (static_cast<unsigned char>(next()) < 0x20) {
                return false;
            }
            if (take('\\')) {
                if (!escape()) {
                    return false;
                }
            } else {
                rest_.remove_prefix(1);
            }
        }
        return true;
    }

    bool value(int depth) {
        switch (next()) {
            case '"': return string();
            case '{': return object(depth);
            case '[': return array(depth);
            case 't': return take_word("true");
            case 'f': return take_word("false");
            case 'n': return take_word("null");
            default: return number();
        }
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

    std::string_view rest_;
};

}  // namespace

bool is_json_object(std::string_view text) { return Reader(text).whole_object(); }

}  // namespace actgrad
