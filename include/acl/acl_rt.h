/* SPDX-License-Identifier: Apache-2.0
 *
 * Devices, contexts, streams, events, memory.
 *
 * Device memory is host memory, and a stream is a queue with a worker thread of its own. Handles are opaque numbers
 * that are never given twice: a destroyed handle is recognised for ever, and refused with 107017. Functions that wait
 * refuse (107003) to be called from work that runs on a stream, where they could wait for themselves. A forked child
 * begins anew: no device is set there, and no handle or block of its parent is known. */
#ifndef ACTGRAD_ACL_ACL_RT_H_
#define ACTGRAD_ACL_ACL_RT_H_

#include "acl/acl_base.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef void* aclrtStream;
typedef void* aclrtContext;
typedef void* aclrtEvent;
typedef void* aclrtNotify;

/* Flags of events and streams, which mean nothing here: every event can be waited for, and has a time. */
#define ACL_EVENT_SYNC 0x00000001U
#define ACL_EVENT_CAPTURE_STREAM_PROGRESS 0x00000002U
#define ACL_EVENT_TIME_LINE 0x00000008U
#define ACL_EVENT_DEVICE_USE_ONLY 0x00000010U
#define ACL_EVENT_EXTERNAL 0x00000020U
#define ACL_EVENT_IPC 0x00000040U
#define ACL_STREAM_FAST_LAUNCH 0x00000001U
#define ACL_STREAM_FAST_SYNC 0x00000002U
#define ACL_STREAM_PERSISTENT 0x00000004U
#define ACL_STREAM_HUGE 0x00000008U
#define ACL_STREAM_CPU_SCHEDULE 0x00000010U
#define ACL_STREAM_DEVICE_USE_ONLY 0x00000020U
#define ACL_CONTINUE_ON_FAILURE 0x00000000U
#define ACL_STOP_ON_FAILURE 0x00000001U

/* Where the program runs. */
typedef enum aclrtRunMode ACTGRAD_ANY_INT { ACL_DEVICE = 0, ACL_HOST = 1 } aclrtRunMode;

typedef enum aclrtMemcpyKind ACTGRAD_ANY_INT {
    ACL_MEMCPY_HOST_TO_HOST = 0,
    ACL_MEMCPY_HOST_TO_DEVICE = 1,
    ACL_MEMCPY_DEVICE_TO_HOST = 2,
    ACL_MEMCPY_DEVICE_TO_DEVICE = 3,
    ACL_MEMCPY_DEFAULT = 4
} aclrtMemcpyKind;

/* Which pages an allocation would like; a hint that means nothing here. */
typedef enum aclrtMemMallocPolicy ACTGRAD_ANY_INT {
    ACL_MEM_MALLOC_HUGE_FIRST = 0,
    ACL_MEM_MALLOC_HUGE_ONLY = 1,
    ACL_MEM_MALLOC_NORMAL_ONLY = 2,
    ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,
    ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,
    ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,
    ACL_MEM_MALLOC_HUGE1G_ONLY = 6,
    ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7,
    ACL_MEM_TYPE_LOW_BAND_WIDTH = 0x0100,
    ACL_MEM_TYPE_HIGH_BAND_WIDTH = 0x1000,
    ACL_MEM_ACCESS_USER_SPACE_READONLY = 0x100000
} aclrtMemMallocPolicy;

/* What aclrtQueryEvent tells. */
typedef enum aclrtEventStatus ACTGRAD_ANY_INT {
    ACL_EVENT_STATUS_COMPLETE = 0,
    ACL_EVENT_STATUS_NOT_READY = 1
} aclrtEventStatus;

/* What aclrtQueryEventStatus tells. */
typedef enum aclrtEventRecordedStatus ACTGRAD_ANY_INT {
    ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
    ACL_EVENT_RECORDED_STATUS_COMPLETE = 1
} aclrtEventRecordedStatus;

/* What aclrtQueryEventWaitStatus tells. */
typedef enum aclrtEventWaitStatus ACTGRAD_ANY_INT {
    ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
    ACL_EVENT_WAIT_STATUS_NOT_READY = 1
} aclrtEventWaitStatus;

/* What aclrtStreamQuery tells. */
typedef enum aclrtStreamStatus ACTGRAD_ANY_INT {
    ACL_STREAM_STATUS_COMPLETE = 0,
    ACL_STREAM_STATUS_NOT_READY = 1
} aclrtStreamStatus;

