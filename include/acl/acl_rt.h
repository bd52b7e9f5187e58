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
    ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5
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

/* ---- Devices. There are ACTGRAD_DEVICE_COUNT of them (1 to 64, default 1), numbered from 0. ---- */

/* Selects a device for the calling thread and counts one reference to it. A bad number: 107001. */
ACTGRAD_PUBLIC aclError aclrtSetDevice(int32_t deviceId);

/* Waits for the device's work and gives one reference back. The calling thread loses the device with its own last
 * reference, every thread loses it with the process's last. A bad number: 107001. Not set by anyone: 507007. */
ACTGRAD_PUBLIC aclError aclrtResetDevice(int32_t deviceId);

/* The calling thread's device. Null: 100000. None set: 107002. */
ACTGRAD_PUBLIC aclError aclrtGetDevice(int32_t* deviceId);

/* The number of devices. Null: 100000. */
ACTGRAD_PUBLIC aclError aclrtGetDeviceCount(uint32_t* count);

/* Waits for all streams of the calling thread's device. The first failure that none has reported yet is reported
 * here. No device: 107002. */
ACTGRAD_PUBLIC aclError aclrtSynchronizeDevice(void);

/* The name of the product that is emulated (ACTGRAD_PRODUCT), such as "Ascend910B1". Null, with a text, when
 * ACTGRAD_PRODUCT names none. */
ACTGRAD_PUBLIC const char* aclrtGetSocName(void);

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

/* Waits for the stream's work, and destroys it. Null: 100000. A failure that nobody has heard of is returned; the
 * stream is destroyed all the same. */
ACTGRAD_PUBLIC aclError aclrtDestroyStream(aclrtStream stream);

/* Waits for the work queued before the call. A failure of that work is reported here, once, with its text. */
ACTGRAD_PUBLIC aclError aclrtSynchronizeStream(aclrtStream stream);

/* ---- Events. A record replaces the one before it; waits and queries concern the latest. Null: 100000. Not a live
 * event: 107017. An event may be destroyed while it is queued. ---- */

/* Null: 100000. No device: 107002. */
ACTGRAD_PUBLIC aclError aclrtCreateEvent(aclrtEvent* event);
ACTGRAD_PUBLIC aclError aclrtDestroyEvent(aclrtEvent event);

/* Queues the event: it completes when the stream's work queued before it is done. */
ACTGRAD_PUBLIC aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream);

/* Makes the stream's later work wait for the event; the caller does not wait. Never recorded: 107000. */
ACTGRAD_PUBLIC aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event);

/* Whether the event has completed; one that was never recorded is not ready. */
ACTGRAD_PUBLIC aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus* status);
ACTGRAD_PUBLIC aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus* status);

/* Waits until the event completes. Never recorded: 107000. */
ACTGRAD_PUBLIC aclError aclrtSynchronizeEvent(aclrtEvent event);

/* The milliseconds from the completion of `startEvent` to that of `endEvent`. One not completed: 107000. */
ACTGRAD_PUBLIC aclError aclrtEventElapsedTime(float* ms, aclrtEvent startEvent, aclrtEvent endEvent);

/* ---- Memory ---- */

/* Device memory, aligned to 64 bytes, not initialised. Null or size 0: 100000. No device: 107002. None left: 207001. */
ACTGRAD_PUBLIC aclError aclrtMalloc(void** devPtr, size_t size, aclrtMemMallocPolicy policy);

/* Waits for all queued work, so that none of it touches freed memory. Null: 100000. Not the start of a live block
 * of aclrtMalloc: 107000. */
ACTGRAD_PUBLIC aclError aclrtFree(void* devPtr);

/* Host memory, aligned to 64 bytes, not initialised; needs no device. Null or size 0: 100000. None left: 207001. */
ACTGRAD_PUBLIC aclError aclrtMallocHost(void** hostPtr, size_t size);

/* As aclrtFree, for blocks of aclrtMallocHost. */
ACTGRAD_PUBLIC aclError aclrtFreeHost(void* hostPtr);

/* Copies at once, without waiting for streams; the ranges may overlap. Checked in this order: count 0 succeeds; a
 * null pointer or a bad kind: 100000; destMax 0 or count > destMax: 107000; dst == src succeeds; no device:
 * 107002. */
ACTGRAD_PUBLIC aclError aclrtMemcpy(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind);

/* The same, queued on a stream: both ranges must live until it got there. */
ACTGRAD_PUBLIC aclError aclrtMemcpyAsync(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                                         aclrtStream stream);

/* Sets `count` bytes to the low byte of `value`. Checked in this order: count 0 succeeds; null: 100000; maxCount 0
 * or count > maxCount: 107000; no device: 107002. */
ACTGRAD_PUBLIC aclError aclrtMemset(void* devPtr, size_t maxCount, int32_t value, size_t count);

/* The same, queued on a stream. */
ACTGRAD_PUBLIC aclError aclrtMemsetAsync(void* devPtr, size_t maxCount, int32_t value, size_t count,
                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
