/* SPDX-License-Identifier: Apache-2.0
 *
 * What every other header needs: status codes, data types, formats, error text, half-precision conversion. */
#ifndef ACTGRAD_ACL_ACL_BASE_H_
#define ACTGRAD_ACL_ACL_BASE_H_

#include <stddef.h>
#include <stdint.h>

/* Marks what the libraries export; everything else in them is hidden. */
#if defined(__GNUC__)
#define ACTGRAD_PUBLIC __attribute__((visibility("default")))
#else
#define ACTGRAD_PUBLIC
#endif

/* Follows the name of an enumeration: callers may pass any int, in C++ as in C, and it must be judged. */
#ifdef __cplusplus
#define ACTGRAD_ANY_INT : int
#else
#define ACTGRAD_ANY_INT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What a runtime function returns: 0, or one of the codes below. */
typedef int aclError;

#define ACL_SUCCESS 0
#define ACL_ERROR_NONE 0
#define ACL_ERROR_INVALID_PARAM 100000
#define ACL_ERROR_UNINITIALIZE 100001
#define ACL_ERROR_REPEAT_INITIALIZE 100002
#define ACL_ERROR_REPEAT_FINALIZE 100037
#define ACL_ERROR_RT_PARAM_INVALID 107000
#define ACL_ERROR_RT_INVALID_DEVICEID 107001
#define ACL_ERROR_RT_CONTEXT_NULL 107002
#define ACL_ERROR_RT_STREAM_CONTEXT 107003
#define ACL_ERROR_RT_INVALID_HANDLE 107017
#define ACL_ERROR_RT_STREAM_SYNC_TIMEOUT 107020
#define ACL_ERROR_BAD_ALLOC 200000
#define ACL_ERROR_API_NOT_SUPPORT 200001
#define ACL_ERROR_RT_FEATURE_NOT_SUPPORT 207000
#define ACL_ERROR_RT_MEMORY_ALLOCATION 207001
#define ACL_ERROR_INTERNAL_ERROR 500000
#define ACL_ERROR_RT_INTERNAL_ERROR 507000
#define ACL_ERROR_RT_CONTEXT_RELEASE_ERROR 507007

/* The type of one element. */
typedef enum aclDataType ACTGRAD_ANY_INT {
    ACL_DT_UNDEFINED = -1,
    ACL_FLOAT = 0,
    ACL_FLOAT16 = 1,
    ACL_INT8 = 2,
    ACL_INT32 = 3,
    ACL_UINT8 = 4,
    ACL_INT16 = 6,
    ACL_UINT16 = 7,
    ACL_UINT32 = 8,
    ACL_INT64 = 9,
    ACL_UINT64 = 10,
    ACL_DOUBLE = 11,
    ACL_BOOL = 12,
    ACL_STRING = 13,
    ACL_COMPLEX64 = 16,
    ACL_COMPLEX128 = 17,
    ACL_BF16 = 27,
    ACL_INT4 = 29,
    ACL_UINT1 = 30,
    ACL_COMPLEX32 = 33,
    ACL_HIFLOAT8 = 34,
    ACL_FLOAT8_E5M2 = 35,
    ACL_FLOAT8_E4M3FN = 36
} aclDataType;

/* The layout that a tensor claims. */
typedef enum aclFormat ACTGRAD_ANY_INT {
    ACL_FORMAT_UNDEFINED = -1,
    ACL_FORMAT_NCHW = 0,
    ACL_FORMAT_NHWC = 1,
    ACL_FORMAT_ND = 2,
    ACL_FORMAT_NC1HWC0 = 3,
    ACL_FORMAT_FRACTAL_Z = 4,
    ACL_FORMAT_NC1HWC0_C04 = 12,
    ACL_FORMAT_HWCN = 16,
    ACL_FORMAT_NDHWC = 27,
    ACL_FORMAT_FRACTAL_NZ = 29,
    ACL_FORMAT_NCDHW = 30,
    ACL_FORMAT_NDC1HWC0 = 32,
    ACL_FRACTAL_Z_3D = 33,
    ACL_FORMAT_NC = 35,
    ACL_FORMAT_NCL = 47
} aclFormat;

/* The bits of an IEEE binary16 number. */
typedef uint16_t aclFloat16;

/* The number of bytes of one element; 0 for types whose elements are not whole bytes of a fixed number
 * (ACL_DT_UNDEFINED, ACL_STRING, ACL_INT4, ACL_UINT1) and for values that are no aclDataType. */
ACTGRAD_PUBLIC size_t aclDataTypeSize(aclDataType dataType);

/* Exact: every binary16 number is a float. Infinities, NaNs (with their payload) and subnormals are kept. */
ACTGRAD_PUBLIC float aclFloat16ToFloat(aclFloat16 value);

/* Rounds to nearest, ties to even. Too large becomes infinity; a NaN stays one; subnormals are kept. */
ACTGRAD_PUBLIC aclFloat16 aclFloatToFloat16(float value);

/* A line for the log, which is not kept. */
typedef enum aclLogLevel ACTGRAD_ANY_INT { ACL_DEBUG = 0, ACL_INFO = 1, ACL_WARNING = 2, ACL_ERROR = 3 } aclLogLevel;
ACTGRAD_PUBLIC void aclAppLog(aclLogLevel logLevel, const char* func, const char* file, uint32_t line, const char* fmt,
                              ...);
#define ACL_APP_LOG(level, ...) aclAppLog(level, __func__, __FILE__, __LINE__, __VA_ARGS__)

/* The text of the calling thread's latest failure, null if there is none. The call clears it; the text stays valid
 * until the thread calls this function again. */
ACTGRAD_PUBLIC const char* aclGetRecentErrMsg(void);

#ifdef __cplusplus
}
#endif

#endif
