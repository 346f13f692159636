#include "AllocationCount.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)
// A program's own malloc comes before that of the C library, for all libraries it loads.
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

long allocation_count(void) { return count; }
#else
long allocation_count(void) { return -1; }
#endif
