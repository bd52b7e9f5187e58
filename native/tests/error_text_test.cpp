// SPDX-License-Identifier: Apache-2.0
//
// Section 4 of the framework contract: aclGetRecentErrMsg.
#include <cstring>
#include <string>
#include <thread>

#include "ascendcl/error.h"
#include "tests/check.h"

using actgrad::fail;

namespace {

std::string recent() {
    const char* const text = aclGetRecentErrMsg();
    return text ? text : "(null)";
}

void test_the_call_clears_the_text() {
    CHECK_EQUAL(recent(), "(null)");
    CHECK_EQUAL(fail(7, "one"), 7);
    CHECK_EQUAL(recent(), "one");
    CHECK_EQUAL(recent(), "(null)");
}

void test_the_latest_text_wins() {
    fail(1, "a long text that comes first");
    fail(2, "second");
    CHECK_EQUAL(recent(), "second");
}

void test_the_text_stays_valid_until_the_next_call() {
    fail(1, "first");
    const char* const first = aclGetRecentErrMsg();
    fail(2, "second");
    CHECK_EQUAL(std::string(first), "first");
    CHECK_EQUAL(recent(), "second");
}

void test_success_does_not_touch_the_text() {
    fail(1, "kept");
    uint32_t count = 0;
    CHECK_EQUAL(aclrtGetDeviceCount(&count), 0);
    CHECK_EQUAL(recent(), "kept");
}

void test_texts_are_per_thread() {
    fail(1, "of the main thread");
    std::thread([] {
        CHECK_EQUAL(recent(), "(null)");
        fail(2, "of the other thread");
    }).join();
    CHECK_EQUAL(recent(), "of the main thread");
}

void test_long_texts_are_cut() {
    fail(1, std::string(100000, 'x'));
    const size_t length = std::strlen(aclGetRecentErrMsg());
    CHECK_EQUAL(length, actgrad::ErrorText::capacity - 1);
}

// Not within a character, else Python could not decode the text.
void test_characters_are_not_cut() {
    for (const std::string character : {"é", "…", "🙂"}) {
        std::string text;
        while (text.size() < 3000) {
            text += character;
        }
        for (size_t shift = 0; shift < character.size(); ++shift) {
            fail(1, {std::string(shift, 'x'), text, "more"});
            const std::string cut = recent();
            CHECK(cut.size() > 2040);
            CHECK_EQUAL((cut.size() - shift) % character.size(), 0u);
            CHECK_EQUAL(cut, std::string(shift, 'x') + text.substr(0, cut.size() - shift));
        }
    }
}

void test_taking_a_text() {
    fail(1, "moved");
    CHECK_EQUAL(actgrad::take_error_text(), "moved");
    CHECK_EQUAL(actgrad::take_error_text(), "");
    CHECK_EQUAL(recent(), "(null)");
}

void test_the_last_error() {
    CHECK_EQUAL(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 0);
    fail(107000, "of the runtime");
    fail(161002, "of an operator");
    fail(361001, "of an operator");
    std::thread([] { CHECK_EQUAL(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 0); }).join();
    CHECK_EQUAL(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 107000);
    CHECK_EQUAL(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 107000);
    CHECK_EQUAL(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 0);
    CHECK_EQUAL(recent(), "of an operator");
}

}  // namespace

int main() {
    test_the_last_error();
    test_the_call_clears_the_text();
    test_the_latest_text_wins();
    test_the_text_stays_valid_until_the_next_call();
    test_success_does_not_touch_the_text();
    test_texts_are_per_thread();
    test_long_texts_are_cut();
    test_characters_are_not_cut();
    test_taking_a_text();
    return check::result();
}
