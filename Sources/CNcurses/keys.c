// SPDX-License-Identifier: Apache-2.0
#include "CNcurses.h"

#include <poll.h>
#include <unistd.h>

// Bytes, and not characters: `get_wch` collects up to sixteen bytes for a character that never
// comes, and loses the keys among them.
enum cn_key_kind cn_read_key(int *value) {
  int result = getch();
  *value = result;
  if (result == ERR) return CN_KEY_NONE;
  return result > 0xFF ? CN_KEY_NAMED : CN_KEY_BYTE;
}

unsigned int cn_character(int byte) {
  wint_t character = btowc(byte);
  return character == WEOF ? 0 : (unsigned int)character;
}

bool cn_is_gone(void) {
  struct pollfd input = {STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}
