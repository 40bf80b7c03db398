// SPDX-License-Identifier: Apache-2.0
//
// Gives the terminal back when the program is ended by a signal, sent to it or caused by a fault.
// It happens in the handler and not on the main queue: the queue may be waiting for a terminal that
// takes no more output. libdispatch parks the main thread, which hears the signals, and serves the
// queue on threads of its own. No frame may be drawn after the rescue: while a turn on the queue is in
// progress its thread does the rescue, and otherwise no turn begins any more.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t armed;
/// True once the handlers are installed.
static bool is_installed;
/// True while a turn on the main queue is in progress, and the thread that takes it.
static _Atomic(bool) in_turn;
static pthread_t turner;
/// True once a signal ends the program.
static _Atomic(bool) is_ending;
/// True once a thread has begun to give the terminal back, and that thread.
static _Atomic(bool) is_giving_back;
static pthread_t giver;
/// True if this thread can run the handlers at any depth of its stack.
static _Thread_local bool is_ready;
static struct termios modes;
static bool has_modes;
static char text[512];
static size_t length;
/// Room for a handler when there is none left on the stack.
static char stack[64 * 1024];
/// True if standard input or output must not block for the programs it is shared with.
static volatile sig_atomic_t was_nonblocking[2];
/// The signals that the program itself causes when something is wrong with it.
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGSYS};
enum { FAULTS = sizeof faults / sizeof *faults };
/// What was done about these signals before.
static struct sigaction former[FAULTS];
/// All signals that end the program.
static sigset_t endings;

/// True if the terminal has a capability.
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

/// The place of a signal in `faults`; -1 if it is none.
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

static void wait_for_end(void) {
  for (;;) (void)pause();
}

/// True if a signal came from outside, and not from what this thread does.
static bool is_from_outside(int signal, const siginfo_t *info) {
  if (info->si_pid == getpid() && info->si_code <= 0) return false;
  return fault(signal) < 0 || info->si_code <= 0;
}

static void handle(int signal, siginfo_t *info, void *context) {
  (void)context;
  is_ending = true;
  if (is_from_outside(signal, info) && in_turn && !pthread_equal(pthread_self(), turner)
      && pthread_kill(turner, signal) == 0) {
    return;
  }
  // Another signal that ends the program waits until the terminal has been given back; a fault in the
  // middle of that does not.
  if (atomic_exchange(&is_giving_back, true) && !pthread_equal(pthread_self(), giver)) wait_for_end();
  giver = pthread_self();
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
  sigaddset(&endings, signal);
  // Somebody wants this signal ignored, as `nohup` does. ncurses has its own handlers for SIGINT
  // and SIGTERM, which are not asked.
  if (!is_own && before.sa_handler == SIG_IGN && signal != SIGINT && signal != SIGTERM
      && signal != SIGQUIT) {
    (void)sigaction(signal, &before, NULL);
    sigdelset(&endings, signal);
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

  sigemptyset(&endings);
  for (int i = 0; i < FAULTS; i++) install(faults[i]);
  static const int others[] = {SIGTERM, SIGINT,  SIGHUP,    SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
                               SIGPIPE, SIGXCPU, SIGVTALRM, SIGPROF, SIGXFSZ, SIGIO,
#ifdef SIGPWR
                               SIGPWR,
#endif
#ifdef SIGSTKFLT
                               SIGSTKFLT,
#endif
  };
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) install(others[i]);
#ifdef SIGRTMIN
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) install(signal);
#endif
  is_installed = true;
}

/// Makes the handlers ready for a thread: libdispatch's keep nearly every signal back.
static void make_ready(void) {
  stack_t alternate;
  memset(&alternate, 0, sizeof alternate);
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  (void)sigaltstack(&alternate, NULL);
  (void)pthread_sigmask(SIG_UNBLOCK, &endings, NULL);
  is_ready = true;
}

void cn_rescue_begin_turn(void) {
  if (!is_installed) return;
  turner = pthread_self();
  in_turn = true;
  if (!is_ready) make_ready();
  if (is_ending) wait_for_end();
}

void cn_rescue_end_turn(void) { in_turn = false; }

void cn_rescue_arm(bool is_armed) { armed = is_armed ? 1 : 0; }

bool cn_take_sent(int signal) {
  bool is_sent = false;
  sigset_t set;
#ifdef __APPLE__
  // Who sent it is not told.
  int taken;
  while (sigpending(&set) == 0 && sigismember(&set, signal)) {
    sigemptyset(&set);
    sigaddset(&set, signal);
    if (sigwait(&set, &taken) != 0) break;
  }
#else
  sigemptyset(&set);
  sigaddset(&set, signal);
  static const struct timespec now = {0, 0};
  siginfo_t info;
  // What the main thread hands on looks as if this process had sent it.
  while (sigtimedwait(&set, &info, &now) == signal)
    is_sent = is_sent || info.si_pid != getpid() || is_ending;
#endif
  return is_sent;
}