/* What a cache would be asked for. */
typedef enum aclrtCmoType ACTGRAD_ANY_INT { ACL_RT_CMO_TYPE_PREFETCH = 0 } aclrtCmoType;

/* Which memory is meant; there is only one kind here. */
typedef enum aclrtMemAttr ACTGRAD_ANY_INT {
    ACL_DDR_MEM = 0,
    ACL_HBM_MEM = 1,
    ACL_DDR_MEM_HUGE = 2,
    ACL_DDR_MEM_NORMAL = 3,
    ACL_HBM_MEM_HUGE = 4,
    ACL_HBM_MEM_NORMAL = 5,
    ACL_DDR_MEM_P2P_HUGE = 6,
    ACL_DDR_MEM_P2P_NORMAL = 7,
    ACL_HBM_MEM_P2P_HUGE = 8,
    ACL_HBM_MEM_P2P_NORMAL = 9,
    ACL_HBM_MEM_HUGE1G = 10,
    ACL_HBM_MEM_P2P_HUGE1G = 11,
    ACL_MEM_NORMAL = 12,
    ACL_MEM_HUGE = 13,
    ACL_MEM_HUGE1G = 14,
    ACL_MEM_P2P_NORMAL = 15,
    ACL_MEM_P2P_HUGE = 16,
    ACL_MEM_P2P_HUGE1G = 17
} aclrtMemAttr;

/* Options of the whole runtime, which are kept and change nothing. */
typedef enum aclSysParamOpt ACTGRAD_ANY_INT {
    ACL_OPT_DETERMINISTIC = 0,
    ACL_OPT_ENABLE_DEBUG_KERNEL = 1,
    ACL_OPT_STRONG_CONSISTENCY = 2
} aclSysParamOpt;

/* What becomes of a number that is too large. */
typedef enum aclrtFloatOverflowMode ACTGRAD_ANY_INT {
    ACL_RT_OVERFLOW_MODE_SATURATION = 0,
    ACL_RT_OVERFLOW_MODE_INFNAN = 1
} aclrtFloatOverflowMode;

/* Questions whose answer is the same for every part of the toolkit. */
typedef int aclCANNPackageName;
typedef int aclDeviceInfo;

/* What a toolkit may have: infinities and NaNs instead of saturation, bfloat16, compilation at run time. */
typedef enum aclCannAttr ACTGRAD_ANY_INT {
    ACL_CANN_ATTR_UNDEFINED = -1,
    ACL_CANN_ATTR_INF_NAN = 0,
    ACL_CANN_ATTR_BF16 = 1,
    ACL_CANN_ATTR_JIT_COMPILE = 2
} aclCannAttr;

/* The release of the interface; each text ends with a zero. */
typedef struct aclCANNPackageVersion {
    char version[128];
    char majorVersion[64];
    char minorVersion[64];
    char releaseVersion[64];
    char patchVersion[64];
    char reserved[128];
} aclCANNPackageVersion;

/* Memory without an address, and what kind of it is asked for: any is the same here. */
typedef void* aclrtDrvMemHandle;
typedef enum aclrtMemHandleType ACTGRAD_ANY_INT { ACL_MEM_HANDLE_TYPE_NONE = 0 } aclrtMemHandleType;
typedef enum aclrtMemAllocationType ACTGRAD_ANY_INT { ACL_MEM_ALLOCATION_TYPE_PINNED = 0 } aclrtMemAllocationType;
typedef enum aclrtMemLocationType ACTGRAD_ANY_INT {
    ACL_MEM_LOCATION_TYPE_HOST = 0,
    ACL_MEM_LOCATION_TYPE_DEVICE = 1,
    ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,
    ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4
} aclrtMemLocationType;
typedef struct aclrtMemLocation {
    uint32_t id;
    aclrtMemLocationType type;
} aclrtMemLocation;
typedef struct aclrtPhysicalMemProp {
    aclrtMemHandleType handleType;
    aclrtMemAllocationType allocationType;
    aclrtMemAttr memAttr;
    aclrtMemLocation location;
    uint64_t reserve;
} aclrtPhysicalMemProp;

typedef enum aclrtMemGranularityOptions ACTGRAD_ANY_INT {
    ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
    ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1
} aclrtMemGranularityOptions;

