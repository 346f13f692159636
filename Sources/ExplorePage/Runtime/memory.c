// The heap of the engine, for one thread.
//
// A block is a header with its size, and then the bytes. A free block lies in one of 32 lists, by
// the power of two of its size. Blocks cover the heap without a gap, and each knows the block
// before it, so a block that is freed joins its free neighbours.

#include <stddef.h>
#include <stdint.h>

enum { ALIGNMENT = 16, SMALLEST = 32, PAGE = 65536, LISTS = 32, OUT_OF_MEMORY = 12 };

typedef struct Block {
  struct Block *before; // in memory; null for the first
  uint32_t size;        // with the header, a multiple of 16; the lowest bit is set if it is in use
  uint32_t padding[2];  // what follows is aligned
  struct Block *next, *previous; // in its list; the bytes of a block in use begin here
} Block;

#define HEADER offsetof(Block, next)

extern unsigned char __heap_base;
static Block *lists[LISTS];
static Block *end; // a header without bytes after the last block, always in use

static int isUsed(const Block *block) { return block->size & 1; }
static uint32_t size(const Block *block) { return block->size & ~1u; }
static Block *after(Block *block) { return (Block *)((char *)block + size(block)); }
static Block **list(uint32_t size) { return &lists[31 - __builtin_clz(size)]; }

static void insert(Block *block) {
  Block **head = list(block->size);
  block->previous = NULL;
  block->next = *head;
  if (*head) (*head)->previous = block;
  *head = block;
}

static void detach(Block *block) {
  if (block->next) block->next->previous = block->previous;
  if (block->previous) block->previous->next = block->next;
  else *list(block->size) = block->next;
}

// Frees a block that is in no list, and joins it with its neighbours.
static void release(Block *block) {
  block->size = size(block);
  Block *next = after(block);
  if (!isUsed(next)) {
    detach(next);
    block->size += next->size;
  }
  if (block->before && !isUsed(block->before)) {
    Block *before = block->before;
    detach(before);
    before->size += block->size;
    block = before;
  }
  after(block)->before = block;
  insert(block);
}

// Asks the system for memory behind the heap: at least as much as a block needs.
static int grow(uint32_t needed) {
  uint32_t start = (uint32_t)&__heap_base;
  uint32_t reserve = end ? HEADER : 2 * HEADER + ALIGNMENT;
  if (needed > UINT32_MAX - reserve - PAGE) return 0;
  uint32_t pages = (needed + reserve + PAGE - 1) / PAGE;
  uint32_t old = __builtin_wasm_memory_grow(0, pages);
  if (old == UINT32_MAX) return 0;
  if (!end) {
    // The first memory is what the linker left behind the data, and the pages after it.
    end = (Block *)((start + ALIGNMENT - 1) & ~(ALIGNMENT - 1u));
    end->before = NULL;
  }
  Block *block = end;
  uint32_t limit = (old + pages) * PAGE - HEADER;
  block->size = (limit - (uint32_t)block) | 1;
  end = after(block);
  end->before = block;
  end->size = 1;
  release(block);
  return 1;
}

// Keeps the first bytes of a block in use, and frees the rest if a block fits in it.
static void shorten(Block *block, uint32_t kept) {
  uint32_t rest = size(block) - kept;
  if (rest < SMALLEST) return;
  block->size = kept | 1;
  Block *next = after(block);
  next->before = block;
  next->size = rest | 1;
  after(next)->before = next;
  release(next);
}

// The first free block with room, or null: blocks in the list of its own size may be too small,
// those in later lists are not.
static Block *find(uint32_t needed) {
  for (Block **head = list(needed); head < lists + LISTS; head++)
    for (Block *block = *head; block; block = block->next)
      if (block->size >= needed) return block;
  return NULL;
}

static uint32_t blockSize(size_t bytes) {
  uint32_t size = (bytes + HEADER + ALIGNMENT - 1) & ~(ALIGNMENT - 1u);
  return size < SMALLEST ? SMALLEST : size;
}

void *malloc(size_t bytes) {
  if (bytes > INT32_MAX) return NULL;
  uint32_t needed = blockSize(bytes);
  Block *block = find(needed);
  if (!block) block = grow(needed) ? find(needed) : NULL;
  if (!block) return NULL;
  detach(block);
  block->size |= 1;
  shorten(block, needed);
  return (char *)block + HEADER;
}

void free(void *bytes) {
  if (bytes) release((Block *)((char *)bytes - HEADER));
}

// Only types with a larger alignment need more than 16; the bytes before the aligned place are freed.
int posix_memalign(void **result, size_t alignment, size_t bytes) {
  if (alignment <= ALIGNMENT) return (*result = malloc(bytes)) ? 0 : OUT_OF_MEMORY;
  if (bytes > INT32_MAX - alignment - SMALLEST) return OUT_OF_MEMORY;
  char *start = malloc(bytes + alignment + SMALLEST);
  if (!start) return OUT_OF_MEMORY;
  Block *block = (Block *)(start - HEADER);
  uint32_t place = ((uint32_t)start + alignment - 1) & ~(uint32_t)(alignment - 1);
  if (place != (uint32_t)start) {
    if (place - (uint32_t)start < SMALLEST) place += alignment;
    Block *aligned = (Block *)(place - HEADER);
    aligned->before = block;
    aligned->size = ((uint32_t)after(block) - (uint32_t)aligned) | 1;
    after(aligned)->before = aligned;
    block->size = ((uint32_t)aligned - (uint32_t)block) | 1;
    release(block);
    block = aligned;
  }
  shorten(block, blockSize(bytes));
  *result = (char *)block + HEADER;
  return 0;
}

// How many bytes are in use, headers among them.
size_t used_bytes(void) {
  size_t sum = 0;
  for (Block *block = end ? end->before : NULL; block; block = block->before)
    if (isUsed(block)) sum += size(block);
  return sum;
}
