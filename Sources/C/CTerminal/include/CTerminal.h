// SPDX-License-Identifier: Apache-2.0
//
// What the program needs beside ncurses and can only have in C: the loop's one place to wait, and
// the signal handlers, which give the terminal back.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// ---------------------------------------------------------------------------------------------
// Waiting (limits.c; wait_linux.c, wait_darwin.c)

/// What ended a wait, as bits.
enum cn_wake {
  CN_WAKE_INPUT = 1,     // the input can be read, or has ended
  CN_WAKE_QUEUE = 2,     // the Dispatch main queue has something to do
  CN_WAKE_SIZE = 4,      // SIGWINCH
  CN_WAKE_STOP = 8,      // SIGTSTP
  CN_WAKE_CONTINUE = 16, // SIGCONT
  CN_WAKE_WATCHED = 32,  // one of the descriptors of `cn_watch` is ready
};

/// Whether that many descriptors can be opened beside those that are open.
bool cn_has_descriptors(int count);

/// Whether a thread can be started. libdispatch would try for ever.
bool cn_has_thread(void);

/// Whether that much memory can be had beside what is used.
bool cn_has_memory(size_t bytes);

/// Keeps SIGWINCH, SIGTSTP and SIGCONT back but for the time of `cn_wait`.
void cn_hold_signals(void);

/// Sleeps until something happens, or looks without sleeping. `input` is a descriptor, or -1 for
/// none.
int cn_wait(int input, bool sleeps);

/// Descriptors that end a wait besides its input, until others are named: to read from, and to write
/// to. At most `CN_MOST_WATCHED`: those of more processes than a program may have descriptors for.
enum { CN_MOST_WATCHED = 1024 };
void cn_watch(const int *readable, int readable_count, const int *writable, int writable_count);

/// Does what waits on the Dispatch main queue. Call on the main thread.
void cn_drain_main_queue(void);

/// Takes a SIGCONT that is being kept back. False: there is none.
bool cn_take_continue(void);

/// Takes a signal that is being kept back. True: another process sent it.
bool cn_take_sent(int signal);

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

// ---------------------------------------------------------------------------------------------
// The system (start_linux.c, start_darwin.c, characters.c)

/// The words that the program was started with, its own name first, and how many there are.
char **cn_arguments(int *count);

/// Takes the characters of UTF-8 as the C library describes them, where it has no locale: from a copy
/// of its file, which is in `folder` for that moment. False: that cannot be done.
bool cn_use_characters(const void *bytes, size_t size, const char *folder);

#endif
