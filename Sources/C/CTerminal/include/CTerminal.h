// SPDX-License-Identifier: Apache-2.0
//
// What the program needs beside ncurses and can only have in C, above all the signal handlers, which
// give the terminal back.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// ---------------------------------------------------------------------------------------------
// The system's limits (limits.c)

/// True if that many descriptors can be opened beside those that are open.
bool cn_has_descriptors(int count);

/// True if two threads can be started. libdispatch would try for ever.
bool cn_has_threads(void);

/// True if that much memory can be had beside what is used.
bool cn_has_memory(size_t bytes);

// ---------------------------------------------------------------------------------------------
// Rescue (rescue.c)

/// Keeps the modes the terminal has before the screen is opened.
void cn_rescue_save_modes(void);

/// Prepares the text that gives the terminal back, and installs the handlers. Call when the terminal's
/// type is known and nothing is changed yet.
void cn_rescue_install(void);

/// This thread begins to do something on the main queue, where alone the terminal is drawn on, or has
/// done it. Its handlers have a stack of their own. No turn begins any more once a signal ends the
/// program.
void cn_rescue_begin_turn(void);
void cn_rescue_end_turn(void);

/// Takes a signal that this thread keeps back. True: another process sent it.
bool cn_take_sent(int signal);

/// Says if the end of the program has something to give back: not while the terminal belongs to
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
