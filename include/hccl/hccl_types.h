/* SPDX-License-Identifier: Apache-2.0
 *
 * The types of HCCL: statuses, communicators, dtypes, reductions. */
#ifndef ACTGRAD_HCCL_HCCL_TYPES_H_
#define ACTGRAD_HCCL_HCCL_TYPES_H_

#include "acl/acl_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What every function returns. aclGetRecentErrMsg has the sentence that goes with a failure. */
typedef enum HcclResult ACTGRAD_ANY_INT {
    HCCL_SUCCESS = 0,
    HCCL_E_PARA = 1,
    HCCL_E_PTR = 2,
    HCCL_E_MEMORY = 3,
    HCCL_E_INTERNAL = 4,
    HCCL_E_NOT_SUPPORT = 5,
    HCCL_E_NOT_FOUND = 6,
    HCCL_E_UNAVAIL = 7,
    HCCL_E_SYSCALL = 8,
    HCCL_E_TIMEOUT = 9,
    HCCL_E_OPEN_FILE_FAILURE = 10,
    HCCL_E_TCP_CONNECT = 11,
    HCCL_E_ROCE_CONNECT = 12,
    HCCL_E_TCP_TRANSFER = 13,
    HCCL_E_ROCE_TRANSFER = 14,
    HCCL_E_RUNTIME = 15,
    HCCL_E_DRV = 16,
    HCCL_E_PROFILING = 17,
    HCCL_E_CCE = 18,
    HCCL_E_NETWORK = 19,
    HCCL_E_AGAIN = 20,
    HCCL_E_REMOTE = 21,
    HCCL_E_SUSPENDING = 22
} HcclResult;

/* One rank's part of a group of ranks. The handle is never given twice. */
typedef void* HcclComm;

typedef enum HcclDataType ACTGRAD_ANY_INT {
    HCCL_DATA_TYPE_INT8 = 0,
    HCCL_DATA_TYPE_INT16 = 1,
    HCCL_DATA_TYPE_INT32 = 2,
    HCCL_DATA_TYPE_FP16 = 3,
    HCCL_DATA_TYPE_FP32 = 4,
    HCCL_DATA_TYPE_INT64 = 5,
    HCCL_DATA_TYPE_UINT64 = 6,
    HCCL_DATA_TYPE_UINT8 = 7,
    HCCL_DATA_TYPE_UINT16 = 8,
    HCCL_DATA_TYPE_UINT32 = 9,
    HCCL_DATA_TYPE_FP64 = 10,
    HCCL_DATA_TYPE_BFP16 = 11
} HcclDataType;

typedef enum HcclReduceOp ACTGRAD_ANY_INT {
    HCCL_REDUCE_SUM = 0,
    HCCL_REDUCE_PROD = 1,
    HCCL_REDUCE_MAX = 2,
    HCCL_REDUCE_MIN = 3
} HcclReduceOp;

/* How the ranks find each other: bytes that one rank makes and the program carries to the others. */
#define HCCL_ROOT_INFO_BYTES 4108
typedef struct HcclRootInfo {
    char internal[HCCL_ROOT_INFO_BYTES];
} HcclRootInfo;

/* A communicator's settings; HcclCommConfigInit fills them in. The name, unless it is "", is what HcclGetCommName
 * tells; the buffers' size in MB and whether results are deterministic, which they always are, mean nothing here. */
#define HCCL_COMM_CONFIG_MAGIC_WORD 0xf0f0f0f0U
#define COMM_NAME_MAX_LENGTH 128
typedef struct HcclCommConfig {
    uint64_t size;
    uint32_t magic;
    uint32_t version;
    uint64_t reserved;
    uint32_t hcclBufferSize;
    uint32_t hcclDeterministic;
    char hcclCommName[COMM_NAME_MAX_LENGTH];
} HcclCommConfig;

/* A setting of all communicators. */
typedef enum HcclConfig ACTGRAD_ANY_INT { HCCL_DETERMINISTIC = 0 } HcclConfig;
typedef union HcclConfigValue {
    int32_t value;
} HcclConfigValue;

/* An item of HcclBatchSendRecv. */
typedef enum HcclSendRecvType ACTGRAD_ANY_INT { HCCL_SEND = 0, HCCL_RECV = 1 } HcclSendRecvType;
typedef struct HcclSendRecvItem {
    HcclSendRecvType sendRecvType;
    void* buf;
    uint64_t count;
    HcclDataType dataType;
    uint32_t remoteRank;
} HcclSendRecvItem;

#ifdef __cplusplus
}
#endif

#endif
