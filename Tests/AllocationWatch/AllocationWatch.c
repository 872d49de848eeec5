#include "AllocationWatch.h"

#include <sanitizer/allocator_interface.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_long live;
static atomic_long peak;

static void allocated(const volatile void *block, size_t size) {
    (void)block;
    long now = atomic_fetch_add(&live, (long)size) + (long)size;
    long known = atomic_load(&peak);
    while (now > known && !atomic_compare_exchange_weak(&peak, &known, now)) {
    }
}

static void freed(const volatile void *block) {
    if (block == NULL) {
        return;
    }
    atomic_fetch_sub(&live, (long)__sanitizer_get_allocated_size(block));
}

void allocation_watch_install(void) { __sanitizer_install_malloc_and_free_hooks(allocated, freed); }

void allocation_watch_reset(void) {
    atomic_store(&live, 0);
    atomic_store(&peak, 0);
}

long allocation_watch_peak(void) { return atomic_load(&peak); }
