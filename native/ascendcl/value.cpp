// SPDX-License-Identifier: Apache-2.0
//
// Values in memory that streams write and wait for. Notifies and torch_npu's external events are such values: unlike an
// event, a stream may wait for one before it is recorded.
#include <atomic>
#include <cstdint>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/live.h"
#include "ascendcl/memory.h"
#include "ascendcl/process.h"
#include "ascendcl/record.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

// Conditions: of the memory's value minus `value`, and of their bits.
enum : uint32_t { NOT_LESS, EQUAL, COMMON_ONE, COMMON_ZERO };

// A value in memory that the program owns, or a notify's, which queued work keeps.
using Address = std::shared_ptr<uint64_t>;

struct Wait {
    Address address;
    uint64_t value;
    uint32_t condition;
    std::shared_ptr<Stream> stream;

    bool is_satisfied_by(uint64_t found) const {
        switch (condition) {
            case NOT_LESS: return static_cast<int64_t>(found - value) >= 0;
            case EQUAL: return found == value;
            case COMMON_ONE: return (found & value) != 0;
            default: return ~(found | value) != 0;
        }
    }
};

// Waits are decided when they are submitted, by the writes that were submitted by then, done or not: a stream whose
// wait no such write satisfies is paused, until one that is submitted later does, or one that runs later than others.
class Values {
public:
    // `after`: a record that was submitted, and that the write waits for.
    void write(const Address& address, uint64_t value, const std::shared_ptr<Stream>& stream,
               const std::shared_ptr<Record>& after = nullptr) {
        const auto record = std::make_shared<Record>();
        const std::shared_ptr<Record> for_work = record->for_work();
        Write before{};
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            before = std::exchange(last_writes_[address.get()], {record, value});
        }
        try {
            Record::submit(for_work, stream, [this, address, value, after, own = record.get()] {
                if (after) {
                    after->wait();
                }
                bool was_last = false;
                {
                    const std::lock_guard<std::mutex> lock(mutex_);
                    *address = value;
                    was_last = forget_write(address.get(), own);  // from now on the memory tells
                }
                if (!was_last) {  // other streams' writes ran before, though they were submitted later
                    resume_satisfied(address.get(), value);
                }
                return ACL_SUCCESS;
            });
        } catch (...) {
            const std::lock_guard<std::mutex> lock(mutex_);
            take_back(address.get(), record.get(), before);
            throw;
        }
        resume_satisfied(address.get(), value);
    }

    void let_wait(const Wait& wait) {
        const Request again = [this, wait] {
            let_wait(wait);
            return ACL_SUCCESS;
        };
        std::shared_ptr<Record> record;
        if (!pause_until_satisfied(wait, again, record) && record) {
            record->let_wait(wait.stream);
        }
    }

    // The wait, and a write of 0 after it, as one piece of work: what finds no memory leaves neither.
    void let_wait_and_reset(const Wait& wait) {
        const Request again = [this, wait] {
            let_wait_and_reset(wait);
            return ACL_SUCCESS;
        };
        std::shared_ptr<Record> record;
        if (pause_until_satisfied(wait, again, record) ||
            (record && record->pause_until_submitted(wait.stream, again))) {
            return;
        }
        if (record) {
            strict::tell(&strict::Observer::stream_waits, wait.stream->number(), record->moment());
        }
        write(wait.address, 0, wait.stream, record);
    }

    void forget_waits(const Stream& stream) {
        const std::lock_guard<std::mutex> lock(mutex_);
        waits_.remove_if([&](const Wait& wait) { return wait.stream.get() == &stream; });
    }

    // Only strict mode keeps writes that are done.
    void forget_writes(uint64_t* begin, const uint64_t* end) {
        const std::lock_guard<std::mutex> lock(mutex_);
        for (auto next = last_writes_.lower_bound(begin); next != last_writes_.end() && next->first < end;) {
            next = next->second.is_done ? last_writes_.erase(next) : std::next(next);
        }
    }