/* What an allocation is for: its module or its device, which mean nothing here. */
typedef enum aclrtMallocAttrType ACTGRAD_ANY_INT {
    ACL_RT_MEM_ATTR_RSV = 0,
    ACL_RT_MEM_ATTR_MODULE_ID = 1,
    ACL_RT_MEM_ATTR_DEVICE_ID = 2
} aclrtMallocAttrType;
typedef union aclrtMallocAttrValue {
    uint16_t moduleId;
    uint32_t deviceId;
    uint8_t rsv[8];
} aclrtMallocAttrValue;
typedef struct aclrtMallocAttribute {
    aclrtMallocAttrType attr;
    aclrtMallocAttrValue value;
} aclrtMallocAttribute;
typedef struct aclrtMallocConfig {
    aclrtMallocAttribute* attrs;
    size_t numAttrs;
} aclrtMallocConfig;

/* Where the two sides of some copies of a batch lie. */
typedef struct aclrtMemcpyBatchAttr {
    aclrtMemLocation dstLoc;
    aclrtMemLocation srcLoc;
    uint8_t rsv[16];
} aclrtMemcpyBatchAttr;

/* What can be asked of a device. */
typedef enum aclrtDevAttr ACTGRAD_ANY_INT {
    ACL_DEV_ATTR_AICPU_CORE_NUM = 1,
    ACL_DEV_ATTR_AICORE_CORE_NUM = 101,
    ACL_DEV_ATTR_CUBE_CORE_NUM = 102,
    ACL_DEV_ATTR_VECTOR_CORE_NUM = 201,
    ACL_DEV_ATTR_WARP_SIZE = 202,
    ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE = 203,
    ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE = 204,
    ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE = 301,
    ACL_DEV_ATTR_L2_CACHE_SIZE = 302,
    ACL_DEV_ATTR_PHY_CHIP_ID = 402,
    ACL_DEV_ATTR_IS_VIRTUAL = 501
} aclrtDevAttr;

typedef enum aclrtDeviceStatus ACTGRAD_ANY_INT {
    ACL_RT_DEVICE_STATUS_NORMAL = 0,
    ACL_RT_DEVICE_STATUS_ABNORMAL = 1,
    ACL_RT_DEVICE_STATUS_END = 0xFFFF
} aclrtDeviceStatus;

/* How host memory is registered: the device sees it. */
typedef enum aclrtHostRegisterType ACTGRAD_ANY_INT { ACL_HOST_REGISTER_MAPPED = 0 } aclrtHostRegisterType;

/* Whose latest error is asked for: the calling thread's. */
typedef enum aclrtLastErrLevel ACTGRAD_ANY_INT { ACL_RT_THREAD_LEVEL = 0 } aclrtLastErrLevel;

/* ---- Devices. There are ACTGRAD_DEVICE_COUNT of them (1 to 64, default 1), numbered from 0. ---- */

/* Selects a device for the calling thread and counts one reference to it. A bad number: 107001. */
ACTGRAD_PUBLIC aclError aclrtSetDevice(int32_t deviceId);

/* Waits for the device's work and gives one reference back. The calling thread loses the device with its own last
 * reference, every thread loses it with the process's last. A bad number: 107001. Not set by anyone: 507007. */
ACTGRAD_PUBLIC aclError aclrtResetDevice(int32_t deviceId);

/* The same for all references, whoever has them. */
ACTGRAD_PUBLIC aclError aclrtResetDeviceForce(int32_t deviceId);

/* The calling thread's device. Null: 100000. None set: 107002. */
ACTGRAD_PUBLIC aclError aclrtGetDevice(int32_t* deviceId);

/* The number of devices. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtGetDeviceCount(uint32_t* count);

/* Waits for all streams of the calling thread's device. The first failure that none has reported yet is reported
 * here. No device: 107002. */
ACTGRAD_PUBLIC aclError aclrtSynchronizeDevice(void);

/* The same for at most `timeout` milliseconds in all; -1 waits without end. Not done by then: 107020. Below -1: 107000.
 */
ACTGRAD_PUBLIC aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout);

/* Devices share the memory of one process: each can access the others (1), and nothing is to be enabled. Null: 100000.
 * A bad number: 107001. */
ACTGRAD_PUBLIC aclError aclrtDeviceCanAccessPeer(int32_t* canAccessPeer, int32_t deviceId, int32_t peerDeviceId);
ACTGRAD_PUBLIC aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags);

ACTGRAD_PUBLIC aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId);

