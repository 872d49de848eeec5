// Runs a program on Linux and kills it at one chosen system call that can change files of a folder.
//
//   killer FOLDER NUMBER before|after PROGRAM ARGUMENT…
//
// The numbers of calls start at 1 and include all threads. `before` kills the program instead of the call, `after` when
// the call has returned. Child processes of the program are not killed; the killer waits for them. The exit status is
// that of the program, 99 if it was killed, or 98 if it could not be run.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *folder;

static int isInside(const char *path) {
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int isLinkInside(const char *link) {
    char path[PATH_MAX];
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) {
        return 0;
    }
    path[length] = 0;
    return isInside(path);
}

static int isOpenInside(pid_t thread, long descriptor) {
    char link[64];
    snprintf(link, sizeof link, "/proc/%d/fd/%d", thread, (int)descriptor);
    return isLinkInside(link);
}

/// Whether the program has opened a descriptor for writing.
static int isWritable(pid_t thread, long descriptor) {
    char path[64], line[128];
    snprintf(path, sizeof path, "/proc/%d/fdinfo/%d", thread, (int)descriptor);
    FILE *file = fopen(path, "r");
    int flags = 0;
    while (file && fgets(line, sizeof line, file)) {
        if (sscanf(line, "flags: %o", &flags) == 1) {
            break;
        }
    }
    if (file) {
        fclose(file);
    }
    return (flags & O_ACCMODE) != O_RDONLY;
}

static int isNamedInside(pid_t thread, long directory, unsigned long address) {
    char path[PATH_MAX] = "";
    // Reads in small steps, because the path may be followed by a page that is not mapped.
    for (size_t length = 0; length + 64 < sizeof path; length += 64) {
        struct iovec own = {path + length, 64}, other = {(void *)(address + length), 64};
        if (process_vm_readv(thread, &own, 1, &other, 1, 0) <= 0 || memchr(path + length, 0, 64)) {
            break;
        }
    }
    if (path[0] == '/') {
        return isInside(path);
    }
    char link[64];
    snprintf(link, sizeof link, "/proc/%d/cwd", thread);
    return (int)directory == AT_FDCWD ? isLinkInside(link) : isOpenInside(thread, directory);
}

/// Whether a call can change the content or permissions of files in the folder.
static int counts(pid_t thread, const struct __ptrace_syscall_info *call) {
    const __uint64_t *words = call->entry.args;
    switch (call->entry.nr) {
    case SYS_openat:
        return (words[2] & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) && isNamedInside(thread, words[0], words[1]);
    case SYS_write:
    case SYS_pwrite64:
    case SYS_writev:
    case SYS_fsync:
    case SYS_fdatasync:
    case SYS_ftruncate:
    case SYS_fchmod:
    case SYS_fchown:
    case SYS_flock:
        return isOpenInside(thread, words[0]);
    case SYS_close:
        return isOpenInside(thread, words[0]) && isWritable(thread, words[0]);
    case SYS_renameat:
    case SYS_renameat2:
    case SYS_linkat:
        return isNamedInside(thread, words[2], words[3]);
    case SYS_unlinkat:
    case SYS_mkdirat:
        return isNamedInside(thread, words[0], words[1]);
#ifdef SYS_open
    case SYS_open:
        return (words[1] & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) && isNamedInside(thread, AT_FDCWD, words[0]);
    case SYS_rename:
        return isNamedInside(thread, AT_FDCWD, words[1]);
    case SYS_unlink:
    case SYS_mkdir:
    case SYS_rmdir:
        return isNamedInside(thread, AT_FDCWD, words[0]);
#endif
    default: return 0;
    }
}

/// Waits for all threads and child processes, and returns the status.
static int end(int status) {
    while (waitpid(-1, NULL, __WALL) > 0 || errno == EINTR) {
    }
    return status;
}

int main(int count, char **words) {
    if (count < 5) {
        return 98;
    }
    folder = words[1];
    long number = atol(words[2]), calls = 0;
    int isAfter = strcmp(words[3], "after") == 0;
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t program = fork();
    if (program == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        raise(SIGSTOP);
        execv(words[4], words + 4);
        _exit(98);
    }
    int status;
    if (waitpid(program, &status, 0) < 0 || !WIFSTOPPED(status)) {
        return 98;
    }
    ptrace(PTRACE_SETOPTIONS, program, 0,
           PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL);
    ptrace(PTRACE_SYSCALL, program, 0, 0);
    pid_t chosen = 0;
    while (1) {
        pid_t thread = waitpid(-1, &status, __WALL);
        if (thread < 0) {
            return 98;
        }
        if (thread == program && (WIFEXITED(status) || WIFSIGNALED(status))) {
            return end(WIFEXITED(status) ? WEXITSTATUS(status) : 97);
        }
        if (!WIFSTOPPED(status)) {
            continue;
        }
        int signal = WSTOPSIG(status), isCall = signal == (SIGTRAP | 0x80);
        if (isCall) {
            struct __ptrace_syscall_info call = {0};
            ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof call, &call);
            int isEntry = call.op == PTRACE_SYSCALL_INFO_ENTRY;
            int isChosen = isEntry && counts(thread, &call) && ++calls == number;
            // The chosen call has returned when its thread stops for the next time.
            int isEnd = !isEntry && thread == chosen;
            chosen = isChosen ? thread : chosen;
            if (isAfter ? isEnd : isChosen) {
                kill(program, SIGKILL);
                return end(99);
            }
        }
        // New threads and ptrace events also cause stops, which must not be passed to the program as signals.
        int isOwn = !isCall && signal != SIGTRAP && signal != SIGSTOP;
        ptrace(PTRACE_SYSCALL, thread, 0, isOwn ? signal : 0);
    }
}
