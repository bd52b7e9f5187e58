/* SPDX-License-Identifier: Apache-2.0
 *
 * HCCL: collectives between ranks, computed on the CPU. Link libhccl.so; the ranks are processes, or threads of one.
 *
 * Communicators need PyTorch, as operators beyond activations do: start the program with `actgrad run`. Without it,
 * functions return HCCL_E_RUNTIME and aclGetRecentErrMsg says so.
 *
 * A function with a stream waits for the stream's work and for the other ranks, and is done when it returns: each rank
 * must call it from a thread of its own. A count is in elements, and its side is named where there are two. A null
 * pointer, a dead communicator, a rank, dtype or reduction that does not exist: HCCL_E_PARA. A rank that does not come
 * within HCCL_EXEC_TIMEOUT seconds (1836): HCCL_E_TIMEOUT; one that ended: HCCL_E_REMOTE. */
#ifndef ACTGRAD_HCCL_HCCL_H_
#define ACTGRAD_HCCL_HCCL_H_

#include "acl/acl_rt.h"
#include "hccl/hccl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The status's name; "unknown" for any other number. Never null. */
ACTGRAD_PUBLIC const char* HcclGetErrorString(HcclResult code);

/* ---- Communicators ---- */

/* One rank, the root, calls this and must live until all have joined. HCCL_IF_IP is the address that they use. */
ACTGRAD_PUBLIC HcclResult HcclGetRootInfo(HcclRootInfo* rootInfo);

/* Every rank from 0 to nRanks - 1 calls this, and waits for the others for HCCL_CONNECT_TIMEOUT seconds (120). */
ACTGRAD_PUBLIC HcclResult HcclCommInitRootInfo(uint32_t nRanks, const HcclRootInfo* rootInfo, uint32_t rank,
                                               HcclComm* comm);

/* The same with settings; null is none. */
static inline void HcclCommConfigInit(HcclCommConfig* config) {
    config->size = sizeof *config;
    config->magic = HCCL_COMM_CONFIG_MAGIC_WORD;
    config->version = 1;
    config->reserved = 0;
    config->hcclBufferSize = 200;
    config->hcclDeterministic = 0;
    config->hcclCommName[0] = '\0';
}
ACTGRAD_PUBLIC HcclResult HcclCommInitRootInfoConfig(uint32_t nRanks, const HcclRootInfo* rootInfo, uint32_t rank,
                                                     const HcclCommConfig* config, HcclComm* comm);

/* How many of the settings above are known, from the buffers' size on: 3. */
ACTGRAD_PUBLIC uint32_t HcclGetCommConfigCapability(void);

/* A communicator of some ranks of `comm`, whose numbers are in `rankIds`; each calls it with its own place there. A
 * rank that is not a member passes null, and gets null. `subCommId` is any number, the same for all members. */
ACTGRAD_PUBLIC HcclResult HcclCreateSubCommConfig(HcclComm* comm, uint32_t rankNum, uint32_t* rankIds,
                                                  uint64_t subCommId, uint32_t subCommRankId, HcclCommConfig* config,
                                                  HcclComm* subComm);

/* A setting that is kept, and read back: 0 until it is set. Results are deterministic whatever is set. */
ACTGRAD_PUBLIC HcclResult HcclSetConfig(HcclConfig config, HcclConfigValue configValue);
ACTGRAD_PUBLIC HcclResult HcclGetConfig(HcclConfig config, HcclConfigValue* configValue);

/* All ranks at once in this process: `comms` gets one for each of the `ndev` devices, which must differ. */
ACTGRAD_PUBLIC HcclResult HcclCommInitAll(uint32_t ndev, int32_t* devices, HcclComm* comms);

/* Waits until this rank's sends have arrived. */
ACTGRAD_PUBLIC HcclResult HcclCommDestroy(HcclComm comm);