private:
    struct Write {
        std::shared_ptr<Record> record;
        uint64_t value;
        bool is_done = false;
    };

    // False if a write that was submitted satisfies the wait, or the memory does: the last write's record, if any.
    bool pause_until_satisfied(const Wait& wait, const Request& again, std::shared_ptr<Record>& record) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto last = last_writes_.find(wait.address.get());
        const bool is_written = last == last_writes_.end() || last->second.is_done;
        if (!wait.is_satisfied_by(is_written ? *wait.address : last->second.value)) {
            std::list<Wait> added{wait};
            wait.stream->pause(again);
            waits_.splice(waits_.end(), added);
            return true;
        }
        record = last == last_writes_.end() ? nullptr : last->second.record;
        return false;
    }

    // Under the lock; false if another write was submitted after this one. Strict mode wants to know after which write
    // a later wait is.
    bool forget_write(uint64_t* address, const Record* record) {
        const auto last = last_writes_.find(address);
        if (last == last_writes_.end() || last->second.record.get() != record) {
            return false;
        }
        if (strict::observer()) {
            last->second.is_done = true;
        } else {
            last_writes_.erase(last);
        }
        return true;
    }

    // Under the lock, if the write could not be submitted: an earlier one that is not done decides again.
    void take_back(uint64_t* address, const Record* record, const Write& before) {
        const auto last = last_writes_.find(address);
        if (last == last_writes_.end() || last->second.record.get() != record) {
            return;
        }
        if (before.record && !before.record->completed()) {
            last->second = before;
        } else {
            forget_write(address, record);
        }
    }

    // Without the lock. A stream whose wait is for another write all the same is paused again.
    void resume_satisfied(const uint64_t* address, uint64_t value) {
        for (const Wait& wait : satisfied_by(address, value)) {
            wait.stream->resume();
        }
    }

    // Removes and returns the waits. Does not allocate: a stream whose wait got lost would be paused for ever.
    std::list<Wait> satisfied_by(const uint64_t* address, uint64_t value) {
        std::list<Wait> satisfied;
        const std::lock_guard<std::mutex> lock(mutex_);
        for (auto next = waits_.begin(); next != waits_.end();) {
            const auto wait = next++;
            if (wait->address.get() == address && wait->is_satisfied_by(value)) {
                satisfied.splice(satisfied.end(), waits_, wait);
            }
        }
        return satisfied;
    }

    std::mutex mutex_;
    std::map<uint64_t*, Write> last_writes_;  // that are not done; in strict mode all
    std::list<Wait> waits_;                   // of paused streams
};

Values& values() { return process_state<Values>(); }

std::shared_ptr<Stream> require_stream(aclrtStream stream) {
    std::shared_ptr<Stream> found = find_stream(stream);
    if (found->graph()) {
        throw Refusal(ACL_ERROR_API_NOT_SUPPORT,
                      "a notify or an external event in a graph of captured operators is not supported by actgrad; see "
                      "docs/npu.md");
    }
    return found;
}

Address require_address(void* address) {
    require_not_null(address, "devAddr");
    if (reinterpret_cast<uintptr_t>(address) % alignof(uint64_t) != 0) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "devAddr is " + describe_address(address) +
                                                      "; a multiple of 8, the size of the value, is needed");
    }
    return Address(Address(), static_cast<uint64_t*>(strict::data_of(address)));  // owns nothing
}

// Whether strict mode suppresses the use. When it runs, other streams decide.
bool left_out(const char* function, void* address, const Stream& stream) {
    strict::Observer* const observer = strict::observer();
    return observer && !observer->queues({function, address, nullptr, sizeof(uint64_t), ACL_MEMCPY_DEFAULT},
                                         stream.number(), strict::When::Unknown);
}

aclError submit_write(const Address& address, uint64_t value, const std::shared_ptr<Stream>& stream) {
    return submit(*stream, [address, value, stream] {
        values().write(address, value, stream);
        return ACL_SUCCESS;
    });
}

aclError submit_wait(const Wait& wait) {
    return submit(*wait.stream, [wait] {
        values().let_wait(wait);
        return ACL_SUCCESS;
    });
}

std::atomic<uint32_t> notifies_made{0};

