// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CHost.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// A process is forked from a program that has threads: until exec, and in the supervisor, which
// never calls it, only functions are used that a signal handler could use.

static void report(int control, int kind, int value) {
  struct ch_report report = {kind, value};
  while (write(control, &report, sizeof report) < 0 && errno == EINTR) {
  }
}

static void close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, (unsigned)first, ~0U, 0) == 0) return;
#endif
  long most = sysconf(_SC_OPEN_MAX);
  for (int descriptor = first; descriptor < most; descriptor++) close(descriptor);
}

static void limit(int which, rlim_t most) {
  struct rlimit old;
  if (getrlimit(which, &old) != 0) return;
  if (old.rlim_max != RLIM_INFINITY && old.rlim_max < most) return;
  struct rlimit new = {most, most};
  setrlimit(which, &new);
}

// How many processes and threads there are now: RLIMIT_NPROC counts all of a user's, and the system
// counts everybody's, which is no less.
static rlim_t tasks_now(void) {
#ifdef __linux__
  char text[128];
  int file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  const char *slash = strchr(text, '/');
  rlim_t count = 0;
  for (const char *at = slash ? slash + 1 : ""; *at >= '0' && *at <= '9'; at++)
    count = count * 10 + (rlim_t)(*at - '0');
  return count;
#else
  return 0;
#endif
}

// The app's own process, up to exec. `failure` is closed by exec; an error number is written to it
// otherwise.
static void become(const struct ch_program *program, int failure) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#endif
  // A session of its own: no terminal, and a process group that stops and ends as one.
  setsid();
  // What applife ignores or keeps back does not concern the app.
  for (int number = 1; number < 32; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (program->file_size) limit(RLIMIT_FSIZE, program->file_size);
  limit(RLIMIT_CORE, 0);
#ifdef RLIMIT_NPROC
  if (program->processes) limit(RLIMIT_NPROC, tasks_now() + program->processes);
#endif
  // High numbers first, so that none is overwritten before it is moved.
  int input = open("/dev/null", O_RDONLY);
  int from[6] = {input, program->output, program->error, program->link_input, program->link_output,
                 failure};
  for (int place = 0; place < 6; place++) {
    from[place] = fcntl(from[place], F_DUPFD, 16);
    if (from[place] < 0) goto failed;
  }
  for (int place = 0; place < 6; place++)
    if (dup2(from[place], place) < 0) goto failed;
  failure = 5;
  fcntl(failure, F_SETFD, FD_CLOEXEC);
  close_from(6);
  if (chdir(program->folder) != 0) goto failed;
  execve(program->path, program->arguments, program->environment);
failed:;
  int error = errno;
  while (write(failure, &error, sizeof error) < 0 && errno == EINTR) {
  }
  _exit(127);
}

#ifdef __linux__
enum { DEEPEST = 64 };

// Writes a text and a number to the end of a path: nothing of stdio, which may take memory.
static char *put(char *at, const char *text, long number) {
  while (*text) *at++ = *text++;
  char digits[24];
  int count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  while (count > 0) *at++ = digits[--count];
  *at = 0;
  return at;
}

static void signal_tasks(pid_t process, int number, pid_t group, int depth);

// Sends a signal to the children that one thread has started and to all that they have started,
// except to those in a group, which get it as one. The path is that of the thread's list of them.
static int signal_listed(const char *path, int number, pid_t group, int depth) {
  char text[1024];
  int count = 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length;
  pid_t pid = 0;
  while ((length = read(file, text, sizeof text)) > 0) {
    for (ssize_t at = 0; at < length; at++) {
      if (text[at] >= '0' && text[at] <= '9') {
        pid = pid * 10 + (text[at] - '0');
      } else if (pid > 0) {
        if (getpgid(pid) != group) kill(pid, number);
        if (depth < DEEPEST) signal_tasks(pid, number, group, depth + 1);
        count++;
        pid = 0;
      }
    }
  }
  close(file);
  return count;
}