/* ACL_HOST: the program runs beside the device. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtGetRunMode(aclrtRunMode* runMode);

/* 1 for every capability of a device. Null: 100000. A bad number: 107001. */
ACTGRAD_PUBLIC aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t* value);

/* The machine's cores, for each kind of core; the bytes of device memory; the device's number as that of its chip; 0
 * for ACL_DEV_ATTR_IS_VIRTUAL. Null: 100000. A bad number: 107001. Another attribute: 207000. It is not in the library,
 * as torch_npu, which looks it up, asks aclrtGetMemInfo without it. */
ACTGRAD_PUBLIC aclError actgrad_device_info(uint32_t deviceId, aclrtDevAttr attr, int64_t* value);
static inline aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t* value) {
    return actgrad_device_info(deviceId, attr, value);
}

/* ACL_RT_DEVICE_STATUS_NORMAL, always. Null: 100000. A bad number: 107001. */
ACTGRAD_PUBLIC aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus* deviceStatus);

/* The name of the product that is emulated (ACTGRAD_PRODUCT), such as "Ascend910B1". Null, with a text, when
 * ACTGRAD_PRODUCT names none. */
ACTGRAD_PUBLIC const char* aclrtGetSocName(void);

/* 1 if `deviceId` is the calling thread's device, else 0; the flags are not written. `active` is null: 100000. */
ACTGRAD_PUBLIC aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t* flags, int32_t* active);

/* The same number: devices have those that the user sees. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtGetLogicDevIdByUserDevId(int32_t userDevid, int32_t* logicDevId);

/* ---- Contexts: a device that was selected. aclrtSetDevice makes one by itself. ---- */

/* Creates a context of a device and makes it the calling thread's. Null: 100000. A bad number: 107001. */
ACTGRAD_PUBLIC aclError aclrtCreateContext(aclrtContext* context, int32_t deviceId);

/* Waits for the device's work; threads whose context it is have none afterwards. Null: 100000. Not a live context:
 * 107017. The context of aclrtSetDevice: 107000, aclrtResetDevice ends that one. */
ACTGRAD_PUBLIC aclError aclrtDestroyContext(aclrtContext context);

/* Makes a context, and so its device, the calling thread's. Null: 100000. Not a live context: 107017. */
ACTGRAD_PUBLIC aclError aclrtSetCurrentContext(aclrtContext context);

/* The calling thread's context. Null: 100000. None: 107002. */
ACTGRAD_PUBLIC aclError aclrtGetCurrentContext(aclrtContext* context);

/* ---- Streams. Wherever a stream is passed, null is the default stream of the calling thread's device (no device:
 * 107002), and what is not a live stream gives 107017. ---- */

/* Creates a stream of the calling thread's device. Null: 100000. No device: 107002. */
ACTGRAD_PUBLIC aclError aclrtCreateStream(aclrtStream* stream);

/* The same; priorities and flags mean nothing here. */
ACTGRAD_PUBLIC aclError aclrtCreateStreamWithConfig(aclrtStream* stream, uint32_t priority, uint32_t flag);

/* Waits for the stream's work, and destroys it. Null: 100000. A failure that nobody has heard of is returned; the
 * stream is destroyed all the same. */
ACTGRAD_PUBLIC aclError aclrtDestroyStream(aclrtStream stream);
ACTGRAD_PUBLIC aclError aclrtDestroyStreamForce(aclrtStream stream);

/* Whether all work that was queued is done. Null `status`: 100000. */
ACTGRAD_PUBLIC aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus* status);

/* Settings that are taken and change nothing; overflow is never detected, so its switch reads 0. Null `flag`: 100000.
 */
ACTGRAD_PUBLIC aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag);
ACTGRAD_PUBLIC aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t* flag);
ACTGRAD_PUBLIC aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode);

/* Queues a write of zeros, "no overflow", to `outputSize` bytes of device memory: what overflows becomes infinity, and
 * is not counted. Null: 100000. Size 0: 107000. */
ACTGRAD_PUBLIC aclError aclrtGetOverflowStatus(void* outputAddr, size_t outputSize, aclrtStream stream);
ACTGRAD_PUBLIC aclError aclrtResetOverflowStatus(aclrtStream stream);

/* Waits for the work queued before the call. A failure of that work is reported here, once, with its text. */
ACTGRAD_PUBLIC aclError aclrtSynchronizeStream(aclrtStream stream);

