/* SPDX-License-Identifier: Apache-2.0
 *
 * What the older way to run an operator takes: descriptions of tensors, and named attributes. acl_op_compiler.h runs
 * it; the functions of both are in libacl_op_compiler.so. */
#ifndef ACTGRAD_ACL_ACL_OP_H_
#define ACTGRAD_ACL_ACL_OP_H_

#include "acl/acl_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct aclTensorDesc aclTensorDesc;
typedef struct aclDataBuffer aclDataBuffer;
typedef struct aclopAttr aclopAttr;

/* Where an operator would run, and where a tensor is: any is the same here. */
typedef enum aclopEngineType ACTGRAD_ANY_INT {
    ACL_ENGINE_SYS = 0,
    ACL_ENGINE_AICORE = 1,
    ACL_ENGINE_VECTOR = 2
} aclopEngineType;
typedef enum aclMemType ACTGRAD_ANY_INT { ACL_MEMTYPE_DEVICE = 0, ACL_MEMTYPE_HOST = 1 } aclMemType;

/* ---- Tensors: what they are, and where their data is ---- */

/* Null, with a text, when `numDims` is negative, or not 0 and `dims` is null. */
ACTGRAD_PUBLIC aclTensorDesc* aclCreateTensorDesc(aclDataType dataType, int numDims, const int64_t* dims,
                                                  aclFormat format);
ACTGRAD_PUBLIC void aclDestroyTensorDesc(const aclTensorDesc* desc);

/* Readers. A null description has no type, no format and no dims. No such dimension, or null: 100000. */
ACTGRAD_PUBLIC aclDataType aclGetTensorDescType(const aclTensorDesc* desc);
ACTGRAD_PUBLIC aclFormat aclGetTensorDescFormat(const aclTensorDesc* desc);
ACTGRAD_PUBLIC size_t aclGetTensorDescNumDims(const aclTensorDesc* desc);
ACTGRAD_PUBLIC aclError aclGetTensorDescDimV2(const aclTensorDesc* desc, size_t index, int64_t* dimSize);

/* The physical layout and shape, a name, a placement: they are taken, and mean nothing here. Null: 100000. */
ACTGRAD_PUBLIC aclError aclSetTensorFormat(aclTensorDesc* desc, aclFormat format);
ACTGRAD_PUBLIC aclError aclSetTensorShape(aclTensorDesc* desc, int numDims, const int64_t* dims);
ACTGRAD_PUBLIC aclError aclSetTensorPlaceMent(aclTensorDesc* desc, aclMemType memType);
ACTGRAD_PUBLIC void aclSetTensorDescName(aclTensorDesc* desc, const char* name);

/* `data` is borrowed. */
ACTGRAD_PUBLIC aclDataBuffer* aclCreateDataBuffer(void* data, size_t size);
ACTGRAD_PUBLIC aclError aclDestroyDataBuffer(const aclDataBuffer* dataBuffer);

/* ---- Attributes: named values. Null, or an array that is null though its number is not 0: 100000. ---- */

ACTGRAD_PUBLIC aclopAttr* aclopCreateAttr(void);
ACTGRAD_PUBLIC void aclopDestroyAttr(const aclopAttr* attr);
ACTGRAD_PUBLIC aclError aclopSetAttrBool(aclopAttr* attr, const char* attrName, uint8_t attrValue);
ACTGRAD_PUBLIC aclError aclopSetAttrInt(aclopAttr* attr, const char* attrName, int64_t attrValue);
ACTGRAD_PUBLIC aclError aclopSetAttrFloat(aclopAttr* attr, const char* attrName, float attrValue);
ACTGRAD_PUBLIC aclError aclopSetAttrString(aclopAttr* attr, const char* attrName, const char* attrValue);
ACTGRAD_PUBLIC aclError aclopSetAttrDataType(aclopAttr* attr, const char* attrName, aclDataType attrValue);
ACTGRAD_PUBLIC aclError aclopSetAttrListBool(aclopAttr* attr, const char* attrName, int numValues,
                                             const uint8_t* values);
ACTGRAD_PUBLIC aclError aclopSetAttrListInt(aclopAttr* attr, const char* attrName, int numValues,
                                            const int64_t* values);
ACTGRAD_PUBLIC aclError aclopSetAttrListFloat(aclopAttr* attr, const char* attrName, int numValues,
                                              const float* values);
ACTGRAD_PUBLIC aclError aclopSetAttrListListInt(aclopAttr* attr, const char* attrName, int numLists,
                                                const int* numValues, const int64_t* const values[]);

#ifdef __cplusplus
}
#endif

#endif
