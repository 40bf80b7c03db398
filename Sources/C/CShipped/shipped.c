// SPDX-License-Identifier: Apache-2.0
#include "CShipped.h"

/// A row of the table in files.S: offsets from the table's beginning, and a count of bytes.
struct row {
  int32_t path, bytes;
  uint32_t size;
};

extern const struct row cs_table[] __attribute__((visibility("hidden")));
extern const struct row cs_table_end[] __attribute__((visibility("hidden")));

static const char *at(int32_t offset) { return (const char *)cs_table + offset; }

uint32_t cs_count(void) { return (uint32_t)(cs_table_end - cs_table); }

struct cs_file cs_file(uint32_t number) {
  const struct row *row = &cs_table[number];
  return (struct cs_file){at(row->path), (const uint8_t *)at(row->bytes), row->size};
}

struct cs_file cs_characters(void) {
  return (struct cs_file){"", (const uint8_t *)at(cs_table_end->bytes), cs_table_end->size};
}

// `make` says what is checked out (Package.swift), and `git archive` writes it here. Without either it
// is not known.
#ifndef APPLIFE_COMMIT
#define APPLIFE_COMMIT "$Format:%H$"
#endif

const char *cs_commit(void) {
  static const char commit[] = APPLIFE_COMMIT;
  return commit[0] == '$' ? "" : commit;
}
