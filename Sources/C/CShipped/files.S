// SPDX-License-Identifier: Apache-2.0
//
// Puts the files of Resources into the program. The assembler copies them, so a build is not slower for
// them, and the system maps them with the program, so a start is not either. `list.h`, which
// tools/shipped writes, names them.
//
// Everything is in one section, and the table counts from its own beginning: nothing has to be
// relocated at the start.

#ifdef __APPLE__
#define LOCAL(name) L##name
#define GLOBAL(name) _##name
#define HIDDEN .private_extern
        .section __TEXT,__const
#else
#define LOCAL(name) .L##name
#define GLOBAL(name) name
#define HIDDEN .hidden
        .section .rodata
#endif

// The line of the list numbers a file.
        .macro put number, path
LOCAL(bytes_\number):
        .incbin "\path"
LOCAL(end_\number):
        .byte 0
LOCAL(path_\number):
        .asciz "\path"
        .endm

        .macro list number
        .long LOCAL(path_\number) - GLOBAL(cs_table)
        .long LOCAL(bytes_\number) - GLOBAL(cs_table)
        .long LOCAL(end_\number) - LOCAL(bytes_\number)
        .endm

#define FILE(path) put __LINE__, path
#include "list.h"
#undef FILE

// Debian, Fedora and others have this file; the linked C library reads what its machine has.
LOCAL(characters):
#define CHARACTERS "/usr/lib/locale/C.utf8/LC_CTYPE"
#if __has_include(CHARACTERS)
        .incbin CHARACTERS
#endif
LOCAL(characters_end):
        .byte 0

        .p2align 2
        .globl GLOBAL(cs_table)
        HIDDEN GLOBAL(cs_table)
GLOBAL(cs_table):
#define FILE(path) list __LINE__
#include "list.h"
#undef FILE
        .globl GLOBAL(cs_table_end)
        HIDDEN GLOBAL(cs_table_end)
// The last row is no file of Resources.
GLOBAL(cs_table_end):
        .long 0
        .long LOCAL(characters) - GLOBAL(cs_table)
        .long LOCAL(characters_end) - LOCAL(characters)

#ifdef __linux__
        .section .note.GNU-stack, "", %progbits
#endif
