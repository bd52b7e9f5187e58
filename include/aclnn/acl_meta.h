/* SPDX-License-Identifier: Apache-2.0
 *
 * What operators take: tensors, scalars, arrays, lists; and the executor that phase one gives to phase two.
 *
 * Wherever a tensor, scalar, array or list is passed, what is not a live one of that kind gives 161002. The address of
 * a destroyed one is given again after a thousand others of its kind were destroyed at the earliest. */
#ifndef ACTGRAD_ACLNN_ACL_META_H_
#define ACTGRAD_ACLNN_ACL_META_H_

#include <stdbool.h>

#include "acl/acl_base.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct aclTensor aclTensor;
typedef struct aclScalar aclScalar;
typedef struct aclIntArray aclIntArray;
typedef struct aclFloatArray aclFloatArray;
typedef struct aclBoolArray aclBoolArray;
typedef struct aclTensorList aclTensorList;
typedef struct aclScalarList aclScalarList;
typedef struct aclOpExecutor aclOpExecutor;

/* What an operator returns: 0, or one of the codes below. The caller's errors begin with 1, the runtime's with 3,
 * internal ones with 5. */
typedef int32_t aclnnStatus;

#define ACLNN_SUCCESS 0
#define ACLNN_ERR_PARAM_NULLPTR 161001
#define ACLNN_ERR_PARAM_INVALID 161002
#define ACLNN_ERR_RUNTIME_ERROR 361001
#define ACLNN_ERR_INNER 561000
#define ACLNN_ERR_INNER_INFERSHAPE_ERROR 561001
#define ACLNN_ERR_INNER_TILING_ERROR 561002
#define ACLNN_ERR_INNER_FIND_KERNEL_ERROR 561003
#define ACLNN_ERR_INNER_CREATE_EXECUTOR 561101
#define ACLNN_ERR_INNER_NOT_TRANS_EXECUTOR 561102
#define ACLNN_ERR_INNER_NULLPTR 561103

/* ---- Tensors ---- */

/* A view of memory that the caller keeps. Sizes and strides are copied and count elements, as `offset` does; a null
 * `stride` means contiguous. `tensorData` is the base of the storage and may be null until phase two. Of
 * `storageDims` only the product matters. Null is returned, with a text, when a count is not 0 and its array is null,
 * when a count or the bytes of the storage are beyond PTRDIFF_MAX, and when no memory is left. */
ACTGRAD_PUBLIC aclTensor* aclCreateTensor(const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType,
                                          const int64_t* stride, int64_t offset, aclFormat format,
                                          const int64_t* storageDims, uint64_t storageDimsNum, void* tensorData);

/* Writes a tensor afresh, as aclCreateTensor would. `tensor` null, or a count not 0 and its array null: 161001. A count
 * or a storage beyond PTRDIFF_MAX: 161002. Phase two refuses (161002) a storage that has become too small for the view
 * that phase one planned. */
ACTGRAD_PUBLIC aclnnStatus aclInitTensor(aclTensor* tensor, const int64_t* viewDims, uint64_t viewDimsNum,
                                         aclDataType dataType, const int64_t* stride, int64_t offset, aclFormat format,
                                         const int64_t* storageDims, uint64_t storageDimsNum, void* tensorData);

/* Gives the tensor back; its memory is untouched. Null: 0. Allowed as soon as phase two has returned. */
ACTGRAD_PUBLIC aclnnStatus aclDestroyTensor(const aclTensor* tensor);

/* Readers. A null argument: 161001. Arrays are allocated with new[]; the caller frees them with delete[]. */
ACTGRAD_PUBLIC aclnnStatus aclGetViewShape(const aclTensor* tensor, int64_t** viewDims, uint64_t* viewDimsNum);
ACTGRAD_PUBLIC aclnnStatus aclGetStorageShape(const aclTensor* tensor, int64_t** storageDims, uint64_t* storageDimsNum);
ACTGRAD_PUBLIC aclnnStatus aclGetViewStrides(const aclTensor* tensor, int64_t** stridesValue, uint64_t* stridesNum);
ACTGRAD_PUBLIC aclnnStatus aclGetViewOffset(const aclTensor* tensor, int64_t* offset);
ACTGRAD_PUBLIC aclnnStatus aclGetFormat(const aclTensor* tensor, aclFormat* format);
ACTGRAD_PUBLIC aclnnStatus aclGetDataType(const aclTensor* tensor, aclDataType* dataType);

/* The base address of the storage. `tensor` (or where the address goes) null: 161001. The address may be null. */
ACTGRAD_PUBLIC aclnnStatus aclSetRawTensorAddr(aclTensor* tensor, void* addr);
ACTGRAD_PUBLIC aclnnStatus aclGetRawTensorAddr(const aclTensor* tensor, void** addr);

/* ---- Scalars, arrays, lists ---- */

/* A copy of the element that `value` points to. Null when `value` is null or the type has no whole-byte size. */
ACTGRAD_PUBLIC aclScalar* aclCreateScalar(void* value, aclDataType dataType);

