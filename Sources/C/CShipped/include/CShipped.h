// SPDX-License-Identifier: Apache-2.0
//
// What the program carries in its own file: the scenarios and lessons with their translations, the
// parts of a page, descriptions of terminals, and where it was built from. Nothing is read before it
// is asked for.
#ifndef CSHIPPED_H
#define CSHIPPED_H

#include <stdint.h>

/// A file that the program carries.
struct cs_file {
  /// Its path below `Resources`, as in "Scenarios/demo.scenario".
  const char *path;
  /// Its bytes, with a zero behind them that is not counted.
  const uint8_t *bytes;
  uint32_t size;
};

/// How many there are.
uint32_t cs_count(void);

/// One of them, in the order of the bytes of their paths.
struct cs_file cs_file(uint32_t number);

/// The C library's description of the characters of UTF-8, for a machine that has none; without bytes
/// if the machine that built the program had none either.
struct cs_file cs_characters(void);

/// The commit that the program was built from, in hexadecimal digits; nothing if that is not known.
/// "+" behind it: files were changed.
const char *cs_commit(void);

#endif