struct Notify {
    uint64_t value = 0;
    const uint32_t id = ++notifies_made;
};

LiveSet<Notify>& notifies() { return process_state<LiveSet<Notify>>(); }

// Of what LiveSet's find or remove gave for the handle.
std::shared_ptr<Notify> require_live(std::shared_ptr<Notify> notify, aclrtNotify handle) {
    require_not_null(handle, "notify");
    if (!notify) {
        strict::tell(&strict::Observer::dead_used, "notify", handle);
        throw Refusal(ACL_ERROR_RT_INVALID_HANDLE,
                      "notify " + describe_address(handle) +
                          " is not a live notify; one of aclrtCreateNotify that was not destroyed is needed");
    }
    return notify;
}

std::shared_ptr<Notify> find_notify(aclrtNotify handle) { return require_live(notifies().find(handle), handle); }

// A record writes 1. A wait is for 1, and writes 0.
aclError use_notify(const char* function, aclrtNotify notify, aclrtStream stream, bool waits) {
    return acl_call(function, [&] {
        const std::shared_ptr<Notify> found_notify = find_notify(notify);
        const Address value(found_notify, &found_notify->value);
        const std::shared_ptr<Stream> found = require_stream(stream);
        if (!waits) {
            return submit_write(value, 1, found);
        }
        return submit(*found, [wait = Wait{value, 1, EQUAL, found}] {
            values().let_wait_and_reset(wait);
            return ACL_SUCCESS;
        });
    });
}

}  // namespace

void forget_waits(const Stream& stream) noexcept {
    if (Values* const all = existing_process_state<Values>()) {
        all->forget_waits(stream);
    }
}

void forget_values(void* block, size_t size) noexcept {
    Values* const all = strict::observer() ? existing_process_state<Values>() : nullptr;
    if (all) {
        auto* const begin = static_cast<uint64_t*>(strict::data_of(block));
        all->forget_writes(begin, begin + (size + sizeof *begin - 1) / sizeof *begin);
    }
}

}  // namespace actgrad

using namespace actgrad;

extern "C" {

ACTGRAD_PUBLIC aclError aclrtValueWrite(void* devAddr, uint64_t value, uint32_t, aclrtStream stream) {
    return acl_call("aclrtValueWrite", [&] {
        const Address address = require_address(devAddr);
        const std::shared_ptr<Stream> found = require_stream(stream);
        return left_out("aclrtValueWrite", devAddr, *found) ? ACL_SUCCESS : submit_write(address, value, found);
    });
}

ACTGRAD_PUBLIC aclError aclrtValueWait(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream) {
    return acl_call("aclrtValueWait", [&] {
        if (flag > COMMON_ZERO) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "flag is " + std::to_string(flag) + "; 0 to 3 is needed");
        }
        const Wait wait{require_address(devAddr), value, flag, require_stream(stream)};
        return left_out("aclrtValueWait", devAddr, *wait.stream) ? ACL_SUCCESS : submit_wait(wait);
    });
}

}  // extern "C"

aclError aclrtCreateNotify(aclrtNotify* notify, uint64_t) {
    return acl_call("aclrtCreateNotify", [&] {
        require_not_null(notify, "notify");
        require_device();
        *notify = notifies().insert(std::make_shared<Notify>());
        strict::tell(&strict::Observer::born, "notify", "aclrtCreateNotify", *notify);
        return ACL_SUCCESS;
    });
}

aclError aclrtDestroyNotify(aclrtNotify notify) {
    return acl_call("aclrtDestroyNotify", [&] {
        require_live(notifies().remove(notify), notify);
        strict::tell(&strict::Observer::died, "notify", notify);
        return ACL_SUCCESS;
    });
}

aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream) {
    return use_notify("aclrtRecordNotify", notify, stream, false);
}

aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t) {
    return use_notify("aclrtWaitAndResetNotify", notify, stream, true);
}

aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t* notifyId) {
    return acl_call("aclrtGetNotifyId", [&] {
        require_not_null(notifyId, "notifyId");
        *notifyId = find_notify(notify)->id;
        return ACL_SUCCESS;
    });
}
