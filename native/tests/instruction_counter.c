// SPDX-License-Identifier: Apache-2.0
// A plugin of QEMU's user mode, for its plugin interface of version 1: at each call of getsid, prints how many
// instructions the program has executed. Counts whole translation blocks as they are entered.
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define PUBLIC __attribute__((visibility("default")))

enum { ADD_TO_UINT64 = 0, GETSID = 156 };  // the latter on aarch64

struct qemu_plugin_tb;  // a translation block
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb* block);
void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb* block, int operation, void* at, uint64_t operand);
void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t plugin, void (*call)(uint64_t, struct qemu_plugin_tb*));
void qemu_plugin_register_vcpu_syscall_cb(uint64_t plugin,
                                          void (*call)(uint64_t, unsigned, int64_t, uint64_t, uint64_t, uint64_t,
                                                       uint64_t, uint64_t, uint64_t, uint64_t, uint64_t));

PUBLIC int qemu_plugin_version = 1;

static uint64_t executed;

static void count_block(uint64_t plugin, struct qemu_plugin_tb* block) {
    (void)plugin;
    qemu_plugin_register_vcpu_tb_exec_inline(block, ADD_TO_UINT64, &executed, qemu_plugin_tb_n_insns(block));
}

static void print_count(uint64_t plugin, unsigned processor, int64_t number, uint64_t a, uint64_t b, uint64_t c,
                        uint64_t d, uint64_t e, uint64_t f, uint64_t g, uint64_t h) {
    (void)plugin, (void)processor, (void)a, (void)b, (void)c, (void)d, (void)e, (void)f, (void)g, (void)h;
    if (number == GETSID) {
        fprintf(stderr, "%" PRIu64 "\n", executed);
    }
}

PUBLIC int qemu_plugin_install(uint64_t plugin, const void* machine, int count, char** arguments) {
    (void)machine, (void)count, (void)arguments;
    qemu_plugin_register_vcpu_tb_trans_cb(plugin, count_block);
    qemu_plugin_register_vcpu_syscall_cb(plugin, print_count);
    return 0;
}
