# SPDX-License-Identifier: Apache-2.0
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
export CMAKE_BUILD_PARALLEL_LEVEL ?= $(JOBS)

# One build directory for the demo, the installed package and the C++ tests, which are built on demand.
BUILD := build/release
WERROR ?= OFF
export SKBUILD_CMAKE_DEFINE := ACTGRAD_TESTS=ON;ACTGRAD_WERROR=$(WERROR)

.PHONY: help bench bench-gpu demo test sweep lint format generate sanitize docs clean

help:  ## show what can be made
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

# Build tools are in the environment: a new isolated one each time would cause a full rebuild.
$(VENV)/build: $(BIN)/python
	$(BIN)/python -m pip install --quiet "scikit-build-core>=0.11" "nanobind>=2.10" "cmake>=3.18" ninja
	touch $@

demo: $(VENV)/build  ## build, then compile and run an aclnn C++ program and the Python operators
	$(BIN)/python -m pip install --quiet --no-build-isolation . ml_dtypes
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python examples/demo.py

# The extra `npu`, without markers. torch is installed first, at an exact version, so that no range is resolved for it.
# torch_npu is kept out of site-packages, as torch would load it in every process.
NPU := $(shell sed -n '/^npu = \[/,/^\]/s/^ *"\([^";]*\).*/\1/p' pyproject.toml)
$(VENV)/dev: $(VENV)/build pyproject.toml
	$(BIN)/python -m pip install --quiet $(filter torch==%,$(NPU))
	$(BIN)/python -m pip install --quiet $(filter-out torch%,$(NPU))
	$(BIN)/python -m pip install --quiet --no-deps --target $(VENV)/torch_npu $(filter torch_npu==%,$(NPU))
	touch $@

.PHONY: install
install: $(VENV)/dev  ## install in editable form with everything that development needs
	$(BIN)/python -m pip install --quiet --no-build-isolation --group docs --editable ".[test,lint]"

test: install native-test  ## run all tests, those in C++ without sanitizers
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

.PHONY: test-aarch64
test-aarch64: install  ## run the C++ tests on aarch64 in an emulator, and compare its bits with this machine's
	.ci/aarch64

.PHONY: test-macos
test-macos: $(BIN)/python  ## compile every source for macOS with a cross compiler; nothing is run
	$(BIN)/python -m pip install --quiet ziglang "nanobind>=2.10"
	.ci/macos $(BIN)/python

.PHONY: test-packages
test-packages: install  ## build the packages and test them: wheels, source distribution, adding an operator
	$(BIN)/python -m pytest -m builds -n $(JOBS) --dist loadfile $(shell git grep -l pytest.mark.builds tests)

sweep: install  ## sweep every float32 input of functions whose code or bound has changed; ARGUMENTS=--all: of all
	PYTHONPATH=. $(BIN)/python tests/sweep.py $(ARGUMENTS)

.PHONY: gpu-code
gpu-code: install  ## compile and interpret the kernels whose code has changed, and record it, which spares the tests that
	PYTHONPATH=tests:tests/gpu:. $(BIN)/python tests/gpu/recorded.py $(ARGUMENTS)

# $(call native,build folder,options): builds the C++ tests with these options and runs them
define native
$(BIN)/cmake -S . -B $(1) -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DACTGRAD_PYTHON=OFF -DACTGRAD_TESTS=ON -DACTGRAD_WERROR=$(WERROR) $(2)
$(BIN)/cmake --build $(1) -j $(JOBS)
$(BIN)/ctest --test-dir $(1) -j $(JOBS) --output-on-failure
endef

.PHONY: native-test
native-test: install
	$(BIN)/cmake --build $(BUILD) --target tests -j $(JOBS)
	$(BIN)/ctest --test-dir $(BUILD) -j $(JOBS) --output-on-failure

# At -O2, GCC takes a minute for the instrumented tests alone. A unity build, since the sources are compiled one by one
# for the installed package.
SANITIZED = -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -DCMAKE_UNITY_BUILD=ON -DACTGRAD_SANITIZE
# Tests run with the best vectors that there are: others would be compiled in vain.
ADDRESS = $(SANITIZED)=address,undefined -DACTGRAD_ISAS="$(shell .ci/isas)"
THREAD = $(SANITIZED)=thread
sanitize: sanitize-address sanitize-thread  ## run the C++ tests under AddressSanitizer with UBSan, and under ThreadSanitizer

.PHONY: sanitize-address sanitize-thread
sanitize-address: $(VENV)/build
	$(call native,build/address,$(ADDRESS))
sanitize-thread: $(VENV)/build
	$(call native,build/thread,$(THREAD))

CLANG ?= clang
.PHONY: sanitize-clang
BY_CLANG = -DCMAKE_C_COMPILER=$(CLANG) -DCMAKE_CXX_COMPILER=$(CLANG:clang%=clang++%) -DCMAKE_CXX_STANDARD=20
sanitize-clang: $(VENV)/build  ## the same under clang's sanitizers, in C++20 (CLANG=clang-19)
	$(call native,build/clang-address,$(ADDRESS) $(BY_CLANG))
	$(call native,build/clang-thread,$(THREAD) $(BY_CLANG))

