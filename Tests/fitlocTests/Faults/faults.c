// A library for LD_PRELOAD that makes a chosen system call on a file of the project fail.
//
//   FAULT_PROGRAM  the name of the program; calls in other programs, such as git, do not fail
//   FAULT_FOLDER   the folder; calls on files elsewhere neither count nor fail
//   FAULT          function:number:error, such as write:2:28: the second `write` in the folder fails with errno 28
//   FAULT_CALLS    a file to which the number of calls of each function is written when the program exits

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

enum function { OPEN, READ, WRITE, FSYNC, RENAME, LINK, UNLINK, FLOCK, CLOSE, SPAWN, FUNCTIONS };
static const char *const names[] = {"open",   "read",  "write", "fsync", "rename",
                                    "link",   "unlink", "flock", "close", "spawn"};

static atomic_long calls[FUNCTIONS];
static int isActive;
static const char *folder;
static enum function chosen = FUNCTIONS;
static long number;
static int fault;

#define REAL(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))

__attribute__((constructor)) static void begin(void) {
    const char *program = getenv("FAULT_PROGRAM");
    folder = getenv("FAULT_FOLDER");
    isActive = program && folder && strcmp(program_invocation_short_name, program) == 0;
    const char *words = getenv("FAULT");
    char name[16];
    if (!isActive || !words || sscanf(words, "%15[a-z]:%ld:%d", name, &number, &fault) != 3) {
        return;
    }
    for (int function = 0; function < FUNCTIONS; function++) {
        if (strcmp(names[function], name) == 0) {
            chosen = function;
        }
    }
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("FAULT_CALLS");
    if (!isActive || !path) {
        return;
    }
    isActive = 0;
    FILE *file = fopen(path, "w");
    for (int function = 0; file && function < FUNCTIONS; function++) {
        fprintf(file, "%s %ld\n", names[function], atomic_load(&calls[function]));
    }
    if (file) {
        fclose(file);
    }
}

static int isInside(const char *path) {
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int isOpenInside(int descriptor) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) {
        return 0;
    }
    path[length] = 0;
    return isInside(path);
}

static int isNamedInside(int directory, const char *path) {
    if (path[0] == '/') {
        return isInside(path);
    }
    if (directory != AT_FDCWD) {
        return isOpenInside(directory);
    }
    char current[PATH_MAX];
    return getcwd(current, sizeof current) && isInside(current);
}

/// Counts a call, and returns whether it must fail; if so, sets errno.
static int fails(enum function function, int counts) {
    if (!isActive || !counts || atomic_fetch_add(&calls[function], 1) + 1 != number || function != chosen) {
        return 0;
    }
    errno = fault;
    return 1;
}

#define MODE(flags)                             \
    mode_t mode = 0;                            \
    if ((flags) & (O_CREAT | O_TMPFILE)) {      \
        va_list list;                           \
        va_start(list, flags);                  \
        mode = (mode_t)va_arg(list, unsigned);  \
        va_end(list);                           \
    }

int open(const char *path, int flags, ...) {
    MODE(flags)
    return fails(OPEN, isActive && isNamedInside(AT_FDCWD, path)) ? -1 : REAL(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags)
    return fails(OPEN, isActive && isNamedInside(AT_FDCWD, path)) ? -1 : REAL(open64)(path, flags, mode);
}

int openat(int directory, const char *path, int flags, ...) {
    MODE(flags)
    return fails(OPEN, isActive && isNamedInside(directory, path)) ? -1 : REAL(openat)(directory, path, flags, mode);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
    return fails(READ, isActive && isOpenInside(descriptor)) ? -1 : REAL(read)(descriptor, bytes, count);
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
    return fails(READ, isActive && isOpenInside(descriptor)) ? -1 : REAL(pread)(descriptor, bytes, count, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    return fails(WRITE, isActive && isOpenInside(descriptor)) ? -1 : REAL(write)(descriptor, bytes, count);
}

int fsync(int descriptor) { return fails(FSYNC, isActive && isOpenInside(descriptor)) ? -1 : REAL(fsync)(descriptor); }

int rename(const char *old, const char *new) {
    return fails(RENAME, isActive && isNamedInside(AT_FDCWD, new)) ? -1 : REAL(rename)(old, new);
}

int renameat(int from, const char *old, int to, const char *new) {
    return fails(RENAME, isActive && isNamedInside(to, new)) ? -1 : REAL(renameat)(from, old, to, new);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
    return fails(LINK, isActive && isNamedInside(to, new)) ? -1 : REAL(linkat)(from, old, to, new, flags);
}

int unlink(const char *path) {
    return fails(UNLINK, isActive && isNamedInside(AT_FDCWD, path)) ? -1 : REAL(unlink)(path);
}

int unlinkat(int directory, const char *path, int flags) {
    return fails(UNLINK, isActive && isNamedInside(directory, path)) ? -1 : REAL(unlinkat)(directory, path, flags);
}

int flock(int descriptor, int operation) {
    return fails(FLOCK, isActive && isOpenInside(descriptor)) ? -1 : REAL(flock)(descriptor, operation);
}

// The descriptor is closed even if `close` reports an error.
int close(int descriptor) {
    int counts = isActive && isOpenInside(descriptor);
    int outcome = REAL(close)(descriptor);
    return fails(CLOSE, counts) ? -1 : outcome;
}

// Started programs count even if they are outside the folder.
int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                char *const words[], char *const environment[]) {
    return fails(SPAWN, 1) ? errno : REAL(posix_spawn)(pid, path, actions, attributes, words, environment);
}

pid_t fork(void) { return fails(SPAWN, 1) ? -1 : REAL(fork)(); }
