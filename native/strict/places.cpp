// SPDX-License-Identifier: Apache-2.0
#include "strict/places.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <string>
#include <string_view>

namespace actgrad::strict {

namespace {

// Path of the symbolizer program; empty if there is none.
char symbolizer[512];
bool is_llvms = false;
char working_folder[512];

// Path of the program; empty if it is unknown. What the program was called by is relative to where it was started, or
// no path at all.
char program_path[4096];

// Modules whose frames are skipped: actgrad's own, and those that users do not debug.
constexpr std::string_view LEFT_OUT[] = {"libascendcl.so", "libnnopbase.so", "libopapi.so",  "libhccl.so", "libacl_op_",
                                         "libactgrad_",    "_native.",       "libstdc++.so", "libc.so"};

struct Module {
    const char* path = nullptr;
    const char* symbol = nullptr;
    uintptr_t bias = 0;
};

Module module_of(uintptr_t address) {
    Dl_info info{};
    link_map* map = nullptr;
    if (dladdr1(reinterpret_cast<void*>(address), &info, reinterpret_cast<void**>(&map), RTLD_DL_LINKMAP) == 0) {
        return {};
    }
    const bool is_program = map && map->l_name && !map->l_name[0];
    return {is_program && program_path[0] ? program_path : info.dli_fname, info.dli_sname, map ? map->l_addr : 0};
}

bool is_left_out(const Module& module) {
    if (!module.path) {
        return false;
    }
    const char* const slash = std::strrchr(module.path, '/');
    const std::string_view name = slash ? slash + 1 : module.path;
    return std::any_of(std::begin(LEFT_OUT), std::end(LEFT_OUT),
                       [&](std::string_view left_out) { return name.substr(0, left_out.size()) == left_out; });
}

// Start-up frames of the C library, below main.
bool is_below_main(std::string_view function) {
    return function == "_start" || function.substr(0, 12) == "__libc_start" || function == "start_thread" ||
           function == "clone" || function == "clone3" || function == "__clone3";
}

bool is_library_header(std::string_view file) { return file.find("/include/c++/") != std::string_view::npos; }

// Uses a raw clone: fork would run atfork handlers, which may wait for locks, and its child's exit would send SIGCHLD.
size_t ask_symbolizer(const char* module, uintptr_t address, char* answer, size_t capacity) {
    struct stat status;
    constexpr off_t largest = off_t{64} << 20;  // reading the debug information of larger files takes seconds
    if (!symbolizer[0] || stat(module, &status) != 0 || status.st_size > largest) {
        return 0;
    }
    Text<20> number;
    number.address(address);
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
        return 0;
    }
    const long child = syscall(SYS_clone, 0, nullptr, nullptr, nullptr, nullptr);
    if (child == 0) {
        const int nowhere = open("/dev/null", O_WRONLY);
        dup2(ends[1], 1);
        dup2(nowhere, 2);
        // llvm-symbolizer otherwise appends the column to the line.
        const char* const style = is_llvms ? "--output-style=GNU" : "-i";
        const char* const words[] = {symbolizer, "-C", "-f", "-i", style, "-e", module, number.c_str(), nullptr};
        const char* const environment[] = {"LC_ALL=C", nullptr};
        execve(symbolizer, const_cast<char* const*>(words), const_cast<char* const*>(environment));
        _exit(127);
    }
    close(ends[1]);
    size_t size = 0;
    while (child > 0 && size < capacity) {
        const ssize_t count = read(ends[0], answer + size, capacity - size);
        if (count <= 0) {
            break;
        }
        size += static_cast<size_t>(count);
    }
    close(ends[0]);
    if (child > 0) {
        waitpid(static_cast<pid_t>(child), nullptr, __WALL);
    }
    return size;
}

std::string_view next_line(std::string_view& text) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

// Parses "folder/file.cpp:12 (discriminator 3)".
void read_position(std::string_view text, Place& place) {
    const size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || text.substr(0, 2) == "??") {
        return;
    }
    uint64_t line = 0;
    for (size_t i = colon + 1; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
        line = line * 10 + static_cast<uint64_t>(text[i] - '0');
    }
    std::string_view file = text.substr(0, colon);
    const std::string_view here = working_folder;
    if (!here.empty() && file.size() > here.size() && file.substr(0, here.size()) == here && file[here.size()] == '/') {
        file.remove_prefix(here.size() + 1);
    }
    if (line > 0) {
        place.file << file;
        place.line = line;
    }
}

