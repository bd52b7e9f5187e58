/* SPDX-License-Identifier: Apache-2.0
 *
 * The profiler, which measures nothing: programs that profile themselves run, and no file is written. Functions succeed
 * unless an argument is null (100000). Aicore metrics, events and data types mean nothing here. For times, use events
 * (aclrtEventElapsedTime). */
#ifndef ACTGRAD_ACL_ACL_PROF_H_
#define ACTGRAD_ACL_ACL_PROF_H_

#include "acl/acl_base.h"
#include "acl/acl_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What to record: bits of `dataTypeConfig`. */
#define ACL_PROF_ACL_API 0x0001ULL
#define ACL_PROF_TASK_TIME 0x0002ULL
#define ACL_PROF_AICORE_METRICS 0x0004ULL
#define ACL_PROF_AICPU 0x0008ULL
#define ACL_PROF_L2CACHE 0x0010ULL
#define ACL_PROF_HCCL_TRACE 0x0020ULL
#define ACL_PROF_TRAINING_TRACE 0x0040ULL
#define ACL_PROF_MSPROFTX 0x0080ULL
#define ACL_PROF_RUNTIME_API 0x0100ULL
#define ACL_PROF_GE_API_L0 0x0200ULL
#define ACL_PROF_TASK_TIME_L0 0x0800ULL
#define ACL_PROF_TASK_MEMORY 0x1000ULL
#define ACL_PROF_TASK_TIME_L2 0x2000ULL
#define ACL_PROF_OP_ATTR 0x4000ULL
#define ACL_PROF_TASK_TIME_L3 0x8000ULL
#define ACL_PROF_GE_API_L1 0x01000000ULL

typedef enum aclprofAicoreMetrics ACTGRAD_ANY_INT {
    ACL_AICORE_ARITHMETIC_UTILIZATION = 0,
    ACL_AICORE_PIPE_UTILIZATION = 1,
    ACL_AICORE_MEMORY_BANDWIDTH = 2,
    ACL_AICORE_L0B_AND_WIDTH = 3,
    ACL_AICORE_RESOURCE_CONFLICT_RATIO = 4,
    ACL_AICORE_MEMORY_UB = 5,
    ACL_AICORE_L2_CACHE = 6,
    ACL_AICORE_PIPE_EXECUTE_UTILIZATION = 7,
    ACL_AICORE_MEMORY_ACCESS = 8,
    ACL_AICORE_NONE = 0xFF
} aclprofAicoreMetrics;

typedef enum aclprofStepTag ACTGRAD_ANY_INT { ACL_STEP_START = 0, ACL_STEP_END = 1 } aclprofStepTag;

typedef enum aclprofConfigType ACTGRAD_ANY_INT {
    ACL_PROF_ARGS_MIN = 0,
    ACL_PROF_STORAGE_LIMIT = 1,
    ACL_PROF_SYS_HARDWARE_MEM_FREQ = 3,
    ACL_PROF_LLC_MODE = 4,
    ACL_PROF_SYS_IO_FREQ = 5,
    ACL_PROF_SYS_INTERCONNECTION_FREQ = 6,
    ACL_PROF_DVPP_FREQ = 7,
    ACL_PROF_HOST_SYS = 8,
    ACL_PROF_HOST_SYS_USAGE = 9,
    ACL_PROF_HOST_SYS_USAGE_FREQ = 10,
    ACL_PROF_LOW_POWER_FREQ = 11
} aclprofConfigType;

typedef struct aclprofConfig aclprofConfig;
typedef struct aclprofAicoreEvents aclprofAicoreEvents;
typedef struct aclprofStepInfo aclprofStepInfo;

/* ---- A session: Init, CreateConfig, Start, the work, Stop, DestroyConfig, Finalize ---- */

ACTGRAD_PUBLIC aclError aclprofInit(const char* profilerResultPath, size_t length);
ACTGRAD_PUBLIC aclError aclprofFinalize(void);
ACTGRAD_PUBLIC aclprofConfig* aclprofCreateConfig(uint32_t* deviceIdList, uint32_t deviceNums,
                                                  aclprofAicoreMetrics aicoreMetrics,
                                                  const aclprofAicoreEvents* aicoreEvents, uint64_t dataTypeConfig);
ACTGRAD_PUBLIC aclError aclprofDestroyConfig(const aclprofConfig* profilerConfig);
ACTGRAD_PUBLIC aclError aclprofSetConfig(aclprofConfigType configType, const char* config, size_t configLength);
ACTGRAD_PUBLIC aclError aclprofRegisterDeviceCallback(void);
ACTGRAD_PUBLIC aclError aclprofWarmup(const aclprofConfig* profilerConfig);
ACTGRAD_PUBLIC aclError aclprofStart(const aclprofConfig* profilerConfig);
ACTGRAD_PUBLIC aclError aclprofStop(const aclprofConfig* profilerConfig);

/* ---- Steps of a training ---- */

ACTGRAD_PUBLIC aclprofStepInfo* aclprofCreateStepInfo(void);
ACTGRAD_PUBLIC void aclprofDestroyStepInfo(aclprofStepInfo* stepInfo);
ACTGRAD_PUBLIC aclError aclprofGetStepTimestamp(aclprofStepInfo* stepInfo, aclprofStepTag tag, aclrtStream stream);

/* ---- Marks and ranges with a message; a range's number is never given twice ---- */

ACTGRAD_PUBLIC void* aclprofCreateStamp(void);
ACTGRAD_PUBLIC void aclprofDestroyStamp(void* stamp);
ACTGRAD_PUBLIC aclError aclprofSetStampTraceMessage(void* stamp, const char* msg, uint32_t msgLen);
ACTGRAD_PUBLIC aclError aclprofMark(void* stamp);
ACTGRAD_PUBLIC aclError aclprofMarkEx(const char* msg, size_t msgLen, aclrtStream stream);
ACTGRAD_PUBLIC aclError aclprofPush(void* stamp);
ACTGRAD_PUBLIC aclError aclprofPop(void);
ACTGRAD_PUBLIC aclError aclprofRangeStart(void* stamp, uint32_t* rangeId);
ACTGRAD_PUBLIC aclError aclprofRangeStop(uint32_t rangeId);

#ifdef __cplusplus
}
#endif

#endif
