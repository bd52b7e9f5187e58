// SPDX-License-Identifier: Apache-2.0
#include "opapi/receiver.h"

namespace actgrad {

namespace {

thread_local PlanReceiver* receiver = nullptr;

}  // namespace

PlanReceiver::PlanReceiver() { receiver = this; }

PlanReceiver::~PlanReceiver() { receiver = nullptr; }

PlanReceiver* PlanReceiver::current() { return receiver; }

}  // namespace actgrad
