// SPDX-License-Identifier: Apache-2.0
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#endif
