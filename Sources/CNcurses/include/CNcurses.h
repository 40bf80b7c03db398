// SPDX-License-Identifier: Apache-2.0
//
// ncurses for Swift: functions for what ncurses offers as macros and as globals, which Swift 6
// cannot use; the loop's one place to wait; and the signal handlers, in which only C may run.
#ifndef CNCURSES_H
#define CNCURSES_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <ncurses.h>
#include <stdbool.h>
#include <wchar.h>

// ---------------------------------------------------------------------------------------------
// The screen (screen.c)

/// What opening the terminal came to.
enum cn_open_result {
  CN_OPEN_OK,
  CN_OPEN_NO_TERM,       // TERM is not set
  CN_OPEN_UNKNOWN_TERM,  // terminfo does not know it
  CN_OPEN_POOR_TERM,     // it cannot move its cursor
  CN_OPEN_FAILED,        // ncurses could not start
};

/// Takes the user's locale. True when its text is UTF-8.
bool cn_use_locale(void);

/// Whether terminfo has a terminal of that name.
bool cn_knows(const char *name);

/// Opens the screen on standard input and output. Prints nothing when it fails.
enum cn_open_result cn_open(void);

/// Makes pairs 1...count of these colors on the terminal's own background: of `many` where the
/// terminal has 256 colors, else of `few`; -1 is the terminal's own foreground. False: it has no
/// colors.
bool cn_use_colors(const short *many, const short *few, int count);

/// Writes text of one style. It takes as many columns as its characters are wide.
/// `bits` are attributes as `Style.Attributes` numbers them.
void cn_write(int y, int x, const wchar_t *text, int count, int pair, int bits);

/// Columns a character takes in this locale: 0, 1, 2, or -1 when it cannot be shown.
int cn_width(wchar_t character);

/// Blanks what will be shown.
void cn_erase(void);

/// Sends what was written to the terminal.
void cn_refresh(void);

/// Forgets what the terminal shows: the next refresh draws every cell.
void cn_redraw_all(void);

/// The terminal's size from the kernel, or ncurses' own idea when the kernel has none. Never
/// above `CN_MOST_COLUMNS` and `CN_MOST_ROWS`: ncurses counts in `short`, and cells take memory.
void cn_size(int *width, int *height);

enum { CN_MOST_COLUMNS = 1000, CN_MOST_ROWS = 500 };

/// Gives ncurses a new size, when it is one.
void cn_resize(int width, int height);

/// Gives the terminal to others for a while, or for good.
void cn_suspend(void);

/// Takes it back, with every mode on again before anybody presses a key.
void cn_resume(void);

// ---------------------------------------------------------------------------------------------
// Keys (keys.c)

/// What `cn_read_key` found.
enum cn_key_kind { CN_KEY_NONE, CN_KEY_BYTE, CN_KEY_NAMED };

/// The next key that waits, without waiting for one: a byte as it came, or the code of a key that
/// sends several. A lone Escape takes 25 ms.
enum cn_key_kind cn_read_key(int *value);

/// The character that a byte means in a locale of single bytes; 0 when it means none.
unsigned int cn_character(int byte);

/// Whether the terminal is gone: nobody will ever press a key again.
bool cn_is_gone(void);

// ---------------------------------------------------------------------------------------------
// Waiting (wait.c)

/// What ended a wait, as bits.
enum cn_wake {
  CN_WAKE_INPUT = 1,     // the input can be read, or has ended
  CN_WAKE_QUEUE = 2,     // the Dispatch main queue has something to do
  CN_WAKE_SIZE = 4,      // SIGWINCH
  CN_WAKE_STOP = 8,      // SIGTSTP
  CN_WAKE_CONTINUE = 16, // SIGCONT
};

/// Whether that many descriptors can be opened beside those that are open.
bool cn_has_descriptors(int count);

/// Whether a thread can be started. libdispatch would try for ever.
bool cn_has_thread(void);

/// Keeps SIGWINCH, SIGTSTP and SIGCONT back but for the time of `cn_wait`.
void cn_hold_signals(void);

/// Sleeps until something happens, or looks without sleeping. `input` is a descriptor, or -1 for
/// none.
int cn_wait(int input, bool sleeps);

/// Does what waits on the Dispatch main queue. Call on the main thread.
void cn_drain_main_queue(void);

/// Takes a SIGCONT that is being kept back. False: there is none.
bool cn_take_continue(void);

// ---------------------------------------------------------------------------------------------
// Rescue (rescue.c)

/// Keeps the modes the terminal has before the screen is opened.
void cn_rescue_save_modes(void);

/// Prepares the text that gives the terminal back, and installs the handlers, on a stack of their
/// own. Call on the main thread, when the terminal's type is known and nothing is changed yet.
void cn_rescue_install(void);

/// Whether the end of the program has something to give back: not while the terminal belongs to
/// others.
void cn_rescue_arm(bool armed);

/// Makes standard input and output wait for a terminal that is not ready. Whether they do is
/// shared with other programs: `cn_restore_blocking` puts it back.
void cn_make_blocking(void);
void cn_restore_blocking(void);

#endif
