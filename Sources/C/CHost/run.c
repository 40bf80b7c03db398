// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CHost.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

static int spawn(const char *path, char *const *arguments, char *const *variables,
                 const char *folder, const char *log, pid_t *process, int *end) {
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
  int error = posix_spawn(process, path, &actions, &attributes, arguments, variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (error) close(ends[0]);
  *end = ends[0];
  return error;
}

// The environment with another folder for temporary files; NULL if there is no memory. To be freed after
// `variable`.
static char **environment(char *variable) {
  size_t count = 0;
  while (environ[count] != NULL) count++;
  char **list = calloc(count + 2, sizeof *list);
  if (list == NULL) return NULL;
  size_t place = 0;
  for (size_t i = 0; i < count; i++)
    if (strncmp(environ[i], "TMPDIR=", 7) != 0) list[place++] = environ[i];
  list[place] = variable;
  return list;
}

int ch_spawn(const char *path, char *const *arguments, const char *folder, const char *log,
             const char *temporary, pid_t *process, int *end) {
  char *variable = NULL;
  char **variables = environ;
  if (temporary != NULL) {
    variable = malloc(strlen(temporary) + sizeof "TMPDIR=");
    if (variable == NULL) return ENOMEM;
    strcat(strcpy(variable, "TMPDIR="), temporary);
    variables = environment(variable);
  }
  int error = variables == NULL ? ENOMEM : spawn(path, arguments, variables, folder, log, process, end);
  if (variables != environ) free(variables);
  free(variable);
  return error;
}

int ch_remove_later(const char *folder, pid_t *process, int *keeper) {
  // The last processes of the app end at the same time, and may still write there.
  static char script[] =
      "read -r end; for try in 1 2 3 4 5 6 7 8 9 10; do rm -rf -- \"$0\" && exit; sleep 0.2; done";
  char *arguments[] = {"sh", "-c", script, (char *)folder, NULL};
  int ends[2];
  if (ch_pipe(ends) != 0) return errno;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, ends[0], 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  posix_spawn_file_actions_addchdir_np(&actions, "/");
  // A session of its own: neither a key nor a terminal that is closed ends it.
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
  int error = posix_spawn(process, "/bin/sh", &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[0]);
  if (error) close(ends[1]);
  *keeper = error ? -1 : ends[1];
  return error;
}
