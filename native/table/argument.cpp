// SPDX-License-Identifier: Apache-2.0
#include "table/argument.h"

#include <cmath>
#include <limits>

#include "nnopbase/registry.h"

namespace actgrad::table {

namespace {

// Where the range of a dtype or of probabilities ends, above and below 0.
template <class T>
constexpr double highest = static_cast<double>(std::numeric_limits<T>::max());
template <class T>
constexpr double lowest = -static_cast<double>(std::numeric_limits<T>::lowest());
constexpr double ENDS[] = {1.0,
                           highest<int8_t>,
                           lowest<int8_t>,
                           highest<uint8_t>,
                           65504,  // of binary16
                           highest<int16_t>,
                           lowest<int16_t>,
                           highest<uint16_t>,
                           highest<int32_t>,
                           lowest<int32_t>,
                           highest<uint32_t>,
                           highest<int64_t>,
                           highest<uint64_t>,
                           0x1.FEp127,  // of bfloat16
                           highest<float>,
                           highest<double>};

// Equal for numbers that the same dtypes hold and that are probabilities or none, of one sign: PyTorch refuses a scalar
// that does not fit into what it becomes, and a negative deviation.
int64_t class_of(double value) {
    int64_t ends = 1;  // that lie below it, and one more to tell it from 0
    for (const double end : ENDS) {
        ends += std::abs(value) > end;
    }
    const bool is_whole = std::trunc(value) == value;
    return (value > 0 ? ends : value < 0 ? -ends : 0) * 2 + is_whole;
}

class SignatureWriter {
public:
    SignatureWriter(std::string& text, bool scalars_matter) : text_(text), scalars_matter_(scalars_matter) {}

    void operator()(Null) {}
    void operator()(Dead) {}

    void operator()(const aclTensor* tensor) {
        if (tensor) {
            number(tensor->dtype);
            sequence(tensor->sizes());
        }
    }

    void operator()(const aclScalar& scalar) {
        number(scalar.dtype);
        if (scalars_matter_) {
            text_.append(reinterpret_cast<const char*>(scalar.bytes.data()), aclDataTypeSize(scalar.dtype));
        } else {
            number(class_of(as_double(scalar)));
        }
    }

    void operator()(Seed) {}
    void operator()(double value) { number(class_of(value)); }
    void operator()(bool value) { number(value); }
    void operator()(int64_t value) { number(value); }
    void operator()(aclDataType value) { number(value); }

    void operator()(const std::string& value) {
        number(static_cast<int64_t>(value.size()));
        text_ += value;
    }

    template <class Member>
    void operator()(const std::vector<Member>& members) {
        number(static_cast<int64_t>(members.size()));
        for (const auto& member : members) {
            (*this)(member);
        }
    }

private:
    void number(int64_t value) { text_.append(reinterpret_cast<const char*>(&value), sizeof value); }

    void sequence(const Dims& values) {
        number(static_cast<int64_t>(values.size()));
        for (const int64_t value : values) {
            number(value);
        }
    }

    std::string& text_;
    const bool scalars_matter_;
};

// Applies `copy` to an object, pinned meanwhile; Dead if it is not live.
template <class Object, class Copy>
Value judged(const Object* object, const Copy& copy) {
    if (!object) {
        return Null{};
    }
    const Pin<Object> pin(object);
    return pin ? copy() : Value(Dead{kind_of(object), object});
}

// Members of a list may be null, or dead if destroyed separately.
Value members_of(const aclTensorList& list) {
    for (const aclTensor* member : list.members) {
        if (member && !Pin<aclTensor>(member)) {
            return Dead{kind_of(member), member};
        }
    }
    return list.members;
}

Value members_of(const aclScalarList& list) {
    Scalars scalars;
    for (const aclScalar* member : list.members) {
        const Pin<aclScalar> pin(member);
        if (!pin) {
            return Dead{kind_of(member), member};
        }
        scalars.push_back(*member);
    }
    return scalars;
}

}  // namespace

Argument::Argument(const aclTensor* tensor) : value(judged(tensor, [&] { return Value(tensor); })) {}
Argument::Argument(const aclTensorList* list) : value(judged(list, [&] { return members_of(*list); })), object(list) {}
Argument::Argument(const aclScalar* scalar) : value(judged(scalar, [&] { return Value(*scalar); })), object(scalar) {}
Argument::Argument(const aclScalarList* list) : value(judged(list, [&] { return members_of(*list); })), object(list) {}
Argument::Argument(const aclIntArray* array)
    : value(judged(array, [&] { return Value(array->values); })), object(array) {}
Argument::Argument(const aclBoolArray* array)
    : value(judged(array, [&] { return Value(array->values); })), object(array) {}

Tensors tensors_of(const Arguments& arguments) {
    Tensors tensors;
    for (const Argument& argument : arguments) {
        if (const auto* tensor = std::get_if<const aclTensor*>(&argument.value)) {
            tensors.push_back(*tensor);
        } else if (const auto* list = std::get_if<Tensors>(&argument.value)) {
            tensors.insert(tensors.end(), list->begin(), list->end());
        }
    }
    return tensors;
}

std::string signature(const Arguments& arguments, bool scalars_matter) {
    std::string text;
    text.reserve(256);
    SignatureWriter write(text, scalars_matter);
    double last = 0;
    for (const Argument& argument : arguments) {
        text += static_cast<char>(argument.value.index());
        std::visit(write, argument.value);
        const auto* const scalar = std::get_if<aclScalar>(&argument.value);
        const auto* const number = std::get_if<double>(&argument.value);
        if (scalar || number) {
            const double value = scalar ? as_double(*scalar) : *number;
            text += static_cast<char>(value < last);  // PyTorch refuses limits in the wrong order
            last = value;
        }
    }
    return text;
}

}  // namespace actgrad::table
