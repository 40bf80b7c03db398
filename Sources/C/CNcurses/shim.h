// SPDX-License-Identifier: Apache-2.0
//
// ncurses for Swift: functions for what ncurses offers as macros and as globals, which Swift 6
// cannot use.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

/// What opening the terminal came to.
enum cn_open_result {
  CN_OPEN_OK,
  CN_OPEN_NO_TERM,       // TERM is not set
  CN_OPEN_UNKNOWN_TERM,  // terminfo does not know it
  CN_OPEN_POOR_TERM,     // it cannot move its cursor
};

enum { CN_MOST_COLUMNS = 1000, CN_MOST_ROWS = 500 };

/// What `cn_read_key` found.
enum cn_key_kind { CN_KEY_NONE, CN_KEY_BYTE, CN_KEY_NAMED };

/// Whether the environment names a locale whose text is UTF-8, which may not be installed.
static inline bool cn_asks_for_utf8(void) {
  const char *name = getenv("LC_ALL");
  if (name == NULL || *name == 0) name = getenv("LC_CTYPE");
  if (name == NULL || *name == 0) name = getenv("LANG");
  const char *set = name == NULL ? NULL : strchr(name, '.');
  return set != NULL && (strncasecmp(set, ".utf-8", 6) == 0 || strncasecmp(set, ".utf8", 5) == 0);
}

/// Takes the user's locale. True when its text is UTF-8.
static inline bool cn_use_locale(void) {
  if (setlocale(LC_ALL, "") == NULL) {
    // The locale is not installed, but its name says which character set the terminal has.
    if (!cn_asks_for_utf8() || setlocale(LC_CTYPE, "C.UTF-8") == NULL) setlocale(LC_CTYPE, "C");
  }
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// The window's size as the kernel has it. False: it has none.
static inline bool cn_window_size(struct winsize *size) {
  memset(size, 0, sizeof *size);
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, size) == 0 && size->ws_col > 0 && size->ws_row > 0;
}

/// Whether terminfo has a terminal of that name.
static inline bool cn_knows(const char *name) {
  int found = 0;
  if (setupterm(name, STDOUT_FILENO, &found) == OK) {
    del_curterm(cur_term);
    return true;
  }
  // A generic terminal ("dumb") is an error with the entry loaded. Below zero: there is no terminfo.
  return found > 0 || cur_term != NULL;
}

/// Whether the terminal has a capability: one of the macros of <term.h>.
static inline bool cn_has(const char *capability) {
  return capability != NULL && capability != (const char *)-1;
}

/// Looks whether a screen can be opened on standard output, and changes nothing yet. Prints nothing
/// when it fails.
static inline enum cn_open_result cn_prepare(void) {
  const char *name = getenv("TERM");
  int found = 0;
  if (name == NULL || *name == '\0') return CN_OPEN_NO_TERM;
  // The size comes from the kernel, whatever LINES and COLUMNS say; and from terminfo where a
  // window is larger than ncurses can count, until `cn_resize` gives it the size that is used.
  struct winsize size;
  bool fits = cn_window_size(&size) && size.ws_col <= CN_MOST_COLUMNS && size.ws_row <= CN_MOST_ROWS;
  use_env(FALSE);
#if NCURSES_VERSION_MAJOR >= 6
  use_tioctl(fits);
#else
  (void)fits;
#endif
  // With a place for the error, ncurses does not print its own message and leave.
  // A generic terminal ("dumb") is an error with the entry loaded: ask for the cursor itself.
  int loaded = setupterm(NULL, STDOUT_FILENO, &found);
  if (loaded != OK && found != 1) {
    return found == 0 && cur_term != NULL ? CN_OPEN_POOR_TERM : CN_OPEN_UNKNOWN_TERM;
  }
  if (loaded != OK || !cn_has(cursor_address)) return CN_OPEN_POOR_TERM;
  return CN_OPEN_OK;
}

