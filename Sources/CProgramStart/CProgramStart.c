#include "CProgramStart.h"

#if defined(__linux__)

#include <unistd.h>

/* Swift reads the arguments of the program from /proc, and Dispatch the states of its threads. Where a root folder has no
   /proc, a static program would end with “Unable to obtain Swift runtime path” at once, or with a trap a second later.
   Constructors with a priority run before those of Swift's run time. */
__attribute__((constructor(101))) static void check_proc(void) {
    static const char message[] =
        "error: /proc is not mounted, and this program needs it; as root: mount -t proc proc /proc\n";
    if (access("/proc/self/stat", F_OK) == 0) return;
    if (write(STDERR_FILENO, message, sizeof message - 1) < 0) _exit(2);
    _exit(2);
}

#endif