/* The same for at most `timeout` milliseconds; -1 waits without end. Not done by then: 107020. Below -1: 107000. */
ACTGRAD_PUBLIC aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout);

/* A number for the stream, which it keeps while it lives. Null `streamId`: 100000. */
ACTGRAD_PUBLIC aclError aclrtStreamGetId(aclrtStream stream, int32_t* streamId);

/* ---- Host functions: they run in the stream's order on its thread, with the context of the thread that queued them,
 * and may copy, but not wait or free. What is queued later waits for them, whatever `blockType`.
 * Null `fn`: 100000. ---- */

typedef void (*aclrtHostFunc)(void* args);
typedef void (*aclrtCallback)(void* userData);
typedef enum aclrtCallbackBlockType ACTGRAD_ANY_INT {
    ACL_CALLBACK_NO_BLOCK = 0,
    ACL_CALLBACK_BLOCK = 1
} aclrtCallbackBlockType;

ACTGRAD_PUBLIC aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void* args);
ACTGRAD_PUBLIC aclError aclrtLaunchCallback(aclrtCallback fn, void* userData, aclrtCallbackBlockType blockType,
                                            aclrtStream stream);

/* Streams run callbacks themselves: a thread may serve them, but needs not. aclrtProcessReport returns after `timeout`
 * milliseconds, or some. */
ACTGRAD_PUBLIC aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream);
ACTGRAD_PUBLIC aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream);
ACTGRAD_PUBLIC aclError aclrtProcessReport(int32_t timeout);

/* ---- Failures of work on a stream ---- */

typedef struct aclrtExceptionInfo aclrtExceptionInfo;
typedef void (*aclrtExceptionInfoCallback)(aclrtExceptionInfo* exceptionInfo);

/* Sets the function, or none if it is null, that is called for each piece of work that fails on a stream, on the thread
 * that ran it and before a synchronisation reports it. It may copy, but not wait or free. */
ACTGRAD_PUBLIC aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback);

/* What failed, for as long as the callback runs. The task's number counts the work of its stream; the thread that
 * queued it is not known: UINT32_MAX, as for null. */
ACTGRAD_PUBLIC uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo* info);
ACTGRAD_PUBLIC uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo* info);
ACTGRAD_PUBLIC uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo* info);
ACTGRAD_PUBLIC uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo* info);
ACTGRAD_PUBLIC uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo* info);

/* The status of the calling thread's latest failure of a runtime function, 0 if there is none; aclrtGetLastError clears
 * it. They are not in the library, as torch_npu, which looks them up, would take that failure for the cause of a later
 * one. */
ACTGRAD_PUBLIC aclError actgrad_last_error(int clear);
static inline aclError aclrtGetLastError(aclrtLastErrLevel level) {
    (void)level;
    return actgrad_last_error(1);
}
static inline aclError aclrtPeekAtLastError(aclrtLastErrLevel level) {
    (void)level;
    return actgrad_last_error(0);
}

/* ---- Notifies: a stream's wait may be queued before the record that ends it, and takes the record back. Null: 100000.
 * Not a live notify: 107017. A captured stream: 200001. ---- */

/* Flags mean nothing here. No device: 107002. */
ACTGRAD_PUBLIC aclError aclrtCreateNotify(aclrtNotify* notify, uint64_t flag);
ACTGRAD_PUBLIC aclError aclrtDestroyNotify(aclrtNotify notify);
ACTGRAD_PUBLIC aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream);

/* The wait has no end, whatever the timeout. */
ACTGRAD_PUBLIC aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t timeout);

/* A number for the notify, which it keeps while it lives. */
ACTGRAD_PUBLIC aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t* notifyId);

/* ---- Events. A record replaces the one before it; waits and queries concern the latest. Null: 100000. Not a live
 * event: 107017. An event may be destroyed while it is queued. ---- */

/* Null: 100000. No device: 107002. */
ACTGRAD_PUBLIC aclError aclrtCreateEvent(aclrtEvent* event);
ACTGRAD_PUBLIC aclError aclrtCreateEventWithFlag(aclrtEvent* event, uint32_t flag);
ACTGRAD_PUBLIC aclError aclrtCreateEventExWithFlag(aclrtEvent* event, uint32_t flag);
ACTGRAD_PUBLIC aclError aclrtDestroyEvent(aclrtEvent event);

/* Queues the event: it completes when the stream's work queued before it is done. */
ACTGRAD_PUBLIC aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream);

