// SPDX-License-Identifier: Apache-2.0
// What Swift's standard library asks of a C library: memory, and little else.

#include <stddef.h>
#include <stdint.h>

// Blocks are kept in lists by size, each a power of two, and given out again. Sixteen bytes before a
// block say which list it belongs to.
enum { HEAD = 16, SMALLEST = 5, LARGEST = 31, PAGE = 65536 };

// Memory only grows. Beyond this it is as if there were none: the page says so and begins anew.
static const uintptr_t LIMIT = 512u << 20;

typedef struct Block { struct Block *next; } Block;
static Block *lists[LARGEST + 1];
static uintptr_t top, end;
extern unsigned char __heap_base;

static void *take(unsigned list) {
  Block *block = lists[list];
  if (block) {
    lists[list] = block->next;
    return block;
  }
  uintptr_t size = (uintptr_t)1 << list;
  if (!top) {
    top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    end = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  }
  if (size > LIMIT || top + size > LIMIT) __builtin_trap();
  if (top + size > end) {
    uintptr_t pages = (top + size - end + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end += pages * PAGE;
  }
  void *found = (void *)top;
  top += size;
  return found;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // No type of Swift's asks for more than sixteen.
  if (alignment > HEAD) __builtin_trap();
  unsigned list = SMALLEST;
  while (((uintptr_t)1 << list) < size + HEAD) {
    if (++list > LARGEST) __builtin_trap();
  }
  unsigned char *block = take(list);
  *(unsigned *)block = list;
  *result = block + HEAD;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - HEAD);
  unsigned list = *(unsigned *)block;
  block->next = lists[list];
  lists[list] = block;
}

// WebAssembly has an instruction for each of these three.
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *left = one, *right = other;
  for (; count; count--, left++, right++) {
    if (*left != *right) return *left - *right;
  }
  return 0;
}

// Nothing is random here: the seed of hashing may be the same each time.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

int putchar(int letter) { return letter; }

uintptr_t __stack_chk_guard = 0x5A5A5A5A;
void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, which clang calls.
void __multi3(uint64_t *result, uint64_t lowA, uint64_t highA, uint64_t lowB, uint64_t highB) {
  uint64_t a = (uint32_t)lowA, b = lowA >> 32, c = (uint32_t)lowB, d = lowB >> 32;
  uint64_t low = a * c, middle = b * c + (low >> 32), other = a * d + (uint32_t)middle;
  result[0] = other << 32 | (uint32_t)low;
  result[1] = b * d + (middle >> 32) + (other >> 32) + lowA * highB + highA * lowB;
}

// To the nearest whole number, halves away from zero.
double round(double number) {
  double whole = __builtin_trunc(number), rest = number - whole;
  return whole + (rest >= 0.5) - (rest <= -0.5);
}

// The number that a text begins with, and where it ends; null if there is none. Speeds are typed: a few digits
// and a point, which is exact for fifteen digits.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *place = text + (*text == '-' || *text == '+');
  double number = 0, scale = 1;
  int digits = 0;
  for (; *place >= '0' && *place <= '9'; place++, digits++) number = number * 10 + (*place - '0');
  if (*place == '.') {
    for (place++; *place >= '0' && *place <= '9'; place++, digits++) {
      number = number * 10 + (*place - '0');
      scale *= 10;
    }
  }
  if (!digits) return NULL;
  *result = (*text == '-' ? -number : number) / scale;
  return place;
}
