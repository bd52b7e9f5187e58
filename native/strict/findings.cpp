// SPDX-License-Identifier: Apache-2.0
#include "strict/findings.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <climits>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <utility>

#include "acl/acl_base.h"
#include "ascendcl/error.h"
#include "strict/observer.h"

namespace actgrad::strict {

namespace {

struct Kept {
    std::string text;
    uint64_t count;
    size_t number;  // of the findings, in the order of their first reports
};

struct Findings {
    std::mutex mutex;
    std::map<std::pair<int, uint64_t>, Kept> kept;  // by the check and the key of the place
    std::vector<std::string> fresh;                 // since the last take_findings
    std::atomic<uint64_t> calls{0};
    std::atomic<uint64_t> pageable_copies{0};
    Chosen chosen{"1"};
    char log[PATH_MAX] = {};  // the log file for the launcher
    std::atomic<int> file_of_faults{2};
};

Findings& findings() {
    static Findings* const only = new Findings;  // leaked, as it is in use until the program's very end
    return *only;
}

const Description& describe(Check check) { return descriptions[static_cast<int>(check)]; }

void write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = write(file, text.data(), text.size());
        if (count <= 0) {
            return;
        }
        text.remove_prefix(static_cast<size_t>(count));
    }
}

// What the report of a finding needs: more than a small stack has.
struct Report {
    Text<8192> text;
    Text<32768> line;  // has all places
    Place places[MOST_PLACES], python[MOST_PLACES], origins[MOST_PLACES];
    Lookup lookup;
};

void write_place(Text<8192>& text, const Place& place) {
    text << place.function.view();
    if (place.line > 0) {
        text << " " << place.file.view() << ":" << place.line;
    }
}

void write_places(Text<32768>& text, const Place* places, int count) {
    text << "[";
    for (int i = 0; i < count; ++i) {
        text << (i > 0 ? "," : "") << "{\"function\":";
        text.quoted(places[i].function.view()) << ",\"file\":";
        text.quoted(places[i].file.view()) << ",\"line\":" << places[i].line << "}";
    }
    text << "]";
}

void append_to_log(std::string_view line) {
    if (findings().log[0]) {
        const int file = open(findings().log, O_WRONLY | O_APPEND | O_CLOEXEC);
        if (file >= 0) {
            write_all(file, line);
            close(file);
        }
    }
}

struct Told {
    Check check;
    std::string_view message;
    const Stack& place;
    std::string_view origin;
    const Stack* origin_place;
    bool in_handler;
    const char* instead;
};

// Formats the finding as the report's text, and writes its line of JSON to the launcher's log file.
void tell(const Told& told, uint64_t key, Report& report) {
    auto& [text, line, places, python, origins, lookup] = report;
    const Description& description = describe(told.check);
    const char* const instead = told.instead ? told.instead : description.instead;
    const int count = places_of(told.place, places, lookup);
    const int python_count = python_places(python, told.in_handler);
    const int origin_count = told.origin_place ? places_of(*told.origin_place, origins, lookup) : 0;
    text << "actgrad strict: " << description.name << ": " << told.message << "\n  " << description.on_a_card << " "
         << instead << "\n  at ";
    const bool is_python = python_count > 0;
    const Place* const callers = is_python ? python : places;
    const int caller_count = is_python ? python_count : count;
    if (caller_count > 0) {
        write_place(text, callers[0]);
    } else {
        text << "a place without a name";
    }
    if (!told.origin.empty()) {
        text << "; " << told.origin;
        if (origin_count > 0) {
            text << " at ";
            write_place(text, origins[0]);
        }
    }
    text << "\n";
    for (int i = 1; i < caller_count; ++i) {
        text << "  called from ";
        write_place(text, callers[i]);
        text << "\n";
    }
    if (is_python && count > 0) {
        text << "  in C at ";
        write_place(text, places[0]);
        text << "\n";
    }
    line << "{\"check\":\"" << description.name << "\",\"key\":\"" << key << "\",\"message\":";
    line.quoted(told.message) << ",\"card\":";
    line.quoted(description.on_a_card) << ",\"instead\":";
    line.quoted(instead) << ",\"places\":";
    write_places(line, places, count);
    line << ",\"python\":";
    write_places(line, python, python_count);
    line << ",\"origin\":";
    line.quoted(told.origin) << ",\"origin_places\":";
    write_places(line, origins, origin_count);
    line << "}\n";
    append_to_log(line.view());
}

std::string known_names() {
    std::string names;
    for (const Description& description : descriptions) {
        names += (names.empty() ? "" : ", ") + std::string(description.name);
    }
    return names;
}

const char* ending(uint64_t count) { return count == 1 ? "" : "s"; }

// Writes the counts for the launcher. Each line is JSON of its own, as other processes write theirs between them.
void log_counts(const Findings& all) {
    Text<256> line;
    line << "{\"calls\":" << all.calls.load() << ",\"pageable_copies\":" << all.pageable_copies.load() << "}\n";
    append_to_log(line.view());
    for (const auto& [key, kept] : all.kept) {
        line.clear();
        line << "{\"counted\":\"" << descriptions[key.first].name << " " << key.second << "\",\"count\":" << kept.count
             << "}\n";
        append_to_log(line.view());
    }
}