/* Makes the stream's later work wait for the event; the caller does not wait. Never recorded: 107000. */
ACTGRAD_PUBLIC aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event);

/* The same; the wait has no end. */
ACTGRAD_PUBLIC aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout);

/* Makes the event one that was never recorded; what waits for it already is not disturbed. */
ACTGRAD_PUBLIC aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream);

/* Whether the event has completed; one that was never recorded is not ready. */
ACTGRAD_PUBLIC aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus* status);
ACTGRAD_PUBLIC aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus* status);

ACTGRAD_PUBLIC aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus* status);

/* Waits until the event completes. Never recorded: 107000. */
ACTGRAD_PUBLIC aclError aclrtSynchronizeEvent(aclrtEvent event);

/* The same for at most `timeout` milliseconds; -1 waits without end. Not completed by then: 107020. Below -1: 107000.
 */
ACTGRAD_PUBLIC aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout);

/* The milliseconds from the completion of `startEvent` to that of `endEvent`. One not completed: 107000. */
ACTGRAD_PUBLIC aclError aclrtEventElapsedTime(float* ms, aclrtEvent startEvent, aclrtEvent endEvent);

/* The time of the event's completion, in microseconds from a beginning that is the same for all. Not completed: 107000.
 */
ACTGRAD_PUBLIC aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t* timestamp);

/* ---- Values in device memory, 8 bytes each. Null: 100000. Not at a multiple of 8: 107000. A captured stream: 200001.
 * ---- */

/* The flag means nothing here. */
ACTGRAD_PUBLIC aclError aclrtValueWrite(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream);

/* The stream waits until the value in memory (0) is not less, by their signed difference, (1) is the same, (2) has a
 * bit in common, or (3) a bit that neither has. It may be queued before its write. Another flag: 107000. */
ACTGRAD_PUBLIC aclError aclrtValueWait(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream);

/* ---- Memory ---- */

/* Device memory, aligned to 64 bytes, not initialised. Null or size 0: 100000. No device: 107002. None left: 207001. */
ACTGRAD_PUBLIC aclError aclrtMalloc(void** devPtr, size_t size, aclrtMemMallocPolicy policy);
ACTGRAD_PUBLIC aclError aclrtMallocAlign32(void** devPtr, size_t size, aclrtMemMallocPolicy policy);
ACTGRAD_PUBLIC aclError aclrtMallocCached(void** devPtr, size_t size, aclrtMemMallocPolicy policy);
ACTGRAD_PUBLIC aclError aclrtMallocWithCfg(void** devPtr, size_t size, aclrtMemMallocPolicy policy,
                                           aclrtMallocConfig* cfg);

/* Nothing is to be flushed or invalidated: the device has no cache of its own. Null or size 0: 100000. */
ACTGRAD_PUBLIC aclError aclrtMemFlush(void* devPtr, size_t size);
ACTGRAD_PUBLIC aclError aclrtMemInvalidate(void* devPtr, size_t size);

/* The bytes of device memory that are left, and all there are: ACTGRAD_DEVICE_MEMORY, or the machine's memory. Null:
 * 100000. */
ACTGRAD_PUBLIC aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t* free, size_t* total);

/* Waits for all queued work, so that none of it touches freed memory. Null: 100000. Not the start of a live block
 * of aclrtMalloc: 107000. */
ACTGRAD_PUBLIC aclError aclrtFree(void* devPtr);

/* Host memory, aligned to 64 bytes, not initialised; needs no device. Null or size 0: 100000. None left: 207001. */
ACTGRAD_PUBLIC aclError aclrtMallocHost(void** hostPtr, size_t size);
ACTGRAD_PUBLIC aclError aclrtMallocHostWithCfg(void** ptr, uint64_t size, aclrtMallocConfig* cfg);

/* As aclrtFree, for blocks of aclrtMallocHost. */
ACTGRAD_PUBLIC aclError aclrtFreeHost(void* hostPtr);

/* Lets the device use host memory, at its own address. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtHostRegister(void* ptr, uint64_t size, aclrtHostRegisterType type, void** devPtr);
ACTGRAD_PUBLIC aclError aclrtHostUnregister(void* ptr);

/* The same registration; flags mean nothing here. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtHostRegisterV2(void* ptr, uint64_t size, uint32_t flag);

/* Reserve a range of addresses, without memory, and give it back. The alignment is the page's, and the expected address
 * and the flags mean nothing here. Null: 100000. Size 0, not the start of a reserved range, or memory is mapped there:
 * 107000. No addresses left: 207001. */
