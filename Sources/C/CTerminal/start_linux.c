// SPDX-License-Identifier: Apache-2.0
//
// The very beginning of the program, where `/proc` may be missing, as in a container or a rescue
// system.
#ifdef __linux__
#include "CTerminal.h"

#include <stdlib.h>
#include <unistd.h>

static int argument_count;
static char **arguments;

char **cn_arguments(int *count) {
  *count = argument_count;
  return arguments;
}

/// Keeps the arguments, which Swift would read from `/proc/self/cmdline`. And where Swift's runtime
/// cannot ask `/proc/self/exe` for its own folder, in which its backtracer would be, it is told one:
/// it ends the program if it knows none.
static void begin(int count, char **words) {
  argument_count = count;
  arguments = words;
  if (access("/proc/self/exe", F_OK) != 0) (void)setenv("SWIFT_ROOT", "/", 0);
}

// Before everything else, since Swift's runtime looks while it is loaded.
__attribute__((section(".preinit_array"), used)) static void (*const first)(int, char **) = begin;
#endif
