// SPDX-License-Identifier: Apache-2.0
//
// Runs a fuzz target without libFuzzer: first the files of a corpus, then seeded random inputs for a number of seconds.
//
//     TARGET [--seconds N] [--seed N] [file or folder...]
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "fuzz/calls.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size);

namespace {

using Bytes = std::vector<uint8_t>;

const Bytes* running = nullptr;

// Saves the input that crashes the program, for reproduction.
void keep_input(int signal) {
    std::ofstream("crash-input", std::ios::binary)
        .write(reinterpret_cast<const char*>(running->data()), static_cast<std::streamsize>(running->size()));
    std::fputs("the input is in crash-input\n", stderr);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const Bytes& input) {
    // An exact-size copy, so that the sanitizer catches reads past the end.
    const Bytes exact(input.begin(), input.end());
    running = &exact;
    LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

Bytes read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<Bytes> corpus_of(const std::filesystem::path& path) {
    std::vector<Bytes> corpus;
    if (std::filesystem::is_directory(path)) {
        for (const auto& entry : std::filesystem::directory_iterator(path)) {
            corpus.push_back(read(entry.path()));
        }
        std::sort(corpus.begin(), corpus.end());
    } else {
        corpus.push_back(read(path));
    }
    return corpus;
}

class Generator {
public:
    Generator(uint64_t seed, std::vector<Bytes> corpus) : random_(seed), corpus_(std::move(corpus)) {}

    Bytes next() {
        if (corpus_.empty() || below(4) != 0) {
            return fresh(1 + below(600));
        }
        Bytes input = corpus_[below(corpus_.size())];
        for (size_t i = 0, changes = 1 + below(8); i < changes && !input.empty(); ++i) {
            const auto at = input.begin() + static_cast<ptrdiff_t>(below(input.size()));
            switch (below(4)) {
                case 0: *at = static_cast<uint8_t>(random_()); break;
                case 1: input.erase(at); break;
                case 2: input.insert(at, static_cast<uint8_t>(random_())); break;
                default: {
                    const Bytes piece = fresh(below(32));
                    input.insert(at, piece.begin(), piece.end());
                }
            }
        }
        return input;
    }

private:
    size_t below(size_t count) { return static_cast<size_t>(random_() % count); }

    Bytes fresh(size_t size) {
        Bytes bytes(size);
        for (uint8_t& byte : bytes) {
            byte = static_cast<uint8_t>(random_() >> 32);
        }
        return bytes;
    }

    std::mt19937_64 random_;
    const std::vector<Bytes> corpus_;
};

}  // namespace

int main(int count, char** arguments) {
    double seconds = 0;
    uint64_t seed = 1;
    std::vector<Bytes> corpus;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument == "--seconds" && i + 1 < count) {
            seconds = std::atof(arguments[++i]);
        } else if (argument == "--seed" && i + 1 < count) {
            seed = std::strtoull(arguments[++i], nullptr, 10);
        } else {
            const std::vector<Bytes> more = corpus_of(argument);
            corpus.insert(corpus.end(), more.begin(), more.end());
        }
    }
    std::signal(SIGABRT, keep_input);
    std::signal(SIGSEGV, keep_input);
    uint64_t inputs = 0;
    for (const Bytes& input : corpus) {
        run(input);
        ++inputs;
    }
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    Generator generator(seed, std::move(corpus));
    for (double next_report = 60; elapsed() < seconds;) {
        run(generator.next());
        ++inputs;
        if (elapsed() > next_report) {
            std::printf("%.0f s: %llu inputs, %llu calls\n", elapsed(), static_cast<unsigned long long>(inputs),
                        static_cast<unsigned long long>(fuzz::calls));
            std::fflush(stdout);
            next_report += 60;
        }
    }
    std::printf("seed %llu, %.0f s: %llu inputs, %llu calls\n", static_cast<unsigned long long>(seed), elapsed(),
                static_cast<unsigned long long>(inputs), static_cast<unsigned long long>(fuzz::calls));
    return 0;
}
