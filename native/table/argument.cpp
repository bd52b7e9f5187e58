// SPDX-License-Identifier: Apache-2.0
#include "table/argument.h"

#include "nnopbase/registry.h"

namespace actgrad::table {

namespace {

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
        }
    }

    void operator()(Seed) {}
    void operator()(double) {}
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

std::string signature(const Arguments& arguments) {
    // If the only tensor is the result (a range), the scalars determine its shape.
    const bool scalars_matter = tensors_of(arguments).size() <= 1;
    std::string text;
    text.reserve(256);
    SignatureWriter write(text, scalars_matter);
    for (const Argument& argument : arguments) {
        text += static_cast<char>(argument.value.index());
        std::visit(write, argument.value);
    }
    return text;
}

}  // namespace actgrad::table
