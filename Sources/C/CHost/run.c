// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CHost.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

int ch_spawn(const char *path, char *const *arguments, const char *folder, const char *log,
             pid_t *process, int *end) {
  int ends[2];
  if (ch_pipe(ends) != 0) return errno;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 3);
  posix_spawn_file_actions_addchdir_np(&actions, folder);
  // A group that is ended as one. What applife ignores or keeps back does not concern it.
  sigset_t none, ordinary;
  sigemptyset(&none);
  sigemptyset(&ordinary);
  sigaddset(&ordinary, SIGINT);
  sigaddset(&ordinary, SIGTERM);
  sigaddset(&ordinary, SIGPIPE);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &ordinary);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  int error = posix_spawn(process, path, &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (error) close(ends[0]);
  *end = ends[0];
  return error;
}
