#include "CProgramStart.h"

#if defined(__linux__)

#include <stdio.h>
#include <sys/auxv.h>
#include <unistd.h>

const char *fitloc_program_path(void) {
    return (const char *)getauxval(AT_EXECFN);
}

/* Swift reads the arguments of the program from /proc, and Dispatch reads the states of its threads there. Without
   /proc, a static program would end with “Unable to obtain Swift runtime path” at once, or crash a second later.
   Constructors with a priority run before those of Swift's run time. */
__attribute__((constructor(101))) static void check_proc(void) {
    if (access("/proc/self/stat", F_OK) == 0) return;
    dprintf(STDERR_FILENO, "error: /proc is not mounted, and this program needs it; as root: mount -t proc proc /proc\n");
    _exit(2);
}

#else

#include <mach-o/dyld.h>
#include <sys/param.h>

const char *fitloc_program_path(void) {
    static char path[MAXPATHLEN];
    uint32_t size = sizeof(path);
    return _NSGetExecutablePath(path, &size) == 0 ? path : "";
}

#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer)

/* The options of AddressSanitizer in builds that have it; ASAN_OPTIONS overrides them. Leaks are not reported, because
   Swift keeps some memory for the lifetime of the process, and so does XCTest. A report has the place where the memory
   was allocated, but not its callers, which take long to record. */
const char *__asan_default_options(void) {
    return "detect_leaks=0:malloc_context_size=1:max_malloc_fill_size=0";
}

#endif
#endif
