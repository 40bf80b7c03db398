// SPDX-License-Identifier: Apache-2.0
#ifdef __linux__
#define _GNU_SOURCE
#include "CTerminal.h"

#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

// What a run loop needs to serve the main queue on the main thread: libdispatch exports these for
// Foundation's run loop on Linux. The handle is an eventfd.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

static const struct timespec now = {0, 0};
static volatile sig_atomic_t seen;
/// The signals that come in only while the loop waits.
static sigset_t waiting_mask;

static void note(int signal) {
  seen |= signal == SIGWINCH ? CN_WAKE_SIZE : signal == SIGTSTP ? CN_WAKE_STOP : CN_WAKE_CONTINUE;
}

void cn_hold_signals(void) {
  static const int signals[] = {SIGWINCH, SIGTSTP, SIGCONT};
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(&set, signals[i]);
  (void)pthread_sigmask(SIG_BLOCK, &set, &waiting_mask);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    sigdelset(&waiting_mask, signals[i]);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note;
    sigemptyset(&action.sa_mask);
    (void)sigaction(signals[i], &action, NULL);
  }
}

/// What is waited for: the queue, the input, and what is watched.
static struct pollfd waited[2 + CN_MOST_WATCHED];
static int watched;

void cn_watch(const int *readable, int readable_count, const int *writable, int writable_count) {
  watched = 0;
  for (int i = 0; i < readable_count && watched < CN_MOST_WATCHED; i++)
    waited[2 + watched++] = (struct pollfd){readable[i], POLLIN, 0};
  for (int i = 0; i < writable_count && watched < CN_MOST_WATCHED; i++)
    waited[2 + watched++] = (struct pollfd){writable[i], POLLOUT, 0};
}

int cn_wait(int input, bool sleeps) {
  waited[0] = (struct pollfd){_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
  waited[1] = (struct pollfd){input, POLLIN, 0};
  // The held signals come in here and nowhere else, so that none is missed between a look and
  // the sleep.
  int count = ppoll(waited, 2 + (nfds_t)watched, sleeps ? NULL : &now, &waiting_mask);
  int result = seen;
  seen = 0;
  if (count > 0) {
    if (waited[0].revents != 0) result |= CN_WAKE_QUEUE;
    if (waited[1].revents != 0) result |= CN_WAKE_INPUT;
    for (int i = 0; i < watched; i++)
      if (waited[2 + i].revents != 0) result |= CN_WAKE_WATCHED;
  }
  return result;
}

void cn_drain_main_queue(void) {
  uint64_t pokes;
  ssize_t count = read(_dispatch_get_main_queue_handle_4CF(), &pokes, sizeof pokes);
  (void)count;
  _dispatch_main_queue_callback_4CF(NULL);
}

bool cn_take_continue(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCONT);
  return sigtimedwait(&set, NULL, &now) == SIGCONT;
}

bool cn_take_sent(int signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  siginfo_t info;
  bool is_sent = false;
  while (sigtimedwait(&set, &info, &now) == signal) is_sent = is_sent || info.si_pid != getpid();
  return is_sent;
}
#endif