/// Opens the screen on standard input and output. False, with nothing printed: it failed.
static inline bool cn_start(void) {
  // What `cn_prepare` has read is read again, and would never be freed.
  del_curterm(cur_term);
  if (newterm(NULL, stdout, stdin) == NULL) return false;
  // Left, and taken again by the first refresh: until that has happened, ncurses writes out every
  // motion of the cursor at once, for programs that move it and show no screen. A frame would take
  // thirty writes.
  (void)endwin();
  (void)reset_prog_mode();
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
  return true;
}

// Presses and the wheel, with coordinates in decimal digits. Escapes, and not `mousemask`: what
// terminfo says of a terminal decides there between encodings, and often names the older one, which
// ends at column 223.
#define CN_MOUSE_ON "\033[?1000h\033[?1006h"
#define CN_MOUSE_OFF "\033[?1006l\033[?1002l\033[?1000l"

/// The codes of `cn_read_key` for what a report of the mouse begins with.
enum { CN_KEY_MOUSE = KEY_MAX + 1, CN_KEY_OLD_MOUSE = KEY_MAX + 2 };

/// Whether terminfo says that the terminal can report a mouse.
static inline bool cn_has_mouse(void) { return cn_has(key_mouse); }

/// Asks the terminal to report its mouse, or no longer; `cn_flush` sends that.
static inline void cn_set_mouse(bool is_on) {
  if (is_on) {
    (void)define_key("\033[<", CN_KEY_MOUSE);
    (void)define_key("\033[M", CN_KEY_OLD_MOUSE);
  }
  putp(is_on ? CN_MOUSE_ON : CN_MOUSE_OFF);
}

// A pasted text stands between two marks, so that it presses no keys. The window's title is kept by the
// terminal, and comes back from there. All terminals that report a mouse know both or pass over them:
// terminfo has no capability for either that their entries have.
#define CN_PASTE_ON "\033[?2004h"
#define CN_TITLE_ON "\033[22;0t"
#define CN_EXTRAS_OFF "\033[?2004l\033[23;0t"

/// The codes of `cn_read_key` for the marks around a pasted text.
enum { CN_KEY_PASTE = KEY_MAX + 3, CN_KEY_PASTE_END = KEY_MAX + 4 };

/// Asks the terminal to mark what is pasted and to keep its title, or no longer; `cn_flush` sends that.
static inline void cn_set_extras(bool is_on) {
  if (is_on) {
    (void)define_key("\033[200~", CN_KEY_PASTE);
    (void)define_key("\033[201~", CN_KEY_PASTE_END);
    putp(CN_PASTE_ON CN_TITLE_ON);
  } else {
    putp(CN_EXTRAS_OFF);
  }
}

/// The code of `cn_read_key` for the beginning of an answer about the background's color.
enum { CN_KEY_BACKGROUND = KEY_MAX + 5 };

/// Tells an answer about the background's color from keys.
static inline void cn_expect_background(void) { (void)define_key("\033]11;", CN_KEY_BACKGROUND); }

/// Writes what is no capability of terminfo; `cn_flush` sends it.
static inline void cn_write(const char *text) {
  // One at a time: what looks like a delay of terminfo is text here.
  char byte[2] = {0, 0};
  for (; *text != '\0'; text++) {
    byte[0] = *text;
    putp(byte);
  }
}

/// Sends what was asked for and written: all of it at once, apart from what ncurses draws.
static inline void cn_flush(void) { fflush(stdout); }