// The same for the children of every thread of a process.
static void signal_tasks(pid_t process, int number, pid_t group, int depth) {
  char path[64];
  char *end = stpcpy(put(path, "/proc/", process), "/task/");
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  // As the kernel fills it: the length of an entry is at 16, its name begins at 19.
  char entries[1024];
  long length;
  while ((length = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    for (long at = 0; at < length;) {
      unsigned short size;
      memcpy(&size, entries + at + 16, sizeof size);
      long thread = 0;
      for (const char *name = entries + at + 19; *name >= '0' && *name <= '9'; name++)
        thread = thread * 10 + (*name - '0');
      at += size;
      if (thread == 0) continue;
      strcpy(put(end, "", thread), "/children");
      signal_listed(path, number, group, depth);
    }
  }
  close(folder);
}

// Sends a signal to every process below this one that is not in a group: the app, what has left its
// session, and what has come here because its parent has ended.
static void signal_descendants(int number, pid_t group) {
  signal_listed("/proc/thread-self/children", number, group, 0);
}
#else
static void signal_descendants(int number, pid_t group) {}
#endif

// Ends everything the app has started. What has moved to other sessions becomes a child of this
// process when its parent ends, so that in the end nothing is left to wait for.
static void end_everything(pid_t app, bool *has_ended, int *status) {
  for (;;) {
    kill(-app, SIGKILL);
    if (!*has_ended) kill(app, SIGKILL);
    signal_descendants(SIGKILL, 0);
    int found;
    pid_t pid = waitpid(-1, &found, 0);
    if (pid < 0 && errno == EINTR) continue;
    if (pid < 0) return;
    if (pid == app) {
      *has_ended = true;
      *status = found;
    }
  }
}

static volatile sig_atomic_t child_changed;

static void on_child(int number) {
  (void)number;
  child_changed = 1;
}

static void supervise(const struct ch_program *program, int control) {
  // It is not to be stopped or ended by a key, and outlives applife for a moment.
  setsid();
  for (int number = 1; number < 32; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_IGN);
  struct sigaction action = {.sa_handler = on_child};
  sigaction(SIGCHLD, &action, NULL);
  sigset_t child, none;
  sigemptyset(&none);
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_SETMASK, &child, NULL);
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "applife-host");
#endif
  int failure[2];
  if (pipe(failure) != 0) {
    report(control, CH_FAILED, errno);
    _exit(1);
  }
  pid_t app = fork();
  if (app < 0) {
    report(control, CH_FAILED, errno);
    _exit(1);
  }
  if (app == 0) {
    close(failure[0]);
    become(program, failure[1]);
  }
  close(failure[1]);
  int error = 0;
  ssize_t length;
  do length = read(failure[0], &error, sizeof error);
  while (length < 0 && errno == EINTR);
  if (length == sizeof error) {
    waitpid(app, NULL, 0);
    report(control, CH_FAILED, error);
    _exit(1);
  }
  // The app's descriptors are its own: when it has closed them, whoever reads must see that.
  if (control != 3) dup2(control, 3);
  control = 3;
  int null = open("/dev/null", O_RDWR);
  for (int stream = 0; stream < 3; stream++) dup2(null, stream);
  close_from(4);
  report(control, CH_STARTED, app);

  bool has_ended = false;
  bool is_asked = true;
  int status = 0;
  while (!has_ended && is_asked) {
    fd_set input;
    FD_ZERO(&input);
    FD_SET(control, &input);
    int ready = child_changed ? 0 : pselect(control + 1, &input, NULL, NULL, NULL, &none);
    child_changed = 0;
    int found;
    pid_t pid;
    while ((pid = waitpid(-1, &found, WNOHANG)) > 0) {
      if (pid == app) {
        has_ended = true;
        status = found;
      }
    }
    if (ready <= 0 || has_ended) continue;
    char order;
    ssize_t count = read(control, &order, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      is_asked = false;
    } else if (order == CH_STOP || order == CH_CONTINUE) {
      int number = order == CH_STOP ? SIGSTOP : SIGCONT;
      kill(-app, number);
      // What was being started meanwhile is found the second time: its parent has stopped.
      signal_descendants(number, app);
      if (order == CH_STOP) signal_descendants(number, app);
    } else if (order == CH_KILL) {
      is_asked = false;
    }
  }
  end_everything(app, &has_ended, &status);
  if (WIFSIGNALED(status))
    report(control, CH_SIGNALED, WTERMSIG(status));
  else
    report(control, CH_EXITED, WEXITSTATUS(status));
  _exit(0);
}

int ch_start(const struct ch_program *program, struct ch_process *process) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  sigset_t all, old;
  sigfillset(&all);
  // No handler of applife's runs in the supervisor before it has its own.
  sigprocmask(SIG_SETMASK, &all, &old);
  pid_t supervisor = fork();
  if (supervisor == 0) {
    close(ends[0]);
    supervise(program, ends[1]);
    _exit(1);
  }
  int error = supervisor < 0 ? errno : 0;
  sigprocmask(SIG_SETMASK, &old, NULL);
  close(ends[1]);
  if (error) {
    close(ends[0]);
    return error;
  }
  process->supervisor = supervisor;
  process->control = ends[0];
  return 0;
}

int ch_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}
