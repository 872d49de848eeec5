#ifndef ALLOCATION_WATCH_H
#define ALLOCATION_WATCH_H

#include <stddef.h>
#include <stdint.h>

/// Starts counting the allocated bytes; call it once per process.
void allocation_watch_install(void);

/// Resets the current and the peak count.
void allocation_watch_reset(void);

/// Returns the peak number of bytes allocated since the last reset, without earlier allocations.
long allocation_watch_peak(void);

/// Runs libFuzzer's main loop, which calls `check` with inputs until a limit in the options is reached.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*check)(const uint8_t *bytes, size_t size));

#endif
