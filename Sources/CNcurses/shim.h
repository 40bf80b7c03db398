// SPDX-License-Identifier: Apache-2.0
//
// ncurses for Swift: functions for what ncurses offers as macros and as globals, which Swift 6
// cannot use, and the handlers that give the terminal back when the program crashes.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// ---------------------------------------------------------------------------------------------
// The screen

/// What opening the terminal came to.
enum cn_open_result {
  CN_OPEN_OK,
  CN_OPEN_NO_TERM,       // TERM is not set
  CN_OPEN_UNKNOWN_TERM,  // terminfo does not know it
  CN_OPEN_POOR_TERM,     // it cannot move its cursor
  CN_OPEN_FAILED,        // ncurses could not start
};

/// Takes the user's locale. True when its text is UTF-8.
static inline bool cn_use_locale(void) {
  if (setlocale(LC_ALL, "") == NULL) setlocale(LC_CTYPE, "C");
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// Opens the screen on standard input and output. Prints nothing when it fails.
static inline enum cn_open_result cn_open(void) {
  const char *name = getenv("TERM");
  int found = 0;
  if (name == NULL || *name == '\0') return CN_OPEN_NO_TERM;
  // With a place for the error, ncurses does not print its own message and leave.
  // A generic terminal ("dumb") is an error with the entry loaded: ask for the cursor itself.
  int loaded = setupterm(NULL, STDOUT_FILENO, &found);
  if (loaded != OK && found != 1) {
    return found == 0 && cur_term != NULL ? CN_OPEN_POOR_TERM : CN_OPEN_UNKNOWN_TERM;
  }
  char *move = tigetstr("cup");
  if (loaded != OK || move == NULL || move == (char *)-1) return CN_OPEN_POOR_TERM;
  if (newterm(NULL, stdout, stdin) == NULL) return CN_OPEN_FAILED;
  set_escdelay(25);
  // Raw: Ctrl-C, Ctrl-Z and Ctrl-S are keys, and the session says what they mean.
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  leaveok(stdscr, TRUE);
  typeahead(-1);
  curs_set(0);
  return CN_OPEN_OK;
}

/// Makes pairs 1...count of these colors on the terminal's own background: of `many` where the
/// terminal has 256 colors, else of `few`; -1 is the terminal's own foreground. False: it has no
/// colors.
static inline bool cn_use_colors(const short *many, const short *few, int count) {
  if (!has_colors() || start_color() == ERR) return false;
  bool has_default = use_default_colors() == OK;
  const short *numbers = COLORS >= 256 ? many : few;
  for (short pair = 1; pair <= count; pair++) {
    short color = numbers[pair - 1];
    if (color < 0 && !has_default) color = COLOR_WHITE;
    init_pair(pair, color, has_default ? -1 : COLOR_BLACK);
  }
  return true;
}

/// Attribute bits as `Style.Attributes` numbers them, in ncurses' words.
static inline attr_t cn_attributes(int bits) {
  attr_t result = A_NORMAL;
  if (bits & 1) result |= A_BOLD;
  if (bits & 2) result |= A_DIM;
  if (bits & 4) result |= A_REVERSE;
  if (bits & 8) result |= A_UNDERLINE;
  return result;
}

/// Writes text of one style. It takes as many columns as its characters are wide.
static inline void cn_write(int y, int x, const wchar_t *text, int count, int pair, int bits) {
  (void)attr_set(cn_attributes(bits), (short)pair, NULL);
  (void)mvaddnwstr(y, x, text, count);
}

/// Columns a character takes in this locale: 0, 1, 2, or -1 when it cannot be shown.
static inline int cn_width(wchar_t character) { return wcwidth(character); }

/// Blanks what will be shown.
static inline void cn_erase(void) {
  (void)attr_set(A_NORMAL, 0, NULL);
  (void)erase();
}

/// Brings what was written to the glass.
static inline void cn_refresh(void) { (void)refresh(); }

/// Forgets what the glass shows: the next refresh draws every cell.
static inline void cn_forget_glass(void) { (void)clearok(curscr, TRUE); }

/// The terminal's size from the kernel, or ncurses' own idea when the kernel has none.
static inline void cn_size(int *width, int *height) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    *width = size.ws_col;
    *height = size.ws_row;
  } else {
    *width = stdscr == NULL ? 80 : getmaxx(stdscr);
    *height = stdscr == NULL ? 24 : getmaxy(stdscr);
  }
}

/// Gives ncurses a new size, when it is one.
static inline void cn_resize(int width, int height) {
  if (width != getmaxx(stdscr) || height != getmaxy(stdscr)) (void)resizeterm(height, width);
}