/* `commName` has room for 128 bytes. */
ACTGRAD_PUBLIC HcclResult HcclGetCommName(HcclComm comm, char* commName);
ACTGRAD_PUBLIC HcclResult HcclGetRankSize(HcclComm comm, uint32_t* rankSize);
ACTGRAD_PUBLIC HcclResult HcclGetRankId(HcclComm comm, uint32_t* rank);

/* The communicator's last failure; HCCL_SUCCESS if there is none. */
ACTGRAD_PUBLIC HcclResult HcclGetCommAsyncError(HcclComm comm, HcclResult* asyncError);

/* ---- Collectives: all ranks call the same ones in the same order ---- */

ACTGRAD_PUBLIC HcclResult HcclBarrier(HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclAllReduce(void* sendBuf, void* recvBuf, uint64_t count, HcclDataType dataType,
                                        HcclReduceOp op, HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclReduce(void* sendBuf, void* recvBuf, uint64_t count, HcclDataType dataType,
                                     HcclReduceOp op, uint32_t root, HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclBroadcast(void* buf, uint64_t count, HcclDataType dataType, uint32_t root, HcclComm comm,
                                        aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclAllGather(void* sendBuf, void* recvBuf, uint64_t sendCount, HcclDataType dataType,
                                        HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclReduceScatter(void* sendBuf, void* recvBuf, uint64_t recvCount, HcclDataType dataType,
                                            HcclReduceOp op, HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclScatter(void* sendBuf, void* recvBuf, uint64_t recvCount, HcclDataType dataType,
                                      uint32_t root, HcclComm comm, aclrtStream stream);

/* The counts are those to and from each rank. */
ACTGRAD_PUBLIC HcclResult HcclAlltoAll(const void* sendBuf, uint64_t sendCount, HcclDataType sendType,
                                       const void* recvBuf, uint64_t recvCount, HcclDataType recvType, HcclComm comm,
                                       aclrtStream stream);

/* ---- The same with counts that differ. Counts and displacements are arrays of uint64_t, in elements ---- */

ACTGRAD_PUBLIC HcclResult HcclAllGatherV(void* sendBuf, uint64_t sendCount, void* recvBuf, const void* recvCounts,
                                         const void* recvDispls, HcclDataType dataType, HcclComm comm,
                                         aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclReduceScatterV(void* sendBuf, const void* sendCounts, const void* sendDispls,
                                             void* recvBuf, uint64_t recvCount, HcclDataType dataType, HcclReduceOp op,
                                             HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclAlltoAllV(const void* sendBuf, const void* sendCounts, const void* sdispls,
                                        HcclDataType sendType, const void* recvBuf, const void* recvCounts,
                                        const void* rdispls, HcclDataType recvType, HcclComm comm, aclrtStream stream);

/* `sendCountMatrix` has a row for each rank that sends, with a count for each that receives. */
ACTGRAD_PUBLIC HcclResult HcclAlltoAllVC(const void* sendBuf, const void* sendCountMatrix, HcclDataType sendType,
                                         const void* recvBuf, HcclDataType recvType, HcclComm comm, aclrtStream stream);

/* ---- Between two ranks: a send does not wait for its receiver ---- */

ACTGRAD_PUBLIC HcclResult HcclSend(void* sendBuf, uint64_t count, HcclDataType dataType, uint32_t destRank,
                                   HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclRecv(void* recvBuf, uint64_t count, HcclDataType dataType, uint32_t srcRank,
                                   HcclComm comm, aclrtStream stream);
ACTGRAD_PUBLIC HcclResult HcclBatchSendRecv(HcclSendRecvItem* sendRecvInfo, uint32_t itemNum, HcclComm comm,
                                            aclrtStream stream);

/* Between these, a thread's sends and receives are collected; the end runs them as one batch. */
ACTGRAD_PUBLIC HcclResult HcclGroupStart(void);
ACTGRAD_PUBLIC HcclResult HcclGroupEnd(void);

#ifdef __cplusplus
}
#endif

#endif
