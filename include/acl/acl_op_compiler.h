/* SPDX-License-Identifier: Apache-2.0
 *
 * The older way to run an operator, by its name, with descriptions of its tensors and named attributes. It is there
 * for torch_npu, and needs its launcher (`actgrad npu`). */
#ifndef ACTGRAD_ACL_ACL_OP_COMPILER_H_
#define ACTGRAD_ACL_ACL_OP_COMPILER_H_

#include "acl/acl_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct aclTensorDesc aclTensorDesc;
typedef struct aclDataBuffer aclDataBuffer;
typedef struct aclopAttr aclopAttr;

typedef int aclopEngineType;
typedef int aclopCompileType;
typedef int aclMemType;

/* An option of the compiler. Only this one has a value from the start, "disable". */
typedef enum aclCompileOpt ACTGRAD_ANY_INT { ACL_OP_JIT_COMPILE = 10 } aclCompileOpt;

/* Options that are kept, and read back with their zero; "" until they are set. Null, or too little room: 100000. */
ACTGRAD_PUBLIC aclError aclSetCompileopt(aclCompileOpt opt, const char* value);
ACTGRAD_PUBLIC size_t aclGetCompileoptSize(aclCompileOpt opt);
ACTGRAD_PUBLIC aclError aclGetCompileopt(aclCompileOpt opt, char* value, size_t length);

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

/* Runs the operator `opType` when the stream's queued work is done, and returns when it is done itself. An operator
 * that is not supported: 200001, with its name. A null pointer: 100000. */
ACTGRAD_PUBLIC aclError aclopCompileAndExecute(const char* opType, int numInputs,
                                               const aclTensorDesc* const inputDesc[],
                                               const aclDataBuffer* const inputs[], int numOutputs,
                                               const aclTensorDesc* const outputDesc[], aclDataBuffer* const outputs[],
                                               const aclopAttr* attr, aclopEngineType engineType,
                                               aclopCompileType compileFlag, const char* opPath, aclrtStream stream);

/* The same, and the outputs' descriptions get the shapes that the results have, which may depend on data. */
ACTGRAD_PUBLIC aclError aclopCompileAndExecuteV2(const char* opType, int numInputs, aclTensorDesc* inputDesc[],
                                                 aclDataBuffer* inputs[], int numOutputs, aclTensorDesc* outputDesc[],
                                                 aclDataBuffer* outputs[], aclopAttr* attr, aclopEngineType engineType,
                                                 aclopCompileType compileFlag, const char* opPath, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
