// SPDX-License-Identifier: Apache-2.0
//
// tests/contract/statuses.txt, which says itself how it is to be read.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "aclnn/aclnn_base.h"

namespace status_table {

using Assignment = std::pair<std::string, std::string>;

struct Row {
    int line;
    std::string function;
    std::string product = "Ascend910B";
    std::vector<Assignment> arguments;  // in parameter order
    int status;
    std::vector<std::string> pieces;
};

inline std::vector<std::string> split(std::string text, const std::string& separator) {
    std::vector<std::string> parts;
    for (size_t end; (end = text.find(separator)) != std::string::npos; text.erase(0, end + separator.size())) {
        parts.push_back(text.substr(0, end));
    }
    parts.push_back(text);
    return parts;
}

inline std::vector<Assignment> assignments(const std::string& text) {
    std::vector<Assignment> result;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const size_t equals = word.find('=');
        result.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
    return result;
}

inline void change(Row& row, const Assignment& to) {
    if (to.first == "product") {
        row.product = to.second;
        return;
    }
    for (Assignment& argument : row.arguments) {
        if (argument.first == to.first) {
            argument.second = to.second;
        }
        const std::string usual = "FLOAT[";
        if (to.first == "dtype" && argument.second.compare(0, usual.size(), usual) == 0) {
            argument.second.replace(0, usual.size() - 1, to.second);
        }
    }
}

// One row for each combination of the values from `changes[next]` on.
inline void expand(const Row& row, const std::vector<Assignment>& changes, size_t next, std::vector<Row>& rows) {
    if (next == changes.size()) {
        rows.push_back(row);
        return;
    }
    for (const std::string& value : split(changes[next].second, "|")) {
        Row changed = row;
        change(changed, {changes[next].first, value});
        expand(changed, changes, next + 1, rows);
    }
}

inline std::vector<Row> read(const std::string& path) {
    std::vector<Row> rows;
    std::ifstream file(path);
    Row section;
    section.line = 0;
    for (std::string line; std::getline(file, line);) {
        ++section.line;
        if (line.empty() || line[0] == '#') {
            continue;
        }
        if (line.compare(0, 5, "aclnn") == 0) {
            section.function = line.substr(0, line.find(' '));
            section.arguments = assignments(line.substr(line.find(' ')));
            continue;
        }
        const std::vector<std::string> sides = split(line, " -> ");
        Row row = section;
        row.status = std::stoi(sides[1]);
        const size_t space = sides[1].find(' ');
        row.pieces =
            space == std::string::npos ? std::vector<std::string>() : split(sides[1].substr(space + 1), " ... ");
        expand(row, assignments(sides[0]), 0, rows);
    }
    return rows;
}

// "FLOAT[2,3]offset[1]" → {FLOAT: 2 3, offset: 1}; the dtype's sizes are also under "sizes".
struct TensorSpec {
    std::string dtype;
    std::map<std::string, std::vector<int64_t>> fields;

    explicit TensorSpec(std::string text) {
        for (size_t open; (open = text.find('[')) != std::string::npos; text.erase(0, text.find(']') + 1)) {
            std::vector<int64_t> numbers;
            std::istringstream list(text.substr(open + 1, text.find(']') - open - 1));
            for (std::string number; std::getline(list, number, ',');) {
                numbers.push_back(std::stoll(number));
            }
            if (dtype.empty()) {
                dtype = text.substr(0, open);
                fields["sizes"] = numbers;
                fields["storage"] = numbers;
            } else {
                fields[text.substr(0, open)] = numbers;
            }
        }
    }
};

// "FLOAT16(0.5)": a scalar's dtype and value.
struct ScalarSpec {
    std::string dtype;
    double value;

    explicit ScalarSpec(const std::string& text)
        : dtype(text.substr(0, text.find('('))), value(std::stod(text.substr(text.find('(') + 1))) {}
};

// The numbers of the framework contract, section 2.
inline aclDataType dtype_of(const std::string& name) {
    static const std::map<std::string, int> numbers{
        {"UNDEFINED", -1}, {"FLOAT", 0},      {"FLOAT16", 1},     {"INT8", 2},  {"INT32", 3},   {"UINT8", 4},
        {"INT16", 6},      {"UINT16", 7},     {"UINT32", 8},      {"INT64", 9}, {"UINT64", 10}, {"DOUBLE", 11},
        {"BOOL", 12},      {"COMPLEX64", 16}, {"COMPLEX128", 17}, {"BF16", 27}};
    return static_cast<aclDataType>(numbers.at(name));
}

}  // namespace status_table
