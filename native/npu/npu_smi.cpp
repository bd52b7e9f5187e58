// SPDX-License-Identifier: Apache-2.0
//
// The command npu-smi, as far as build scripts use it: `npu-smi info` prints the product, without the prefix "Ascend",
// in the line and column that they parse.
#include <cstdio>
#include <cstring>
#include <string>

#include "acl/acl.h"

int main(int argc, char** argv) {
    if (argc < 2 || std::strcmp(argv[1], "info") != 0) {
        std::fputs("npu-smi: actgrad answers `npu-smi info` only\n", stderr);
        return 1;
    }
    const char* const soc = aclrtGetSocName();
    if (!soc) {
        std::fprintf(stderr, "npu-smi: %s\n", aclGetRecentErrMsg());
        return 1;
    }
    const std::string prefix = "Ascend", name = soc;
    const std::string line(78, '-');
    std::printf("+%s+\n", line.c_str());
    std::printf("| %-76s |\n", "npu-smi of actgrad: there is no NPU; operators run on the CPU");
    std::printf("+%s+\n", line.c_str());
    std::printf("| %-4s %-71s |\n| %-76s |\n", "NPU", "Name", "Chip");
    std::printf("+%s+\n", std::string(78, '=').c_str());
    std::printf("| %-4d %-71s |\n| %-76d |\n", 0, name.substr(name.rfind(prefix, 0) == 0 ? prefix.size() : 0).c_str(),
                0);
    std::printf("+%s+\n", line.c_str());
    return 0;
}