/// Makes pairs 1...count of these colors on the terminal's own background; -1 is the terminal's own
/// foreground. `direct` are for a terminal whose numbers of colors are red, green and blue (more
/// than 256 of them), `many` for one with 256 colors, `few` for one with fewer. False: it has no
/// colors.
static inline bool cn_use_colors(const int *direct, const int *many, const int *few, int count) {
  if (!has_colors() || start_color() == ERR) return false;
  bool has_default = use_default_colors() == OK;
  const int *numbers = COLORS > 256 ? direct : COLORS == 256 ? many : few;
  for (int pair = 1; pair <= count; pair++) {
    int color = numbers[pair - 1];
    if (color < 0 && !has_default) color = COLOR_WHITE;
    int background = has_default ? -1 : COLOR_BLACK;
#if NCURSES_EXT_COLORS
    // A color of 24 bits does not fit into the `short` of the older function.
    init_extended_pair(pair, color, background);
#else
    init_pair((short)pair, (short)(color > 255 ? COLOR_WHITE : color), (short)background);
#endif
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

/// A blank in a style. `bits` are attributes as `Style.Attributes` numbers them.
static inline cchar_t cn_blank(int pair, int bits) {
  const wchar_t blank[] = {L' ', L'\0'};
  cchar_t cell;
  memset(&cell, 0, sizeof cell);
  (void)setcchar(&cell, blank, cn_attributes(bits), (short)pair, NULL);
  return cell;
}

/// Puts a character of a cell in its place: 0 is the one that takes the column, what follows joins it.
/// What a cell has no room for is left out.
// Put where it belongs: `setcchar` takes text and style apart again, for every cell of a screen.
static inline void cn_set_character(cchar_t *cell, int place, wchar_t character) {
  if (place < CCHARW_MAX - 1) cell->chars[place] = character;
}

/// Writes cells into a row.
// Cells, and not text: ncurses makes a cell of every character of a text at three times the cost.
static inline void cn_put(int y, int x, const cchar_t *cells, int count) {
  (void)mvadd_wchnstr(y, x, cells, count);
}

/// Columns a character takes in this locale: 0, 1, 2, or -1 when it cannot be shown.
static inline int cn_width(wchar_t character) { return wcwidth(character); }

/// Blanks what will be shown.
static inline void cn_erase(void) {
  (void)attr_set(A_NORMAL, 0, NULL);
  (void)erase();
}

/// Sends what was written to the terminal.
static inline void cn_refresh(void) {
  (void)refresh();
}

/// Forgets what the terminal shows: the next refresh draws every cell.
static inline void cn_redraw_all(void) { (void)clearok(curscr, TRUE); }

static inline int cn_clamped(int value, int most) { return value < 1 ? 1 : value > most ? most : value; }

/// The terminal's size from the kernel, or ncurses' own idea when the kernel has none. Never
/// above `CN_MOST_COLUMNS` and `CN_MOST_ROWS`: ncurses counts in `short`, and cells take memory.
static inline void cn_size(int *width, int *height) {
  struct winsize size;
  if (cn_window_size(&size)) {
    *width = size.ws_col;
    *height = size.ws_row;
  } else {
    *width = stdscr == NULL ? 80 : getmaxx(stdscr);
    *height = stdscr == NULL ? 24 : getmaxy(stdscr);
  }
  *width = cn_clamped(*width, CN_MOST_COLUMNS);
  *height = cn_clamped(*height, CN_MOST_ROWS);
}

/// Gives ncurses a new size. False: it had that size already.
static inline bool cn_resize(int width, int height) {
  if (width == getmaxx(stdscr) && height == getmaxy(stdscr)) return false;
  (void)resizeterm(height, width);
  return true;
}

/// Gives the terminal to others for a while, or for good.
static inline void cn_suspend(void) {
  (void)endwin();
}

/// Takes it back, with every mode on again before anybody presses a key.
// The modes come before anything is written: a Ctrl-S typed at the shell holds the output back until
// they change, and behind a full input not even Ctrl-C would be read. ncurses itself would switch the
// arrow keys to application mode only when it next reads one.
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

/// The next key that waits, without waiting for one: a byte as it came, or the code of a key that
/// sends several. A lone Escape takes 25 ms.
// Bytes, and not characters: `get_wch` collects up to sixteen bytes for a character that never
// comes, and loses the keys among them.
static inline enum cn_key_kind cn_read_key(int *value) {
  int result = getch();
  *value = result;
  if (result == ERR) return CN_KEY_NONE;
  return result > 0xFF ? CN_KEY_NAMED : CN_KEY_BYTE;
}

/// The character that a byte means in a locale of single bytes; 0 when it means none.
static inline unsigned int cn_character(int byte) {
  wint_t character = btowc(byte);
  return character == WEOF ? 0 : (unsigned int)character;
}

/// Whether the terminal is gone: nobody will ever press a key again.
static inline bool cn_is_gone(void) {
  struct pollfd input = {STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

#endif
