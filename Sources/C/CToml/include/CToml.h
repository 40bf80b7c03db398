// SPDX-License-Identifier: Apache-2.0
//
// Reads TOML with toml++ (Debian's libtomlplusplus-dev), which is C++.
#ifndef CTOML_H
#define CTOML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What is reported about a text.
enum ct_kind {
  ct_string,
  ct_integer,
  ct_float,
  ct_boolean,
  ct_date,
  ct_time,
  ct_date_time,
  /// What is reported up to the matching `ct_end` stands in the array or the table.
  ct_array,
  ct_table,
  ct_end,
  /// The text is not TOML: `text` says why, and the place of the value is where. It comes alone.
  ct_error,
};

/// Bytes in UTF-8, without a zero at their end.
struct ct_text {
  const char *bytes;
  size_t length;
};

/// A line and a column. Both count from 1, a column in Unicode scalars.
struct ct_place {
  uint32_t line;
  uint32_t column;
};

struct ct_item {
  enum ct_kind kind;
  /// The name, and where it stands. Empty in an array, for the whole text and for `ct_end`.
  struct ct_text name;
  struct ct_place name_place;
  struct ct_place value_place;
  struct ct_text text;
  int64_t integer;
  double number;
  bool boolean;
};

/// Reports the text as one table. The item and its texts are gone when `visit` returns.
void ct_read(struct ct_text text, void *context, void (*visit)(void *context, const struct ct_item *item));

#ifdef __cplusplus
}
#endif

#endif
