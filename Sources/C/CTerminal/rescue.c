// SPDX-License-Identifier: Apache-2.0
//
// Gives the terminal back when the program is ended by a signal, sent to it or caused by a fault.
// It happens in the handler and not in the loop: the loop may be waiting for a terminal that takes
// no more output. Everything of ours runs on the main thread and so do the handlers: no frame can be
// drawn after the rescue.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

static volatile sig_atomic_t armed;
/// The main thread.
static pthread_t owner;
static struct termios modes;
static bool has_modes;
static char text[512];
static size_t length;
/// Room for a handler when there is none left on the stack.
static char stack[64 * 1024];
/// Whether standard input and output must not block for the programs they are shared with.
static volatile sig_atomic_t was_nonblocking[2];
/// The signals that the program itself causes when something is wrong with it.
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGSYS};
enum { FAULTS = sizeof faults / sizeof *faults };
/// Who heard these signals before.
static struct sigaction former[FAULTS];

/// Whether the terminal has a capability.
static bool has(const char *capability) {
  return capability != NULL && capability != (const char *)-1;
}

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
      // Where nobody reads, what waits to be read is dropped, so that this finds room. What was
      // written of it is dropped too.
      (void)tcflow(STDOUT_FILENO, TCOON);
      (void)tcflush(STDOUT_FILENO, TCOFLUSH);
      done = 0;
    } else if (count == 0 || errno != EINTR) {
      break;
    }
  }
}

/// Which of the faults a signal is; -1 if it is none.
static int fault(int signal) {
  for (int i = 0; i < FAULTS; i++) {
    if (faults[i] == signal) return i;
  }
  return -1;
}

static void give_back(int signal) {
  static const char line[] = "applife: internal error, or out of memory\r\n";
  set_nonblocking(STDOUT_FILENO, true);
  put(text, length);
  // What was said before is gone with the screen.
  if (fault(signal) >= 0) put(line, sizeof line - 1);
  set_nonblocking(STDOUT_FILENO, false);
  cn_restore_blocking();
  if (has_modes) (void)tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

static void handle(int signal, siginfo_t *info, void *context) {
  (void)context;
  // libdispatch's threads hear the faults and SIGPIPE. If somebody else sent one, it is for the main
  // thread, which may be taking the terminal back at this moment.
  bool is_sent = info->si_code <= 0 && info->si_pid != getpid();
  if (is_sent && !pthread_equal(pthread_self(), owner)) {
    (void)pthread_kill(owner, signal);
    return;
  }
  if (armed) {
    armed = 0;
    give_back(signal);
  }
  // What was there before has the last word: for most signals, the end of the process.
  int number = fault(signal);
  struct sigaction end;
  memset(&end, 0, sizeof end);
  end.sa_handler = SIG_DFL;
  (void)sigaction(signal, number < 0 ? &end : &former[number], NULL);
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
  int number = fault(signal);
  bool is_own = number >= 0;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_ONSTACK | SA_RESTART | SA_SIGINFO | (is_own ? SA_NODEFER : 0);
  sigemptyset(&action.sa_mask);
  // Another signal that ends the program waits until the terminal has been given back.
  if (!is_own) {
    sigfillset(&action.sa_mask);
    for (int i = 0; i < FAULTS; i++) sigdelset(&action.sa_mask, faults[i]);
  }
  struct sigaction before;
  if (sigaction(signal, &action, &before) != 0) return;
  // Somebody wants this signal ignored, as `nohup` does. ncurses has its own handlers for SIGINT
  // and SIGTERM, which are not asked.
  if (!is_own && before.sa_handler == SIG_IGN && signal != SIGINT && signal != SIGTERM
      && signal != SIGQUIT) {
    (void)sigaction(signal, &before, NULL);
    return;
  }
  if (!is_own) return;
  // Swift's backtrace asks questions on the terminal and delays the end: only when wanted.
  if (getenv("SWIFT_BACKTRACE") == NULL) before.sa_handler = SIG_DFL;
  former[number] = before;
}

void cn_rescue_install(void) {
  char *const capabilities[] = {exit_attribute_mode, orig_pair, keypad_local, cursor_normal,
                                exit_ca_mode};
  owner = pthread_self();
  length = 0;
  for (size_t i = 0; i < sizeof capabilities / sizeof *capabilities; i++) {
    if (has(capabilities[i])) tputs(capabilities[i], 1, append);
  }
  // No longer report the mouse: terminfo has no capability for that (`cn_set_mouse`).
  // Nor mark what is pasted; the title that was there comes back (`cn_set_extras`).
  static const char modes_off[] = "\033[?1006l\033[?1002l\033[?1000l\033[?2004l\033[23;0t";
  if (has(key_mouse)) {
    for (const char *byte = modes_off; *byte != '\0'; byte++) append(*byte);
  }
  append('\r');
  append('\n');

  stack_t alternate;
  memset(&alternate, 0, sizeof alternate);
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  (void)sigaltstack(&alternate, NULL);

  for (int i = 0; i < FAULTS; i++) install(faults[i]);
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
