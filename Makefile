# SPDX-License-Identifier: Apache-2.0
SHELL = /bin/sh
.DEFAULT_GOAL = help
.PHONY: run test build bench e2e goldens lint format install uninstall clean fuzz storm sanitize help set-up

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# What `make run` hands to the program: make run ARGS='--speed 4'
ARGS ?=

# One file that needs no Swift where it runs, only Debian's libraries.
# It looks for libraries nowhere but where the system does.
RELEASE = $(SWIFT) build -c release --static-swift-stdlib --disable-local-rpath
BINARY = .build/release/applife
SOURCES = Package.swift Sources Tests Benchmarks
SHARE = $(DESTDIR)$(PREFIX)/share
# A word of the shell, whatever it holds.
quote = '$(subst ','\'',$(1))'

run: build ## get what is missing, build, and start the program (ARGS='…')
	@$(BINARY) $(ARGS)

test: set-up ## get what is missing, build, and run every test
	@tools/need tmux
	$(SWIFT) test

build: set-up ## the release build, .build/release/applife
	$(RELEASE)

bench: set-up ## the benchmarks, with a table at the end
	@tools/bench

e2e: set-up ## the tests that drive the built program in a terminal
	@tools/need tmux
	$(SWIFT) test --filter ApplifeTests

goldens: set-up ## write the expected screens and traces anew, then show what changed
	-APPLIFE_RECORD_GOLDENS=1 $(SWIFT) test --filter 'LifecycleTests|LifecycleUITests'
	git diff --stat

lint: ## check the format
	$(SWIFT) format lint --strict --parallel -r $(wildcard $(SOURCES))

format: ## format the sources in place
	$(SWIFT) format -i --parallel -r $(wildcard $(SOURCES))

install: build ## install to PREFIX (/usr/local), below DESTDIR
	install -d $(call quote,$(DESTDIR)$(PREFIX)/bin) $(call quote,$(SHARE)/applife/Scenarios)
	install -m 755 $(BINARY) $(call quote,$(DESTDIR)$(PREFIX)/bin/applife)
	-@strip $(call quote,$(DESTDIR)$(PREFIX)/bin/applife)
	@for file in Resources/Scenarios/*.scenario; do \
	  [ ! -e "$$file" ] || install -m 644 "$$file" $(call quote,$(SHARE)/applife/Scenarios/) || exit 1; \
	done
	@tools/install-docs $(BINARY) $(call quote,$(SHARE))

uninstall: ## remove what install put there
	rm -f $(call quote,$(DESTDIR)$(PREFIX)/bin/applife)
	rm -rf $(call quote,$(SHARE)/applife)
	rm -f $(call quote,$(SHARE))/man/man1/applife*.1 $(call quote,$(SHARE)/bash-completion/completions/applife) \
	  $(call quote,$(SHARE)/zsh/site-functions/_applife) $(call quote,$(SHARE)/fish/vendor_completions.d/applife.fish)

clean: ## remove what was built
	rm -rf .build .build-*

fuzz: set-up ## random text for the parser, the engine and the reports (SECONDS=60)
	@tools/fuzz $(SECONDS)

storm: build ## random keys, sizes, signals and stalls in a terminal (SECONDS=60 SEED=…)
	@tools/need python3
	@tools/storm $(or $(SECONDS),60) $(SEED)

sanitize: set-up ## the tests under AddressSanitizer and ThreadSanitizer
	@tools/sanitize

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

set-up:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "Swift is missing: see https://www.swift.org/install/linux/" >&2; exit 1; }
	@tools/need libncurses-dev
