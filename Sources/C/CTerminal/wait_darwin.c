// SPDX-License-Identifier: Apache-2.0
//
// The same for macOS. It compiles against the system's headers; nobody has run it yet.
#ifdef __APPLE__
#include "CTerminal.h"

#include <mach/mach.h>
#include <signal.h>
#include <string.h>
#include <sys/event.h>
#include <unistd.h>

// What CFRunLoop needs to serve the main queue on the main thread. The port has a message when the
// queue has something to do.
extern mach_port_t _dispatch_get_main_queue_port_4CF(void);
extern void _dispatch_main_queue_callback_4CF(mach_msg_header_t *);

static const int held[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum { held_count = sizeof held / sizeof *held };

/// Everything that is waited for; -1 before the first wait.
static int events = -1;
/// The input that is waited for; -1: none.
static int watched = -1;

/// Takes a signal that is being kept back. False: there is none.
static bool take(int signal) {
  sigset_t pending;
  if (sigpending(&pending) != 0 || !sigismember(&pending, signal)) return false;
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  int taken = 0;
  return sigwait(&set, &taken) == 0 && taken == signal;
}

/// A signal with a handler is kept while it is held back; one that is ignored would be dropped.
static void keep(int signal) { (void)signal; }

void cn_hold_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < held_count; i++) {
    sigaddset(&set, held[i]);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = keep;
    sigemptyset(&action.sa_mask);
    (void)sigaction(held[i], &action, NULL);
  }
  (void)pthread_sigmask(SIG_BLOCK, &set, NULL);
}

static void open_events(void) {
  events = kqueue();
  struct kevent changes[1 + held_count];
  EV_SET(&changes[0], _dispatch_get_main_queue_port_4CF(), EVFILT_MACHPORT, EV_ADD, 0, 0, NULL);
  // These are seen although they are held back.
  for (int i = 0; i < held_count; i++) {
    EV_SET(&changes[1 + i], held[i], EVFILT_SIGNAL, EV_ADD, 0, 0, NULL);
  }
  (void)kevent(events, changes, 1 + held_count, NULL, 0, NULL);
}

static int wake(const struct kevent *event) {
  switch (event->filter) {
  case EVFILT_MACHPORT: return CN_WAKE_QUEUE;
  // Also where it cannot be waited for: reading it says why.
  case EVFILT_READ: return (event->flags & EV_DELETE) != 0 ? 0 : CN_WAKE_INPUT;
  case EVFILT_SIGNAL:
    if (event->ident == SIGCONT) return CN_WAKE_CONTINUE;
    (void)take((int)event->ident);
    return event->ident == SIGWINCH ? CN_WAKE_SIZE : CN_WAKE_STOP;
  default: return 0;
  }
}

int cn_wait(int input, bool sleeps) {
  if (events < 0) open_events();
  struct kevent changes[2];
  int count = 0;
  if (input != watched) {
    if (watched >= 0) EV_SET(&changes[count++], watched, EVFILT_READ, EV_DELETE, 0, 0, NULL);
    if (input >= 0) EV_SET(&changes[count++], input, EVFILT_READ, EV_ADD, 0, 0, NULL);
    watched = input;
  }
  static const struct timespec now = {0, 0};
  struct kevent seen[8];
  int found = kevent(events, changes, count, seen, 8, sleeps ? NULL : &now);
  int result = 0;
  for (int i = 0; i < found; i++) result |= wake(&seen[i]);
  return result;
}

// Nothing is hosted on macOS.
void cn_watch(const int *readable, int readable_count, const int *writable, int writable_count) {
  (void)readable, (void)readable_count, (void)writable, (void)writable_count;
}

void cn_drain_main_queue(void) {
  struct {
    mach_msg_header_t header;
    char rest[1024];
  } message;
  memset(&message, 0, sizeof message);
  // The message says no more than that there is something to do.
  (void)mach_msg(
      &message.header, MACH_RCV_MSG | MACH_RCV_TIMEOUT, 0, sizeof message,
      _dispatch_get_main_queue_port_4CF(), 0, MACH_PORT_NULL);
  _dispatch_main_queue_callback_4CF(&message.header);
}

bool cn_take_continue(void) { return take(SIGCONT); }

// Who sent it is not told.
bool cn_take_sent(int signal) {
  (void)take(signal);
  return false;
}
#endif