/// Gives the terminal to others for a while, or for good.
static inline void cn_suspend(void) { (void)endwin(); }

/// Takes it back, with every mode on again before anybody presses a key: ncurses itself
/// would switch the arrow keys to application mode only when it next reads one.
static inline void cn_resume(void) {
  (void)reset_prog_mode();
  (void)clearok(curscr, TRUE);
  (void)refresh();
  keypad(stdscr, FALSE);
  keypad(stdscr, TRUE);
  if (keypad_xmit != NULL) {
    putp(keypad_xmit);
    fflush(stdout);
  }
  curs_set(1);
  curs_set(0);
}

// ---------------------------------------------------------------------------------------------
// Keys

/// What `cn_read_key` found.
enum cn_key_kind { CN_KEY_NONE, CN_KEY_CHARACTER, CN_KEY_NAMED };

/// The next key that waits, without waiting for one. A lone Escape takes 25 ms.
static inline enum cn_key_kind cn_read_key(unsigned int *value) {
  wint_t character = 0;
  int result = get_wch(&character);
  *value = (unsigned int)character;
  if (result == KEY_CODE_YES) return CN_KEY_NAMED;
  return result == ERR ? CN_KEY_NONE : CN_KEY_CHARACTER;
}

/// What waits on standard input.
enum cn_input_state { CN_INPUT_EMPTY, CN_INPUT_WAITS, CN_INPUT_GONE };

static inline enum cn_input_state cn_input(void) {
  struct pollfd input = {STDIN_FILENO, POLLIN, 0};
  int count = poll(&input, 1, 0);
  if (count <= 0) return CN_INPUT_EMPTY;
  if (input.revents & (POLLHUP | POLLERR | POLLNVAL)) return CN_INPUT_GONE;
  return CN_INPUT_WAITS;
}

// ---------------------------------------------------------------------------------------------
// Rescue
//
// The state is a static of a static function, so every object file that calls these functions
// has its own: call them from Rescue.swift only.

struct cn_rescue_state {
  volatile sig_atomic_t armed;
  struct termios modes;
  char text[512];
  size_t length;
  struct sigaction former[65];
};

static inline struct cn_rescue_state *cn_rescue(void) {
  static struct cn_rescue_state state;
  return &state;
}

static inline int cn_rescue_append(int byte) {
  struct cn_rescue_state *state = cn_rescue();
  if (state->length < sizeof state->text) state->text[state->length++] = (char)byte;
  return byte;
}

/// Only what may be called in a signal handler: write, tcsetattr, sigaction, raise.
static inline void cn_rescue_handler(int signal) {
  struct cn_rescue_state *state = cn_rescue();
  if (state->armed) {
    state->armed = 0;
    size_t done = 0;
    while (done < state->length) {
      ssize_t count = write(STDOUT_FILENO, state->text + done, state->length - done);
      if (count <= 0) break;
      done += (size_t)count;
    }
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &state->modes);
  }
  // What was there before has the last word.
  (void)sigaction(signal, &state->former[signal], NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  (void)pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  (void)raise(signal);
}

/// Keeps the modes the terminal has before the screen is opened.
static inline void cn_rescue_save_modes(void) {
  (void)tcgetattr(STDIN_FILENO, &cn_rescue()->modes);
}

/// Prepares the text that gives the terminal back, and installs the handlers. The screen is open.
static inline void cn_rescue_install(void) {
  static const char *const names[] = {"sgr0", "op", "rmkx", "cnorm", "rmcup"};
  struct cn_rescue_state *state = cn_rescue();
  state->length = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char *text = tigetstr((char *)names[i]);
    if (text != NULL && text != (char *)-1) tputs(text, 1, cn_rescue_append);
  }
  cn_rescue_append('\r');
  cn_rescue_append('\n');

  bool backtrace = getenv("SWIFT_BACKTRACE") != NULL;
  static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = cn_rescue_handler;
    action.sa_flags = SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    (void)sigaction(signals[i], &action, &state->former[signals[i]]);
    // Swift's backtrace asks questions on the terminal and delays the end: only when wanted.
    if (!backtrace) state->former[signals[i]].sa_handler = SIG_DFL;
  }
}

/// Whether a crash has something to give back: not while the terminal belongs to others.
static inline void cn_rescue_arm(bool armed) { cn_rescue()->armed = armed ? 1 : 0; }

/// Puts the modes back as they were before the screen was opened.
static inline void cn_rescue_restore_modes(void) {
  (void)tcsetattr(STDIN_FILENO, TCSADRAIN, &cn_rescue()->modes);
}

#endif