/* Copies of the values. Null when `size` is not 0 and `value` is null, or `size` is beyond any memory. */
ACTGRAD_PUBLIC aclIntArray* aclCreateIntArray(const int64_t* value, uint64_t size);
ACTGRAD_PUBLIC aclFloatArray* aclCreateFloatArray(const float* value, uint64_t size);
ACTGRAD_PUBLIC aclBoolArray* aclCreateBoolArray(const bool* value, uint64_t size);

/* Lists take their members over. Null when `size` is not 0 and `value` is null, and when a member is neither null nor
 * alive. */
ACTGRAD_PUBLIC aclTensorList* aclCreateTensorList(const aclTensor* const* value, uint64_t size);
ACTGRAD_PUBLIC aclScalarList* aclCreateScalarList(const aclScalar* const* value, uint64_t size);

/* Null: 0. Destroying a list destroys its members; one that is dead already gives 161002, after all else is done. */
ACTGRAD_PUBLIC aclnnStatus aclDestroyScalar(const aclScalar* scalar);
ACTGRAD_PUBLIC aclnnStatus aclDestroyIntArray(const aclIntArray* array);
ACTGRAD_PUBLIC aclnnStatus aclDestroyFloatArray(const aclFloatArray* array);
ACTGRAD_PUBLIC aclnnStatus aclDestroyBoolArray(const aclBoolArray* array);
ACTGRAD_PUBLIC aclnnStatus aclDestroyTensorList(const aclTensorList* list);
ACTGRAD_PUBLIC aclnnStatus aclDestroyScalarList(const aclScalarList* list);

/* The number of values or members. A null argument: 161001. */
ACTGRAD_PUBLIC aclnnStatus aclGetIntArraySize(const aclIntArray* array, uint64_t* size);
ACTGRAD_PUBLIC aclnnStatus aclGetFloatArraySize(const aclFloatArray* array, uint64_t* size);
ACTGRAD_PUBLIC aclnnStatus aclGetBoolArraySize(const aclBoolArray* array, uint64_t* size);
ACTGRAD_PUBLIC aclnnStatus aclGetTensorListSize(const aclTensorList* list, uint64_t* size);
ACTGRAD_PUBLIC aclnnStatus aclGetScalarListSize(const aclScalarList* list, uint64_t* size);

/* ---- Executors. Phase one gives one, phase two consumes it, whether it succeeds or fails. Null: 561103. One that was
 * consumed or destroyed, or never was one: 561000. ---- */

/* Right after phase one: phase two may then run many times, and aclDestroyAclOpExecutor ends it. */
ACTGRAD_PUBLIC aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor* executor);

/* Frees a repeatable executor, or one that never ran. Work that it queued is not disturbed. */
ACTGRAD_PUBLIC aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor* executor);

/* Change the base address of one tensor for the next runs. `tensor` is the one that phase one was given as input,
 * output or parameter (inputs first, then outputs) number `index`; what works in place has its inputs as outputs.
 * Tensors and lists count, one each, also where they are null; scalars and arrays do not. `tensor` null: 161001. No
 * such number, or it is a list or another tensor, or not alive: 161002. */
ACTGRAD_PUBLIC aclnnStatus aclSetInputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor,
                                                 void* addr);
ACTGRAD_PUBLIC aclnnStatus aclSetOutputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor,
                                                  void* addr);
ACTGRAD_PUBLIC aclnnStatus aclSetTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);

/* The same for member `relativeIndex` of the list that is number `irIndex`. `tensors` or the member null: 161001. No
 * such member, or it is another one or not alive, or number `irIndex` is no list: 161002. */
ACTGRAD_PUBLIC aclnnStatus aclSetDynamicInputTensorAddr(aclOpExecutor* executor, size_t irIndex,
                                                        const size_t relativeIndex, aclTensorList* tensors, void* addr);
ACTGRAD_PUBLIC aclnnStatus aclSetDynamicOutputTensorAddr(aclOpExecutor* executor, size_t irIndex,
                                                         const size_t relativeIndex, aclTensorList* tensors,
                                                         void* addr);
ACTGRAD_PUBLIC aclnnStatus aclSetDynamicTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                                   aclTensorList* tensors, void* addr);

/* Older names of the same functions. */
ACTGRAD_PUBLIC aclnnStatus AclSetInputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor,
                                                 void* addr);
ACTGRAD_PUBLIC aclnnStatus AclSetOutputTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor,
                                                  void* addr);
ACTGRAD_PUBLIC aclnnStatus AclSetTensorAddr(aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);
ACTGRAD_PUBLIC aclnnStatus AclSetDynamicInputTensorAddr(aclOpExecutor* executor, size_t irIndex,
                                                        const size_t relativeIndex, aclTensorList* tensors, void* addr);
ACTGRAD_PUBLIC aclnnStatus AclSetDynamicOutputTensorAddr(aclOpExecutor* executor, size_t irIndex,
                                                         const size_t relativeIndex, aclTensorList* tensors,
                                                         void* addr);
ACTGRAD_PUBLIC aclnnStatus AclSetDynamicTensorAddr(aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex,
                                                   aclTensorList* tensors, void* addr);

#ifdef __cplusplus
}
#endif

#endif
