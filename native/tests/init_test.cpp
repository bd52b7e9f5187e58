// SPDX-License-Identifier: Apache-2.0
//
// Section 4 of the framework contract: aclInit, aclFinalize, and the environment.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/gate.h"

namespace {

void test_order_of_init_and_finalize() {
    CHECK_REFUSED(aclFinalize(), 100001, "aclFinalize", "aclInit");
    CHECK_EQUAL(aclInit(nullptr), 0);
    CHECK_REFUSED(aclInit(nullptr), 100002, "aclInit", "already");
    CHECK_EQUAL(aclFinalize(), 0);
    CHECK_REFUSED(aclFinalize(), 100037, "aclFinalize", "already");
    CHECK_EQUAL(aclInit(nullptr), 0);
    CHECK_EQUAL(aclFinalize(), 0);
}

void test_finalize_from_work_on_a_stream() {
    CHECK_EQUAL(aclInit(nullptr), 0);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    actgrad::enqueue(nullptr, [] {
        CHECK_REFUSED(aclFinalize(), 107003, "aclFinalize", "wait for itself");
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    CHECK_EQUAL(aclFinalize(), 0);
}

// Which aclFinalize waits for.
void test_init_from_work_on_a_stream() {
    CHECK_EQUAL(aclInit(nullptr), 0);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    Gate finalizing;
    actgrad::enqueue(nullptr, [&] {
        finalizing.pass();
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        CHECK_REFUSED(aclInit(nullptr), 100002, "aclInit", "already");
        return ACL_SUCCESS;
    });
    finalizing.open();
    CHECK_EQUAL(aclFinalize(), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
}

// A file with some content, removed again at the end.
class File {
public:
    explicit File(const std::string& content) {
        const int descriptor = mkstemp(path_.data());
        CHECK(descriptor >= 0);
        close(descriptor);
        std::ofstream(path_) << content;
    }
    ~File() { std::remove(path()); }
    const char* path() const { return path_.c_str(); }

private:
    std::string path_ = std::filesystem::temp_directory_path() / "actgrad_config_XXXXXX";
};

void test_configuration_files() {
    for (const char* content :
         {"{}", " \n{ }\t",
          R"({"dump": {"list": [], "on": [1, -0.5e+3, 10, true, false, null]}, "a\"\u00e9\n": ""})"}) {
        const File file(content);
        CHECK_EQUAL(aclInit(file.path()), 0);
        CHECK_EQUAL(aclFinalize(), 0);
    }
    const std::string deep(100000, '[');
    for (const char* content : {"",
                                "[]",
                                "{",
                                "{]",
                                "{}}",
                                "{} x",
                                "{\"a\"}",
                                "{\"a\":}",
                                "{\"a\": 01}",
                                "{\"a\": 1.}",
                                "{\"a\": \"\\x\"}",
                                "{\"a\": \"\\u12g4\"}",
                                "{\"a\": \"",
                                "{\"a\": \"\n\"}",
                                "{\"a\": 1,}",
                                "{\"a\": -}",
                                "{\"a\": 1e}",
                                "{\"a\": tru}",
                                "{a: 1}",
                                "{\"a\": \"\\{}}",
                                "{\"a\": \"\\[]}",
                                "{\"a\": \"\\u",
                                "{\"a\": \"\\u0",
                                "{\"a\": \"\\",
                                deep.c_str()}) {
        const File file(content);
        CHECK_REFUSED(aclInit(file.path()), 100000, "configPath", file.path(), "JSON");
    }
    const File deeper("{\"a\": " + deep);
    CHECK_REFUSED(aclInit(deeper.path()), 100000, "configPath", "JSON");
    const std::string mebibyte(size_t{1} << 20, ' ');
    {
        const File largest("{}" + mebibyte.substr(2));
        CHECK_EQUAL(aclInit(largest.path()), 0);
        CHECK_EQUAL(aclFinalize(), 0);
        const File larger("{}" + mebibyte.substr(1));
        CHECK_REFUSED(aclInit(larger.path()), 100000, "configPath", larger.path(), "longer than the 1048576 bytes");
    }
    CHECK_REFUSED(aclInit("/dev/zero"), 100000, "configPath", "/dev/zero", "longer");  // it never ends
    CHECK_REFUSED(aclInit("/dev/null"), 100000, "configPath", "JSON");
    CHECK_REFUSED(aclInit("/nowhere/acl.json"), 100000, "aclInit", "configPath", "/nowhere/acl.json", "opened");
    CHECK_EQUAL(aclInit(""), 0);  // as without a file
    CHECK_EQUAL(aclFinalize(), 0);
    CHECK_REFUSED(aclInit("/"), 100000, "configPath");
}

void test_device_count(const char* variable, const char* setting, uint32_t expected) {
    CHECK_EQUAL(check::in_child([=] {
                    setenv(variable, setting, 1);
                    CHECK_EQUAL(aclInit(nullptr), 0);
                    uint32_t count = 0;
                    CHECK_EQUAL(aclrtGetDeviceCount(&count), 0);
                    CHECK_EQUAL(count, expected);
                    CHECK_EQUAL(aclrtSetDevice(static_cast<int32_t>(expected) - 1), 0);
                    CHECK_REFUSED(aclrtSetDevice(static_cast<int32_t>(expected)), 107001, "deviceId",
                                  "ACTGRAD_DEVICE_COUNT");
                }),
                0);
}

void test_bad_device_count(const char* setting) {
    CHECK_EQUAL(check::in_child([=] {
                    setenv("ACTGRAD_DEVICE_COUNT", setting, 1);
                    uint32_t count = 0;
                    CHECK_REFUSED(aclInit(nullptr), 100000, "ACTGRAD_DEVICE_COUNT", setting, "1 to 64");
                    CHECK_REFUSED(aclrtSetDevice(0), 100000, "aclrtSetDevice", "ACTGRAD_DEVICE_COUNT");
                    CHECK_REFUSED(aclrtGetDeviceCount(&count), 100000, "ACTGRAD_DEVICE_COUNT");
                }),
                0);
}

void test_bad_product() {
    CHECK_EQUAL(check::in_child([] {
                    setenv("ACTGRAD_PRODUCT", "Ascend310", 1);
                    CHECK_REFUSED(aclInit(nullptr), 100000, "aclInit", "ACTGRAD_PRODUCT", "\"Ascend310\"",
                                  "Ascend310P, Ascend310B");
                    CHECK_EQUAL(aclrtGetSocName(), static_cast<const char*>(nullptr));
                    CHECK_REFUSED(0, 0, "aclrtGetSocName", "ACTGRAD_PRODUCT");
                }),
                0);
}

void test_bad_device_memory() {
    for (const char* text : {"1GB", "", "0", "-1", "99999999999999999999"}) {
        CHECK_EQUAL(check::in_child([text] {
                        setenv("ACTGRAD_DEVICE_MEMORY", text, 1);
                        const std::string quoted = '"' + std::string(text) + '"';
                        CHECK_REFUSED(aclInit(nullptr), 100000, "aclInit", "ACTGRAD_DEVICE_MEMORY", quoted.c_str());
                    }),
                    0);
    }
}

}  // namespace

int main() {
    unsetenv("ACTGRAD_DEVICE_COUNT");
    unsetenv("ACTGRAD_DEVICE_MEMORY");
    unsetenv("ACTGRAD_PRODUCT");
    unsetenv("LOCAL_WORLD_SIZE");
    for (const char* variable : {"ACTGRAD_DEVICE_COUNT", "LOCAL_WORLD_SIZE"}) {
        test_device_count(variable, "1", 1);
        test_device_count(variable, "64", 64);
    }
    test_device_count("LOCAL_WORLD_SIZE", "65", 1);
    test_device_count("LOCAL_WORLD_SIZE", "", 1);
    for (const char* setting : {"0", "65", "-1", "two", "2x", "", "99999999999999999999"}) {
        test_bad_device_count(setting);
    }
    test_bad_product();
    test_bad_device_memory();
    test_order_of_init_and_finalize();
    test_configuration_files();
    test_finalize_from_work_on_a_stream();
    test_init_from_work_on_a_stream();
    return check::result();
}
