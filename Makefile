# SPDX-License-Identifier: Apache-2.0
SHELL = /bin/sh
.DEFAULT_GOAL = help
.PHONY: run test test-modules test-program test-all build dist bench e2e goldens pictures docs frameworks examples deb lint format install uninstall \
  site clean fuzz fuzz-check storm sanitize web web-module help set-up

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# What `make run` hands to the program: make run ARGS='--speed 4'
ARGS ?=

SYSTEM := $(shell uname -s)
# `make run` and `make test` build in the same folder: unoptimized, in a minute, and an edit in seconds.
DEBUG = .build/debug/applife
# The compiler takes a sixth less time if its memory has large pages: the first screen comes some ten seconds sooner.
BUILD = GLIBC_TUNABLES=glibc.malloc.hugetlb=1 $(SWIFT) build
# What is installed is optimized, which takes six minutes. It says which commit it was built from. The compiler is
# not told: its command would change with each commit, and everything would be built again.
RELEASE = APPLIFE_COMMIT="$$(tools/commit)" $(BUILD) -c release --product applife
ifeq ($(SYSTEM),Darwin)
# macOS has Swift's libraries itself and no static programs. Homebrew has toml++. Nobody has run this yet.
export CPATH := $(shell brew --prefix 2>/dev/null)/include
FOLDER = .build
FLAGS = -Xlinker -dead_strip
PACKAGES = tomlplusplus
TEST_PACKAGES = tmux
# coreutils, in which Homebrew has `timeout`, is not asked for: only a test that hangs would need it.
BOUNDED =
else
# One file that needs neither Swift nor any library where it runs. With LIBRARIES=shared it uses Debian's, as
# Debian's packages must; it is built apart, since everything differs.
LIBRARIES ?= static
ifeq ($(LIBRARIES),shared)
FOLDER = .build-shared
OLDEST = 6.0
else
FOLDER = .build
# A static program whose place in memory the system chooses, which only lld links. Another one would sort the tables of
# all functions when the main thread is parked: 25 ms before the first screen.
LINK = -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-pie
endif
# It looks for libraries nowhere but where the system does, and nothing describes it for debuggers.
FLAGS = --scratch-path $(FOLDER) --static-swift-stdlib --disable-local-rpath -Xlinker -s $(LINK)
# A source archive brings its dependency along; a clone fetches it with git.
PACKAGES = $(if $(wildcard Vendor),,git) libncurses-dev libtomlplusplus-dev
TEST_PACKAGES = tmux procps
# No test can hang for ever, whatever it does. How long the build takes is not its matter.
BOUNDED = timeout --foreground --kill-after=30 2400
endif
OLDEST ?= 6.1
BINARY = $(FOLDER)/release/applife
SOURCES = Package.swift Sources Edge Frameworks Tests Benchmarks Examples/*/Package.swift Examples/*/Sources Examples/*/Tests Examples/Hosted
SHARE = $(DESTDIR)$(PREFIX)/share
# A word of the shell, whatever it holds.
quote = '$(subst ','\'',$(1))'
# Where Debian's zsh looks: below /usr that is the folder for packages.
ZSH = $(if $(filter /usr,$(PREFIX)),vendor-completions,site-functions)
# Everything missing is named at once.
NEED = SWIFT='$(SWIFT)' tools/need $(PACKAGES)
BUILD_TESTS = $(BUILD) --product applife && $(BUILD) --product applifePackageTests
RUN_TESTS = $(BOUNDED) $(SWIFT) test --skip-build
# The names in Tests/slow.txt, as a pattern.
SLOW = $(shell grep -o '^[A-Z][A-Za-z/]*' Tests/slow.txt | sed 's/^/\\./' | paste -sd'|' -)

run: ## install missing dependencies, build without optimization, and start the program (ARGS='…')
	@$(NEED)
	@$(BUILD) --product applife
	@$(DEBUG) $(ARGS)

test: ## install missing dependencies, build, and run the tests, but for the slow ones
	@$(NEED) $(TEST_PACKAGES)
	$(BUILD_TESTS)
	@$(MAKE) --no-print-directory -j2 test-modules test-program

# Both at once: the tests of the program wait for terminals and processes most of the time.
test-modules:
	$(RUN_TESTS) --ignore-lock --skip 'ApplifeTests|$(SLOW)'

test-program:
	$(RUN_TESTS) --ignore-lock --filter ApplifeTests --skip '$(SLOW)'

test-all: test ## make test, and the slow tests
	$(RUN_TESTS) --filter '$(SLOW)'

build: ## the optimized program, .build/release/applife, which needs no library (LIBRARIES=shared: Debian's)
	@OLDEST=$(OLDEST) $(NEED)
	$(RELEASE) $(FLAGS)

bench: build ## measure the engine, the first screen and the longest commands
	@$(NEED) python3
	tools/bench $(BINARY)

e2e: ## the tests that drive the built program, with every shell and reader they know
	@$(NEED) tmux procps zsh fish jq perl libxml2-utils mandoc python3-venv
	@tools/readers
	$(BUILD_TESTS)
	$(RUN_TESTS) --filter ApplifeTests

goldens: set-up ## write the expected screens and traces anew, then show what changed
	$(BUILD_TESTS)
	-APPLIFE_RECORD_GOLDENS=1 $(RUN_TESTS) --filter 'LifecycleTests|LifecycleUITests'
	@git --no-pager diff --stat --patch -- Tests/*/Goldens 'README*.md' docs/pictures Resources/Editors Tests/Fuzz
	@git ls-files --others --exclude-standard -- Tests/*/Goldens docs/pictures | sed 's/^/new: /'

pictures: set-up build ## draw the pictures in docs/pictures anew, then show which changed
	@$(NEED) nodejs chromium
	$(BUILD_TESTS)
	-APPLIFE_RECORD_GOLDENS=1 $(RUN_TESTS) --filter 'LifecycleUITests\.PictureTests'
	node tools/page-picture.mjs $(BINARY) --record
	@git --no-pager diff --stat -- docs/pictures

docs: set-up ## the documentation of the library, below .build-docs
	APPLIFE_DOCS=1 $(SWIFT) package --scratch-path .build-docs --allow-writing-to-directory .build-docs \
	  generate-documentation --target Lifecycle \
	  --output-path .build-docs/Lifecycle.doccarchive

examples: set-up ## build and run the packages in Examples, which import the libraries, and build Benchmarks
	@for package in Examples/*/Package.swift; do \
	  folder=$${package%/*}; \
	  if [ -d "$$folder/Tests" ]; then verb=test; else verb=run; fi; \
	  $(SWIFT) $$verb --package-path "$$folder" --scratch-path .build-examples || exit 1; \
	done
	$(SWIFT) build --package-path Benchmarks --scratch-path .build-examples

frameworks: set-up ## build every module in Frameworks, and test hosting: minutes, since apps are built
	$(SWIFT) build --package-path Frameworks --scratch-path .build-frameworks
	APPLIFE_FRAMEWORKS=1 $(BUILD) --build-tests
	APPLIFE_FRAMEWORKS=1 $(RUN_TESTS)

deb: ## a Debian package, below .build/deb
	@$(NEED) debhelper dpkg-dev
	@mkdir -p .build/deb
	debian/rules binary

dist: build deb ## archives of a version with their checksums, below .build/dist
	@$(NEED) git python3
	tools/dist $(BINARY)

lint: ## check the format, the files that tools write, and that no translation is missing or stale
	$(SWIFT) format lint --strict --parallel -r $(wildcard $(SOURCES))
	tools/shipped check
	tools/wrapped-book check
	tools/translations check

format: ## format the sources in place
	$(SWIFT) format -i --parallel -r $(wildcard $(SOURCES))

install: build ## install to PREFIX (/usr/local), below DESTDIR
	@tools/install $(BINARY) $(call quote,$(DESTDIR)) $(call quote,$(PREFIX)) $(ZSH)
	@tools/install-modules $(call quote,$(DESTDIR)) $(call quote,$(PREFIX))

uninstall: ## remove what install put there
	rm -f $(call quote,$(DESTDIR)$(PREFIX)/bin/applife)
	rm -rf $(call quote,$(SHARE)/applife) $(call quote,$(SHARE)/doc/applife)
	rm -f $(call quote,$(SHARE)/man/man1/applife.1) $(call quote,$(SHARE)/man/man1)/applife-*.1 \
	  $(call quote,$(SHARE)/bash-completion/completions/applife) \
	  $(call quote,$(SHARE)/zsh/$(ZSH)/_applife) \
	  $(call quote,$(SHARE)/fish/vendor_completions.d/applife.fish) \
	  $(call quote,$(SHARE)/vim/vimfiles/ftdetect/scenario.vim) \
	  $(call quote,$(SHARE)/vim/vimfiles/ftplugin/scenario.vim) \
	  $(call quote,$(SHARE)/vim/vimfiles/syntax/scenario.vim)

clean: ## remove what was built
	rm -rf .build .build-* debian/applife debian/.debhelper debian/files debian/*.substvars debian/*.debhelper.log \
	  debian/debhelper-build-stamp

fuzz: set-up ## random input for what reads text from outside (SECONDS=60 READERS='…')
	@tools/fuzz $(or $(SECONDS),60) $(READERS)

fuzz-check: set-up ## changed logs for applife check (LOGS=1000 SEED=1 ONLY=screens, days)
	@tools/fuzz-check $(or $(LOGS),1000) $(or $(SEED),1) $(ONLY)

storm: build ## random keys, sizes, signals and stalls in a terminal (SECONDS=60 SEED=…)
	@$(NEED) python3
	@tools/storm $(or $(SECONDS),60) $(SEED)

sanitize: set-up ## the tests under AddressSanitizer and ThreadSanitizer
	@$(NEED) $(TEST_PACKAGES)
	@tools/sanitize

web: build web-module ## the engine for browsers, in Resources/Page, and its page, compared with the program
	@$(NEED) nodejs openssl chromium
	node tools/web-test.mjs .build-web/en.wasm.gz $(BINARY)
	node tools/page-test.mjs $(BINARY)
	node tools/page-picture.mjs $(BINARY)

site: build ## the site, in .build/site: checked, and opened in a browser (ADDRESS=https://… for a sitemap)
	@$(NEED) nodejs chromium libxml2-utils
	rm -rf .build/site
	$(BINARY) site -o .build/site $(if $(ADDRESS),--address $(call quote,$(ADDRESS)))
	node tools/site-test.mjs .build/site $(BINARY)

web-module:
	@$(NEED) openssl
	tools/web

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

set-up:
	@$(NEED)
