// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <thread>
#include <vector>

// Runs body(0) to body(count - 1), each on a thread of its own, and waits for all.
template <class Body>
void on_threads(int count, const Body& body) {
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i) {
        threads.emplace_back([=] { body(i); });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
}
