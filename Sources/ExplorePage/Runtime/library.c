// The functions of the C library that Swift and the compiler call.

#include <stddef.h>
#include <stdint.h>

// With bulk memory, each of these is one instruction.
void *memcpy(void *target, const void *source, size_t count) {
  return __builtin_memcpy(target, source, count);
}

void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

void *memset(void *target, int byte, size_t count) {
  return __builtin_memset(target, byte, count);
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (; count > 0; one++, other++, count--)
    if (*one != *other) return *one - *other;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Seeds the hashes of sets and dictionaries. The seed is fixed, so that a run can be repeated; keys
// that are made to collide slow down only the page in which they were typed.
void arc4random_buf(void *target, size_t count) { __builtin_memset(target, 42, count); }

// Only a failed precondition prints, and it traps at once. The message is lost with either.
int putchar(int character) {
  (void)character;
  __builtin_trap();
}

// The product of two numbers of 128 bits, by halves; 64 bits with a check for overflow need it.
__int128 __multi3(__int128 left, __int128 right) {
  typedef unsigned __int128 Wide;
  const uint64_t a = (uint64_t)left, b = (uint64_t)right, mask = UINT32_MAX;
  uint64_t low = (a & mask) * (b & mask);
  uint64_t middle = (a >> 32) * (b & mask) + (low >> 32);
  uint64_t other = (a & mask) * (b >> 32) + (middle & mask);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)((Wide)left >> 64) * b + a * (uint64_t)((Wide)right >> 64);
  return (__int128)((Wide)high << 64 | (other << 32 | (low & mask)));
}
