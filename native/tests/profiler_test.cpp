// SPDX-License-Identifier: Apache-2.0
//
// A program that profiles itself runs, and leaves no file.
#include <filesystem>

#include "acl/acl_prof.h"
#include "tests/check.h"

namespace {

void test_a_session() {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "actgrad profile";
    const std::string name = folder.string();
    uint32_t devices[] = {0};
    CHECK_EQUAL(aclprofInit(name.c_str(), name.size()), 0);
    aclprofConfig* const config = aclprofCreateConfig(devices, 1, ACL_AICORE_PIPE_UTILIZATION, nullptr,
                                                      ACL_PROF_ACL_API | ACL_PROF_TASK_TIME | ACL_PROF_MSPROFTX);
    CHECK(config != nullptr);
    CHECK_EQUAL(aclprofSetConfig(ACL_PROF_STORAGE_LIMIT, "200MB", 5), 0);
    CHECK_EQUAL(aclprofRegisterDeviceCallback(), 0);
    CHECK_EQUAL(aclprofWarmup(config), 0);
    CHECK_EQUAL(aclprofStart(config), 0);
    aclprofStepInfo* const step = aclprofCreateStepInfo();
    CHECK(step != nullptr);
    CHECK_EQUAL(aclprofGetStepTimestamp(step, ACL_STEP_START, nullptr), 0);
    CHECK_EQUAL(aclprofGetStepTimestamp(step, ACL_STEP_END, nullptr), 0);
    aclprofDestroyStepInfo(step);
    CHECK_EQUAL(aclprofStop(config), 0);
    CHECK_EQUAL(aclprofDestroyConfig(config), 0);
    CHECK_EQUAL(aclprofFinalize(), 0);
    CHECK(!std::filesystem::exists(folder));
}

void test_marks_and_ranges() {
    void* const stamp = aclprofCreateStamp();
    CHECK(stamp != nullptr);
    CHECK_EQUAL(aclprofSetStampTraceMessage(stamp, "step", 4), 0);
    CHECK_EQUAL(aclprofMark(stamp), 0);
    CHECK_EQUAL(aclprofMarkEx("step", 4, nullptr), 0);
    CHECK_EQUAL(aclprofPush(stamp), 0);
    CHECK_EQUAL(aclprofPop(), 0);
    uint32_t first = 0, second = 0;
    CHECK_EQUAL(aclprofRangeStart(stamp, &first), 0);
    CHECK_EQUAL(aclprofRangeStart(stamp, &second), 0);
    CHECK(first != second);
    CHECK_EQUAL(aclprofRangeStop(first), 0);
    CHECK_EQUAL(aclprofRangeStop(second), 0);
    aclprofDestroyStamp(stamp);
}

void test_null() {
    uint32_t range = 0;
    CHECK_REFUSED(aclprofInit(nullptr, 1), 100000, "aclprofInit", "profilerResultPath");
    CHECK_REFUSED(aclprofWarmup(nullptr), 100000, "aclprofWarmup", "profilerConfig");
    CHECK_REFUSED(aclprofStart(nullptr), 100000, "aclprofStart", "profilerConfig");
    CHECK_REFUSED(aclprofStop(nullptr), 100000, "aclprofStop", "profilerConfig");
    CHECK_REFUSED(aclprofDestroyConfig(nullptr), 100000, "aclprofDestroyConfig", "profilerConfig");
    CHECK_REFUSED(aclprofGetStepTimestamp(nullptr, ACL_STEP_END, nullptr), 100000, "aclprofGetStepTimestamp",
                  "stepInfo");
    CHECK_REFUSED(aclprofSetStampTraceMessage(nullptr, "step", 4), 100000, "aclprofSetStampTraceMessage", "stamp");
    CHECK_REFUSED(aclprofRangeStart(nullptr, &range), 100000, "aclprofRangeStart", "stamp");
    CHECK_REFUSED(aclprofMarkEx(nullptr, 0, nullptr), 100000, "aclprofMarkEx", "msg");
}

}  // namespace

int main() {
    test_a_session();
    test_marks_and_ranges();
    test_null();
    return check::result();
}
