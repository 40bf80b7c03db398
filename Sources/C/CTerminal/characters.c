// SPDX-License-Identifier: Apache-2.0
//
// UTF-8 where the C library has no locale, as on a system of one program. glibc reads what it knows of
// characters from a file alone, so it is given one for that moment.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <fcntl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __GLIBC__

static bool write_file(const char *path, const char *bytes, size_t size) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return false;
  while (size > 0) {
    ssize_t count = write(file, bytes, size);
    if (count <= 0) break;
    bytes += count;
    size -= (size_t)count;
  }
  return close(file) == 0 && size == 0;
}

bool cn_use_characters(const void *bytes, size_t size, const char *folder) {
  char home[1024], locale[1100], file[1200];
  int length = snprintf(home, sizeof home, "%s/applife.XXXXXX", folder);
  if (length < 0 || (size_t)length >= sizeof home || mkdtemp(home) == NULL) return false;
  (void)snprintf(locale, sizeof locale, "%s/C.UTF-8", home);
  (void)snprintf(file, sizeof file, "%s/LC_CTYPE", locale);
  bool is_used = false;
  if (mkdir(locale, 0700) == 0 && write_file(file, bytes, size)) {
    char *former = getenv("LOCPATH") == NULL ? NULL : strdup(getenv("LOCPATH"));
    (void)setenv("LOCPATH", home, 1);
    is_used = setlocale(LC_CTYPE, "C.UTF-8") != NULL;
    if (former == NULL) (void)unsetenv("LOCPATH");
    else (void)setenv("LOCPATH", former, 1);
    free(former);
  }
  // The library has it in memory.
  (void)unlink(file);
  (void)rmdir(locale);
  (void)rmdir(home);
  return is_used;
}
#else
bool cn_use_characters(const void *bytes, size_t size, const char *folder) {
  (void)bytes, (void)size, (void)folder;
  return false;
}
#endif