ACTGRAD_PUBLIC aclError aclrtReserveMemAddress(void** virPtr, size_t size, size_t alignment, void* expectPtr,
                                               uint64_t flags);
ACTGRAD_PUBLIC aclError aclrtReleaseMemAddress(void* virPtr);

/* What sizes of such memory are multiples of: the page. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp* prop, aclrtMemGranularityOptions option,
                                                         size_t* granularity);

/* Device memory without an address, in multiples of the page: else 107000. Null: 100000. No device: 107002. None left:
 * 207001. Not live: 107017. Memory that is freed while it is mapped lives until it is unmapped. */
ACTGRAD_PUBLIC aclError aclrtMallocPhysical(aclrtDrvMemHandle* handle, size_t size, const aclrtPhysicalMemProp* prop,
                                            uint64_t flags);
ACTGRAD_PUBLIC aclError aclrtFreePhysical(aclrtDrvMemHandle handle);

/* Put memory, whole, at reserved addresses, and take it away after all queued work. Null: 100000. Not live memory:
 * 107017. Only a part of it, or mapped already, or addresses that begin off a page, or are not reserved or not free:
 * 107000. */
ACTGRAD_PUBLIC aclError aclrtMapMem(void* virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle, uint64_t flags);
ACTGRAD_PUBLIC aclError aclrtUnmapMem(void* virPtr);

/* Copies at once, without waiting for streams; the ranges may overlap, which strict mode reports of device memory.
 * Checked in this order: count 0 succeeds; a null pointer or a bad kind: 100000; destMax 0 or count > destMax: 107000;
 * dst == src succeeds; no device: 107002. */
ACTGRAD_PUBLIC aclError aclrtMemcpy(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind);

/* The same, queued on a stream: both ranges must live until it got there. A copy of host memory that is not from
 * aclrtMallocHost is complete when the call returns, as on a device; if the stream waits for what is not yet recorded
 * or written, the bytes to be copied to the device are those at the call. */
ACTGRAD_PUBLIC aclError aclrtMemcpyAsync(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                                         aclrtStream stream);
ACTGRAD_PUBLIC aclError aclrtMemcpyAsyncWithCondition(void* dst, size_t destMax, const void* src, size_t count,
                                                      aclrtMemcpyKind kind, aclrtStream stream);

/* Copies many ranges, one after the other, as aclrtMemcpy does each; copies from number attrsIndexes[i] on have
 * attrs[i], which says where their sides lie: that is their kind. The first refused copy ends the call and is told in
 * `failIndex`, else SIZE_MAX. A null array or failIndex, or a bad location: 100000. attrsIndexes that do not begin with
 * 0 and rise, below numBatches: 107000. They are not in the library: torch_npu, which looks them up, copies tensor by
 * tensor. */
ACTGRAD_PUBLIC aclError actgrad_memcpy_batch(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes,
                                             size_t numBatches, aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes,
                                             size_t numAttrs, size_t* failIndex);
static inline aclError aclrtMemcpyBatch(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                                        aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs,
                                        size_t* failIndex) {
    return actgrad_memcpy_batch(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex);
}

/* The same, queued on a stream, as aclrtMemcpyAsync does. */
ACTGRAD_PUBLIC aclError actgrad_memcpy_batch_async(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes,
                                                   size_t numBatches, aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes,
                                                   size_t numAttrs, size_t* failIndex, aclrtStream stream);
static inline aclError aclrtMemcpyBatchAsync(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes,
                                             size_t numBatches, aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes,
                                             size_t numAttrs, size_t* failIndex, aclrtStream stream) {
    return actgrad_memcpy_batch_async(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex,
                                      stream);
}

/* Copies `height` rows of `width` bytes each, which begin `dpitch` and `spitch` bytes after one another. Checked in
 * this order: no bytes succeed; a null pointer or a bad kind: 100000; a pitch below the width: 107000; no device:
 * 107002. */
ACTGRAD_PUBLIC aclError aclrtMemcpy2d(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width,
                                      size_t height, aclrtMemcpyKind kind);
ACTGRAD_PUBLIC aclError aclrtMemcpy2dAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width,
                                           size_t height, aclrtMemcpyKind kind, aclrtStream stream);

