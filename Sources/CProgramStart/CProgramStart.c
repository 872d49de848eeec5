#include "CProgramStart.h"

#if defined(__linux__)

#include <stdio.h>
#include <unistd.h>

/* Swift reads the arguments of the program from /proc, and Dispatch reads the states of its threads there. Without
   /proc, a static program would end with “Unable to obtain Swift runtime path” at once, or crash a second later.
   Constructors with a priority run before those of Swift's run time. */
__attribute__((constructor(101))) static void check_proc(void) {
    if (access("/proc/self/stat", F_OK) == 0) return;
    dprintf(STDERR_FILENO, "error: /proc is not mounted, and this program needs it; as root: mount -t proc proc /proc\n");
    _exit(2);
}

#endif
