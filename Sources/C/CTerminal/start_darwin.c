// SPDX-License-Identifier: Apache-2.0
//
// The same for macOS; nobody has run it yet.
#ifdef __APPLE__
#include "CTerminal.h"

#include <crt_externs.h>

char **cn_arguments(int *count) {
  *count = *_NSGetArgc();
  return *_NSGetArgv();
}
#endif
