// SPDX-License-Identifier: Apache-2.0
//
// What the system has for the main queue, before the terminal is taken.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

bool cn_has_descriptors(int count) {
  int opened[16];
  int made = 0;
  while (made < count && made < 16) {
    int descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    if (descriptor < 0) break;
    opened[made++] = descriptor;
  }
  for (int i = 0; i < made; i++) (void)close(opened[i]);
  return made == count;
}

static void *nothing(void *argument) { return argument; }

// Both at a time: the stack of one that has ended would be used again.
bool cn_has_threads(void) {
  pthread_t first, second;
  if (pthread_create(&first, NULL, nothing, NULL) != 0) return false;
  bool has_second = pthread_create(&second, NULL, nothing, NULL) == 0;
  (void)pthread_join(first, NULL);
  if (has_second) (void)pthread_join(second, NULL);
  return has_second;
}

bool cn_has_memory(size_t bytes) {
  void *room = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  return room != MAP_FAILED && munmap(room, bytes) == 0;
}
