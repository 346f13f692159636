// Counts the memory blocks that this thread has asked for since it began.
//
// Returns -1 where that cannot be counted: with other C libraries than glibc, and under sanitizers.
long allocation_count(void);