# libFuzzer needs clang; CLANG=clang-14 selects one. New inputs are merged into the corpus, which is kept minimal.
.PHONY: fuzz
comma := ,
SECONDS ?= 60
CORPUS := native/fuzz/corpus
FUZZED := -DACTGRAD_PYTHON=OFF -DACTGRAD_TESTS=ON -DACTGRAD_LIBFUZZER=ON -DCMAKE_BUILD_TYPE=RelWithDebInfo
COMPILED_BY_CLANG := CC=$(CLANG) CXX=$(subst clang,clang++,$(CLANG))
# $(call fuzz,target,longest input)
define fuzz
mkdir -p build/fuzz/corpus/$(1) build/fuzz/minimal/$(1)
cd build/fuzz && native/fuzz/fuzz_$(1) -max_total_time=$(SECONDS) -max_len=$(2) -len_control=0 corpus/$(1) $(CURDIR)/$(CORPUS)/$(1)
cd build/fuzz && native/fuzz/fuzz_$(1) -set_cover_merge=1 -use_counters=0 -max_len=$(2) minimal/$(1) corpus/$(1) $(CURDIR)/$(CORPUS)/$(1)
rm -rf $(CORPUS)/$(1) && mv build/fuzz/minimal/$(1) $(CORPUS)/$(1)
endef
fuzz: $(VENV)/dev  ## fuzz the runtime, the operators and the JSON reader for SECONDS each, then print the lines reached
	$(COMPILED_BY_CLANG) $(BIN)/cmake -S . -B build/fuzz -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja $(FUZZED) \
		-DACTGRAD_SANITIZE=fuzzer-no-link$(comma)address$(comma)undefined
	$(BIN)/cmake --build build/fuzz -j $(JOBS) --target fuzz_runtime fuzz_json
	$(call fuzz,runtime,1024)
	$(call fuzz,json,256)
	$(MAKE) coverage

# A separate environment with actgrad built by clang for coverage, and everything else from the usual one.
.PHONY: coverage
COVERED := build/coverage/venv
PURELIB = $$($(1)/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")
coverage: install  ## print which lines of the libraries the fuzz targets and the Python tests reach
	$(BIN)/python -m venv --without-pip $(COVERED)
	echo $(call PURELIB,$(VENV)) > $(call PURELIB,$(COVERED))/development.pth
	ln -sfn $(CURDIR)/$(VENV)/torch_npu $(COVERED)/torch_npu
	$(COMPILED_BY_CLANG) $(COVERED)/bin/python -m pip install --quiet --no-build-isolation --no-deps --ignore-installed . \
		--config-settings=build-dir=build/coverage --config-settings=install.strip=false \
		--config-settings=cmake.build-type=RelWithDebInfo --config-settings=cmake.define.ACTGRAD_TESTS=OFF \
		--config-settings=cmake.define.CMAKE_CXX_FLAGS="-fprofile-instr-generate -fcoverage-mapping"
	$(BIN)/cmake -B build/coverage -DACTGRAD_TESTS=ON
	$(BIN)/cmake --build build/coverage -j $(JOBS) --target fuzz_runtime fuzz_json
	CLANG=$(CLANG) $(BIN)/python native/fuzz/coverage.py build/coverage $(CORPUS) $(COVERED)/bin/python --bar 90

bench: install  ## measure the functions beside the memory's limit and PyTorch; half an hour
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[bench]"
	$(BIN)/actgrad bench --csv docs/data/benchmarks.csv --picture docs/benchmarks.svg --page docs/benchmarks.md
	mkdir -p build
	$(BIN)/python benchmarks/torch_autograd.py --json build/latest_torch.json

.PHONY: pictures
pictures: install  ## draw the activations whose code has changed, what was measured, the first page's and the design's
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[bench]"
	$(BIN)/python tools/draw_activations.py
	$(BIN)/python tools/draw_headline.py
	$(BIN)/python tools/draw_measured.py
	$(BIN)/python tools/draw_design.py

bench-gpu: install  ## measure the kernels on a GPU, beside a copy, PyTorch and Liger-Kernel's formulas
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[bench,gpu]"
	$(BIN)/python benchmarks/gpu.py --picture docs/benchmarks-gpu.svg \
		--page docs/benchmarks-gpu.md

# C++ that is written by hand.
CPP_FILES = $(shell git ls-files 'native/*.h' 'native/*.cpp' 'include/acl/*.h' 'include/aclnn/*.h' 'examples/*.cpp' 'tests/engine/*.cpp' 'tests/engine/*.h' 'src/*.h')

lint: install  ## check style, types and that printed files are current
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/clang-format --dry-run --Werror $(CPP_FILES)
	$(BIN)/python -m codegen --check

format: install  ## format all code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(CPP_FILES)

generate: install  ## print all files that follow from the operators' declarations, and the native module's stub
	$(BIN)/python -m codegen
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	$(BIN)/python tools/print_stub.py

docs: install  ## build the documentation as a site, checking its links
	$(BIN)/mkdocs build --strict

.PHONY: test-site
test-site: docs  ## open every page of the site in Chromium, at the width of a desktop and of a phone
	$(BIN)/python -m pytest -m site -n $(JOBS) tests/site

clean:  ## remove everything that was built
	rm -rf build $(VENV) site
