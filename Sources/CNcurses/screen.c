// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CNcurses.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>

bool cn_use_locale(void) {
  if (setlocale(LC_ALL, "") == NULL) setlocale(LC_CTYPE, "C");
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// The window's size as the kernel has it. False: it has none.
static bool window_size(struct winsize *size) {
  memset(size, 0, sizeof *size);
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, size) == 0 && size->ws_col > 0 && size->ws_row > 0;
}

bool cn_knows(const char *name) {
  int found = 0;
  if (setupterm(name, STDOUT_FILENO, &found) == OK) {
    del_curterm(cur_term);
    return true;
  }
  // A generic terminal ("dumb") is an error with the entry loaded.
  return found != 0 || cur_term != NULL;
}

enum cn_open_result cn_open(void) {
  const char *name = getenv("TERM");
  int found = 0;
  if (name == NULL || *name == '\0') return CN_OPEN_NO_TERM;
  // The size comes from the kernel, whatever LINES and COLUMNS say; and from terminfo where a
  // window is larger than ncurses can count, until `cn_resize` gives it the size that is used.
  struct winsize size;
  bool fits = window_size(&size) && size.ws_col <= CN_MOST_COLUMNS && size.ws_row <= CN_MOST_ROWS;
  use_env(FALSE);
  use_tioctl(fits);
  // With a place for the error, ncurses does not print its own message and leave.
  // A generic terminal ("dumb") is an error with the entry loaded: ask for the cursor itself.
  int loaded = setupterm(NULL, STDOUT_FILENO, &found);
  if (loaded != OK && found != 1) {
    return found == 0 && cur_term != NULL ? CN_OPEN_POOR_TERM : CN_OPEN_UNKNOWN_TERM;
  }
  char *move = tigetstr("cup");
  if (loaded != OK || move == NULL || move == (char *)-1) return CN_OPEN_POOR_TERM;
  // From here on the terminal is changed, and a signal may come at any moment.
  cn_rescue_install();
  cn_rescue_arm(true);
  if (newterm(NULL, stdout, stdin) == NULL) {
    cn_rescue_arm(false);
    return CN_OPEN_FAILED;
  }
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

bool cn_use_colors(const short *many, const short *few, int count) {
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
static attr_t attributes(int bits) {
  attr_t result = A_NORMAL;
  if (bits & 1) result |= A_BOLD;
  if (bits & 2) result |= A_DIM;
  if (bits & 4) result |= A_REVERSE;
  if (bits & 8) result |= A_UNDERLINE;
  return result;
}

void cn_write(int y, int x, const wchar_t *text, int count, int pair, int bits) {
  (void)attr_set(attributes(bits), (short)pair, NULL);
  (void)mvaddnwstr(y, x, text, count);
}

int cn_width(wchar_t character) { return wcwidth(character); }

void cn_erase(void) {
  (void)attr_set(A_NORMAL, 0, NULL);
  (void)erase();
}

void cn_refresh(void) {
  // Another program on the same terminal may have changed it: ncurses would try again without
  // a pause while a terminal that must not block is full.
  cn_make_blocking();
  (void)refresh();
}

void cn_redraw_all(void) { (void)clearok(curscr, TRUE); }

static int clamped(int value, int most) { return value < 1 ? 1 : value > most ? most : value; }

void cn_size(int *width, int *height) {
  struct winsize size;
  if (window_size(&size)) {
    *width = size.ws_col;
    *height = size.ws_row;
  } else {
    *width = stdscr == NULL ? 80 : getmaxx(stdscr);
    *height = stdscr == NULL ? 24 : getmaxy(stdscr);
  }
  *width = clamped(*width, CN_MOST_COLUMNS);
  *height = clamped(*height, CN_MOST_ROWS);
}

void cn_resize(int width, int height) {
  if (width != getmaxx(stdscr) || height != getmaxy(stdscr)) (void)resizeterm(height, width);
}

void cn_suspend(void) {
  (void)endwin();
  cn_restore_blocking();
}

// ncurses itself would switch the arrow keys to application mode only when it next reads one.
void cn_resume(void) {
  cn_make_blocking();
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
