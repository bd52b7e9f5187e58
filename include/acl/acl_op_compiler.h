/* SPDX-License-Identifier: Apache-2.0
 *
 * The older way to run an operator, by its name. Link libacl_op_compiler.so, and start the program with `actgrad run`:
 * PyTorch computes the operators. docs/npu.md says which there are. */
#ifndef ACTGRAD_ACL_ACL_OP_COMPILER_H_
#define ACTGRAD_ACL_ACL_OP_COMPILER_H_

#include "acl/acl_op.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Nothing is compiled here. */
typedef enum aclopCompileType ACTGRAD_ANY_INT { ACL_COMPILE_SYS = 0, ACL_COMPILE_UNREGISTERED = 1 } aclopCompileType;

/* Options of the compiler. Only ACL_OP_JIT_COMPILE has a value from the start, "disable". */
typedef enum aclCompileOpt ACTGRAD_ANY_INT {
    ACL_PRECISION_MODE = 0,
    ACL_AICORE_NUM = 1,
    ACL_AUTO_TUNE_MODE = 2,
    ACL_OP_SELECT_IMPL_MODE = 3,
    ACL_OPTYPELIST_FOR_IMPLMODE = 4,
    ACL_OP_DEBUG_LEVEL = 5,
    ACL_DEBUG_DIR = 6,
    ACL_OP_COMPILER_CACHE_MODE = 7,
    ACL_OP_COMPILER_CACHE_DIR = 8,
    ACL_OP_PERFORMANCE_MODE = 9,
    ACL_OP_JIT_COMPILE = 10
} aclCompileOpt;

/* Options that are kept, and read back with their zero; "" until they are set. Null, or too little room: 100000. */
ACTGRAD_PUBLIC aclError aclSetCompileopt(aclCompileOpt opt, const char* value);
ACTGRAD_PUBLIC size_t aclGetCompileoptSize(aclCompileOpt opt);
ACTGRAD_PUBLIC aclError aclGetCompileopt(aclCompileOpt opt, char* value, size_t length);

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