class Places {
public:
    explicit Places(Place (&places)[MOST_PLACES]) : places_(places) {}

    int count() const { return count_; }
    bool is_full() const { return count_ == MOST_PLACES; }

    // False for frames below main.
    bool add(const Place& place) {
        if (is_full() || is_below_main(place.function.view())) {
            return false;
        }
        if (!is_library_header(place.file.view())) {
            places_[count_++] = place;
        }
        return place.function.view() != "main";
    }

private:
    Place (&places_)[MOST_PLACES];
    int count_ = 0;
};

bool add_frame(uintptr_t address, const Module& module, Places& places, Lookup& lookup) {
    char* const answer = lookup.answer;
    const size_t size =
        module.path ? ask_symbolizer(module.path, address - module.bias, answer, sizeof lookup.answer) : 0;
    std::string_view text(answer, size);
    Place& place = lookup.place;
    bool any = false;
    while (!text.empty()) {
        place.clear();
        const std::string_view function = next_line(text);
        read_position(next_line(text), place);
        if (function.substr(0, 2) == "??") {
            break;
        }
        place.function << function;
        any = true;
        if (!places.add(place)) {
            return false;
        }
    }
    if (!any) {
        place.clear();
        place.function << (module.symbol ? module.symbol : "?");
        const char* const slash = module.path ? std::strrchr(module.path, '/') : nullptr;
        if (slash) {
            place.function << " in " << (slash + 1);
        }
        return places.add(place);
    }
    return true;
}

}  // namespace

Stack Stack::here() {
    static std::atomic<uint64_t> taken{0};
    Stack stack;
    stack.number = ++taken;
    void* frames[capacity + 2];
    const int count = backtrace(frames, capacity + 2);
    for (int i = 1; i < count && stack.count < capacity; ++i) {
        stack.frames[stack.count++] = reinterpret_cast<uintptr_t>(frames[i]);
    }
    return stack;
}

Stack Stack::of_fault(uintptr_t fault) {
    Stack stack;
    void* frames[2 * capacity];
    const int count = backtrace(frames, 2 * capacity);
    int at = 0;
    while (at < count && reinterpret_cast<uintptr_t>(frames[at]) != fault) {
        ++at;
    }
    stack.frames[stack.count++] = fault;
    for (int i = at + 1; i < count && stack.count < capacity; ++i) {
        stack.frames[stack.count++] = reinterpret_cast<uintptr_t>(frames[i]);
    }
    stack.begins_with_fault = true;
    return stack;
}

void prepare_places() {
    void* frame = nullptr;
    backtrace(&frame, 1);  // makes backtrace load libgcc now, outside of a signal handler
    if (!getcwd(working_folder, sizeof working_folder)) {
        working_folder[0] = '\0';
    }
    const ssize_t length = readlink("/proc/self/exe", program_path, sizeof program_path - 1);
    program_path[length > 0 ? length : 0] = '\0';
    const char* const path = std::getenv("PATH");
    for (const std::string_view name : {"addr2line", "llvm-addr2line", "llvm-symbolizer"}) {
        std::string_view rest = path ? path : "/usr/bin:/bin";
        while (!rest.empty()) {
            const size_t end = std::min(rest.find(':'), rest.size());
            const std::string candidate = std::string(rest.substr(0, end)) + "/" + std::string(name);
            if (candidate.size() < sizeof symbolizer && access(candidate.c_str(), X_OK) == 0) {
                std::memcpy(symbolizer, candidate.c_str(), candidate.size() + 1);
                is_llvms = name != "addr2line";
                return;
            }
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
}

int places_of(const Stack& stack, Place (&places)[MOST_PLACES], Lookup& lookup) {
    Places found(places);
    for (int i = 0; i < stack.count && !found.is_full(); ++i) {
        const bool is_fault = i == 0 && stack.begins_with_fault;
        const uintptr_t address =
            stack.frames[i] - (is_fault ? 0 : 1);  // an address within the call instruction, not behind it
        const Module module = module_of(address);
        if (!is_left_out(module) && !add_frame(address, module, found, lookup)) {
            break;
        }
    }
    return found.count();
}

uint64_t place_key(const Stack& stack) {
    uint64_t key = 0xcbf29ce484222325u;
    for (int i = 0; i < stack.count; ++i) {
        if (!is_left_out(module_of(stack.frames[i]))) {
            key = (key ^ stack.frames[i]) * 0x100000001b3u;
        }
    }
    return key;
}

}  // namespace actgrad::strict

#endif
