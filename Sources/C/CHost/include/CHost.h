// SPDX-License-Identifier: Apache-2.0
//
// Starting and ending hosted processes: what has to happen between fork and exec, and a supervisor
// that ends everything a hosted app has started, also when applife is killed.
#ifndef CHOST_H
#define CHOST_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// What a process is started with.
struct ch_program {
  const char *path;        // the executable
  char *const *arguments;  // ends with NULL
  char *const *environment; // ends with NULL
  const char *folder;      // the current folder
  int output;              // its standard output
  int error;               // its standard error
  int link_input;          // becomes descriptor 3
  int link_output;         // becomes descriptor 4
  uint64_t file_size;      // RLIMIT_FSIZE in bytes; 0: no limit
  uint64_t processes;      // how many more processes and threads its user may have; 0: no limit
};

/// What the supervisor reports.
struct ch_report {
  int32_t kind; // enum ch_report_kind
  int32_t value;
};

enum ch_report_kind {
  CH_STARTED = 1, // value: the process identifier
  CH_FAILED = 2,  // value: the error number of what could not be done before the program ran
  CH_EXITED = 3,  // value: the exit status
  CH_SIGNALED = 4, // value: the signal
};

/// What the supervisor is asked for, a byte each. When nobody can ask any more it ends everything.
enum ch_order {
  CH_STOP = 'S',     // SIGSTOP to every process of the app
  CH_CONTINUE = 'C', // SIGCONT
  CH_KILL = 'K',     // SIGKILL
};

/// A hosted process.
struct ch_process {
  pid_t supervisor; // to be waited for once it has reported the end
  int control;      // orders go in, reports come out
};

/// Starts a program under a supervisor of its own. Returns 0 or an error number.
int ch_start(const struct ch_program *program, struct ch_process *process);

/// A pipe that no program inherits. Returns 0, or -1 with `errno`.
int ch_pipe(int ends[2]);

/// Starts a program in a folder, in a process group of its own, with what it writes in a file, and its temporary
/// files in a folder; NULL for applife's. `end` is a descriptor at whose end the program and what it has started have
/// ended. Returns 0 or an error number.
int ch_spawn(const char *path, char *const *arguments, const char *folder, const char *log,
             const char *temporary, pid_t *process, int *end);

/// Starts a process that removes a folder once `keeper` is closed: also if applife is ended by a signal, when there is
/// no time for it. Returns 0 or an error number.
int ch_remove_later(const char *folder, pid_t *process, int *keeper);

#endif