/* Sets `count` bytes to the low byte of `value`. Checked in this order: count 0 succeeds; null: 100000; maxCount 0
 * or count > maxCount: 107000; no device: 107002. */
ACTGRAD_PUBLIC aclError aclrtMemset(void* devPtr, size_t maxCount, int32_t value, size_t count);

/* The same, queued on a stream. */
ACTGRAD_PUBLIC aclError aclrtMemsetAsync(void* devPtr, size_t maxCount, int32_t value, size_t count,
                                         aclrtStream stream);

/* Fetches memory into a cache that is not there: nothing happens. */
ACTGRAD_PUBLIC aclError aclrtCmoAsync(void* src, size_t size, aclrtCmoType cmoType, aclrtStream stream);

/* ---- Options and versions ---- */

/* Options that are kept, and read back: 0 until they are set. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value);
ACTGRAD_PUBLIC aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value);
ACTGRAD_PUBLIC aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t* value);

/* What overflows becomes infinity; another mode: 207000. */
ACTGRAD_PUBLIC aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode);

/* Seconds after which a watchdog would end work on a stream; there is no watchdog. */
ACTGRAD_PUBLIC aclError aclrtSetOpWaitTimeout(uint32_t timeout);
ACTGRAD_PUBLIC aclError aclrtSetOpExecuteTimeOut(uint32_t timeout);

/* The same in microseconds; `actualTimeout` is `timeout`. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t* actualTimeout);

/* The version of the runtime's interface, 1.0.0. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtGetVersion(int32_t* majorVersion, int32_t* minorVersion, int32_t* patchVersion);

/* The release of the interface that is emulated, "9.0.0", whatever the package. Null: 100000. */
ACTGRAD_PUBLIC aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion* version);
ACTGRAD_PUBLIC aclError aclsysGetVersionStr(char* pkgName, char* versionStr);

/* 1 for what is there, infinities and bfloat16; 0 for everything else. Null: 100000. */
ACTGRAD_PUBLIC aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t* value);

/* ---- Graphs of captured operators. While a stream is captured, work that is queued on it does not run, but is kept in
 * the graph; so is that of streams that wait for an event of it. Synchronising a captured stream: 107003. ---- */

typedef void* aclmdlRI;
typedef enum aclmdlRICaptureMode ACTGRAD_ANY_INT {
    ACL_MODEL_RI_CAPTURE_MODE_GLOBAL = 0,
    ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL = 1,
    ACL_MODEL_RI_CAPTURE_MODE_RELAXED = 2
} aclmdlRICaptureMode;

typedef enum aclmdlRICaptureStatus ACTGRAD_ANY_INT {
    ACL_MODEL_RI_CAPTURE_STATUS_NONE = 0,
    ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE = 1,
    ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED = 2
} aclmdlRICaptureStatus;

/* Begins to capture a stream; any mode captures the stream alone. Captured already: 107003. */
ACTGRAD_PUBLIC aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode);
/* Ends the capture that began on this stream, and gives the graph. Not captured: 107000. Null: 100000. */
ACTGRAD_PUBLIC aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI* modelRI);
/* Makes `mode` the calling thread's mode of captures, which changes nothing here, and gives the one before: at first
 * ACL_MODEL_RI_CAPTURE_MODE_GLOBAL. Null: 100000. */
ACTGRAD_PUBLIC aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode* mode);
/* Whether a stream is captured, and into which graph; `modelRI` may be null. Null status: 100000. */
ACTGRAD_PUBLIC aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus* status, aclmdlRI* modelRI);

/* Queues what was captured on a stream, as often as it is called; waits if operators were captured that PyTorch
 * computes. Not a live graph: 107017. */
ACTGRAD_PUBLIC aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream);
/* Runs it on the default stream of the calling thread's device, and waits for at most `timeout` milliseconds; -1 waits
 * without end. Not done by then: 107020. */
ACTGRAD_PUBLIC aclError aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout);
/* A number for the graph, which it keeps while it lives. Null: 100000. */
ACTGRAD_PUBLIC aclError aclmdlRIGetId(aclmdlRI modelRI, uint32_t* modelRIId);
/* What is queued of it still runs. Null: 100000. Not a live graph: 107017. */
ACTGRAD_PUBLIC aclError aclmdlRIDestroy(aclmdlRI modelRI);

#ifdef __cplusplus
}
#endif

#endif
