// SPDX-License-Identifier: Apache-2.0
//
// Gives the terminal back when the program is ended by a signal, sent to it or caused by a fault.
// It happens in the handler and not in the loop: the loop may be waiting for a terminal that takes
// no more output. Everything of ours runs on the main thread and so do the handlers, since
// libdispatch keeps its threads from hearing signals: no frame can be drawn after the rescue.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

static volatile sig_atomic_t armed;
static struct termios modes;
static bool has_modes;
static char text[512];
static size_t length;
static struct sigaction former[NSIG];
/// Room for a handler when there is none left on the stack.
static char stack[64 * 1024];
/// Whether standard input and output must not block for the programs they are shared with.
static volatile sig_atomic_t was_nonblocking[2];
/// The signals that the program itself causes when something is wrong with it.
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGSYS};

static int append(int byte) {
  if (length < sizeof text) text[length++] = (char)byte;
  return byte;
}

// Only what may be called in a signal handler stands below.

static void set_nonblocking(int descriptor, bool is_on) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0 || ((flags & O_NONBLOCK) != 0) == is_on) return;
  (void)fcntl(descriptor, F_SETFL, is_on ? flags | O_NONBLOCK : flags & ~O_NONBLOCK);
}

/// Writes to the terminal, without ever waiting for it.
static void put(const char *bytes, size_t length) {
  size_t done = 0;
  for (int attempts = 0; done < length && attempts < 8;) {
    ssize_t count = write(STDOUT_FILENO, bytes + done, length - done);
    if (count > 0) {
      done += (size_t)count;
    } else if (count < 0 && errno == EAGAIN) {
      attempts += 1;
      // Where nobody reads, what waits to be read is dropped, so that this finds room.
      (void)tcflow(STDOUT_FILENO, TCOON);
      (void)tcflush(STDOUT_FILENO, TCOFLUSH);
    } else if (count == 0 || errno != EINTR) {
      break;
    }
  }
}

static bool is_fault(int signal) {
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    if (faults[i] == signal) return true;
  }
  return false;
}

static void give_back(int signal) {
  static const char line[] = "applife: internal error, or out of memory\r\n";
  set_nonblocking(STDOUT_FILENO, true);
  put(text, length);
  // What was said before is gone with the screen.
  if (is_fault(signal)) put(line, sizeof line - 1);
  set_nonblocking(STDOUT_FILENO, false);
  cn_restore_blocking();
  if (has_modes) (void)tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

static void handle(int signal) {
  if (armed) {
    armed = 0;
    give_back(signal);
  }
  // What was there before has the last word: for most signals, the end of the process.
  (void)sigaction(signal, &former[signal], NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  (void)pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  (void)raise(signal);
}

void cn_make_blocking(void) {
  for (int descriptor = 0; descriptor < 2; descriptor++) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0 || (flags & O_NONBLOCK) == 0) continue;
    was_nonblocking[descriptor] = 1;
    (void)fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK);
  }
}

void cn_restore_blocking(void) {
  for (int descriptor = 0; descriptor < 2; descriptor++) {
    if (was_nonblocking[descriptor]) set_nonblocking(descriptor, true);
    was_nonblocking[descriptor] = 0;
  }
}

void cn_rescue_save_modes(void) { has_modes = tcgetattr(STDIN_FILENO, &modes) == 0; }

static void install(int signal) {
  bool is_own = is_fault(signal);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = SA_ONSTACK | SA_RESTART | (is_own ? SA_NODEFER : 0);
  sigemptyset(&action.sa_mask);
  if (sigaction(signal, &action, &former[signal]) != 0) return;
  // Somebody wants this signal ignored, as `nohup` does. ncurses has its own handlers for SIGINT
  // and SIGTERM, which are not asked.
  if (!is_own && former[signal].sa_handler == SIG_IGN && signal != SIGINT && signal != SIGTERM
      && signal != SIGQUIT) {
    (void)sigaction(signal, &former[signal], NULL);
    return;
  }
  // Swift's backtrace asks questions on the terminal and delays the end: only when wanted.
  if (!is_own || getenv("SWIFT_BACKTRACE") == NULL) former[signal].sa_handler = SIG_DFL;
}

void cn_rescue_install(void) {
  static const char *const names[] = {"sgr0", "op", "rmkx", "cnorm", "rmcup"};
  length = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char *capability = tigetstr((char *)names[i]);
    if (capability != NULL && capability != (char *)-1) tputs(capability, 1, append);
  }
  append('\r');
  append('\n');

  stack_t alternate;
  memset(&alternate, 0, sizeof alternate);
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  (void)sigaltstack(&alternate, NULL);

  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) install(faults[i]);
  static const int endings[] = {SIGTERM, SIGINT,  SIGHUP,    SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
                                SIGPIPE, SIGXCPU, SIGVTALRM, SIGPROF, SIGXFSZ, SIGIO,
#ifdef SIGPWR
                                SIGPWR,
#endif
#ifdef SIGSTKFLT
                                SIGSTKFLT,
#endif
  };
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) install(endings[i]);
#ifdef SIGRTMIN
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) install(signal);
#endif
}

void cn_rescue_arm(bool is_armed) { armed = is_armed ? 1 : 0; }
