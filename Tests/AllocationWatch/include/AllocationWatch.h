#ifndef ALLOCATION_WATCH_H
#define ALLOCATION_WATCH_H

#include <stddef.h>
#include <stdint.h>

/// Begins to count the bytes that are allocated and not freed yet; once for a process.
void allocation_watch_install(void);

/// Forgets what was counted.
void allocation_watch_reset(void);

/// The most bytes that were allocated at one time since the last reset, without those from before it.
long allocation_watch_peak(void);

/// libFuzzer's main loop, which its library brings: calls `check` with inputs until its options say stop.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*check)(const uint8_t *bytes, size_t size));

#endif
