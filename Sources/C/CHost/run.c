// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CHost.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

int ch_run(const char *path, char *const *arguments, const char *folder, const char *log,
           int *status) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  posix_spawn_file_actions_addchdir_np(&actions, folder);
  pid_t process;
  error = posix_spawn(&process, path, &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error) return error;
  while (waitpid(process, status, 0) < 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}