std::string summary_of(const Findings& all) {
    uint64_t by_check[CHECKS] = {};
    for (const auto& [key, kept] : all.kept) {
        ++by_check[key.first];
    }
    const uint64_t total = all.kept.size(), calls = all.calls, copies = all.pageable_copies;
    std::string text = "actgrad strict: " + std::to_string(total) + " finding" + ending(total) + " in " +
                       std::to_string(calls) + " operator call" + ending(calls);
    const char* separator = ": ";
    for (int i = 0; i < CHECKS; ++i) {
        if (by_check[i] > 0) {
            text += separator + std::to_string(by_check[i]) + " " + descriptions[i].name;
            separator = ", ";
        }
    }
    text += "\n";
    // Keys differ from run to run, as addresses do.
    std::vector<std::pair<int, const Kept*>> in_order(all.kept.size());
    for (const auto& [key, kept] : all.kept) {
        in_order[kept.number] = {key.first, &kept};
    }
    for (const auto& [check, found] : in_order) {
        const Kept& kept = *found;
        const size_t at = kept.text.find("\n  at ");
        text += "  " + std::string(descriptions[check].name) + ", " + std::to_string(kept.count) + " time" +
                ending(kept.count) + ",";
        text += at == std::string::npos ? "\n" : kept.text.substr(at + 2, kept.text.find('\n', at + 1) - at - 1);
    }
    if (copies > 0) {
        text += hint_of(copies);
    }
    return text;
}

}  // namespace

Chosen::Chosen(const std::string& names) {
    if (names == "1") {
        bits_ = (uint32_t{1} << CHECKS) - 1;
        return;
    }
    std::string_view rest = names;
    while (!rest.empty()) {
        const size_t end = rest.find(',') < rest.size() ? rest.find(',') : rest.size();
        const std::string_view name = rest.substr(0, end);
        const uint32_t before = bits_;
        for (int i = 0; i < CHECKS; ++i) {
            bits_ |= name == descriptions[i].name ? uint32_t{1} << i : 0;
        }
        if (bits_ == before) {
            throw Refusal(ACL_ERROR_INVALID_PARAM, "the checks of strict mode are \"" + names +
                                                       "\"; 1 for all, or some of " + known_names() +
                                                       ", each once, with commas between them, are needed");
        }
        rest.remove_prefix(end < rest.size() ? end + 1 : end);
    }
}

void begin_findings(Chosen chosen) {
    Findings& all = findings();
    all.chosen = chosen;
    const char* const log = std::getenv("ACTGRAD_STRICT_LOG");
    if (log && std::string_view(log).size() < sizeof all.log) {
        std::memcpy(all.log, log, std::string_view(log).size() + 1);
    }
    prepare_places();
}

void report(const Finding& finding) {
    Findings& all = findings();
    if (!all.chosen.has(finding.check)) {
        return;
    }
    uint64_t key = place_key(finding.place);
    const auto made = std::make_unique<Report>();
    const int python_count = python_places(made->python, false);
    for (int i = 0; i < python_count; ++i) {  // Python functions share one call site in C
        key = key * 31 + std::hash<std::string_view>{}(made->python[i].file.view());
        key = key * 31 + made->python[i].line;
    }
    {
        const std::lock_guard<std::mutex> lock(all.mutex);
        const Kept first{{}, 0, all.kept.size()};
        const auto [kept, is_new] = all.kept.try_emplace({static_cast<int>(finding.check), key}, first);
        ++kept->second.count;
        if (!is_new) {
            return;
        }
    }
    const bool has_origin = finding.origin_place.count > 0;
    tell({finding.check, finding.message, finding.place, finding.origin, has_origin ? &finding.origin_place : nullptr,
          false, finding.instead},
         key, *made);
    const std::lock_guard<std::mutex> lock(all.mutex);
    write_all(2, made->text.view());
    all.kept[{static_cast<int>(finding.check), key}].text = made->text.c_str();
    constexpr size_t most = 1000;  // in case nobody takes them
    if (all.fresh.size() < most) {
        all.fresh.emplace_back(made->text.c_str());
    }
}

void report_in_handler(Check check, std::string_view message, const Stack& place, std::string_view origin,
                       const Stack* origin_place) {
    static std::atomic_flag begun = ATOMIC_FLAG_INIT;
    while (begun.test_and_set()) {
        pause();  // until another thread, which is here already, ends the process
    }
    static Report report;
    tell({check, message, place, origin, origin_place, true, nullptr}, place.frames[0], report);
    Findings& all = findings();
    write_all(all.file_of_faults, report.text.view());
    if (all.log[0] && all.mutex.try_lock()) {  // not lock(): this very thread may hold it
        log_counts(all);
        all.mutex.unlock();
    }
}

void report_faults_to(int file) { findings().file_of_faults = file; }

std::vector<std::string> take_findings() {
    Findings& all = findings();
    const std::lock_guard<std::mutex> lock(all.mutex);
    return std::exchange(all.fresh, {});
}

void count_pageable_copy() { ++findings().pageable_copies; }

void count_call() { ++findings().calls; }

bool end_findings() {
    Findings& all = findings();
    const std::lock_guard<std::mutex> lock(all.mutex);
    if (all.log[0]) {
        log_counts(all);
    } else if (!all.kept.empty() || all.calls > 0 || all.pageable_copies > 0) {
        write_all(2, summary_of(all));
    }
    return !all.kept.empty();
}

void forget_findings() {
    Findings& all = findings();
    all.kept.clear();
    all.fresh.clear();
    all.calls = 0;
    all.pageable_copies = 0;
}

void lock_findings() { findings().mutex.lock(); }
void unlock_findings() { findings().mutex.unlock(); }

}  // namespace actgrad::strict

#endif
