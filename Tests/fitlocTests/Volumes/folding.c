// A library for LD_PRELOAD that makes a folder behave like a volume that ignores the case and the Unicode form of names,
// as a Mac's do by default.
//
//   VOLUME         the folder, an absolute path without symlinks
//   VOLUME_TYPED   if set, `realpath` returns names as they are typed, as on a FUSE or SMB volume; otherwise as they are
//                  on disk, as on a Mac

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))

static const char *volume;

__attribute__((constructor)) static void begin(void) { volume = getenv("VOLUME"); }

// The letters U+00E0 to U+00FF, each as its base letter and the second byte of its combining mark (0xCC).
static const char *const bases = "aaaaaa\0ceeeeiiii\0nooooo\0\0uuuuy\0y";
static const unsigned char marks[] = {0x80, 0x81, 0x82, 0x83, 0x88, 0x8A, 0,    0xA7, 0x80, 0x81, 0x82, 0x88, 0x80, 0x81, 0x82, 0x88,
                                      0,    0x83, 0x80, 0x81, 0x82, 0x83, 0x88, 0,    0,    0x80, 0x81, 0x82, 0x88, 0x81, 0,    0x88};

/// Writes a name in small letters, with accents after their letters.
static void fold(const char *name, char *folded) {
    for (; *name; name++) {
        unsigned char byte = (unsigned char)*name, next = (unsigned char)name[1];
        if (byte == 0xC3 && next >= 0x80) {
            int letter = (next & 0x1F) | (next == 0x9F ? 0x20 : 0);
            if (letter < 32 && bases[letter]) {
                *folded++ = bases[letter];
                *folded++ = (char)0xCC;
                *folded++ = (char)marks[letter];
                name++;
                continue;
            }
        }
        *folded++ = byte >= 'A' && byte <= 'Z' ? (char)(byte + 32) : (char)byte;
    }
    *folded = 0;
}

/// Finds the name under which a folder lists a name; returns whether there is one.
static int find(const char *folder, const char *name, char *found) {
    char wanted[4 * NAME_MAX + 1], own[4 * NAME_MAX + 1];
    fold(name, wanted);
    DIR *list = REAL(opendir)(folder);
    struct dirent *entry;
    int isFound = 0;
    while (list && !isFound && (entry = readdir(list))) {
        fold(entry->d_name, own);
        if (strcmp(own, wanted) == 0) {
            strcpy(found, entry->d_name);
            isFound = 1;
        }
    }
    if (list) {
        closedir(list);
    }
    return isFound;
}

static int absolute(int directory, const char *path, char *result) {
    char base[PATH_MAX];
    if (path[0] == '/') {
        base[0] = 0;
    } else if (directory == AT_FDCWD) {
        if (!getcwd(base, sizeof base)) {
            return 0;
        }
    } else {
        char link[64];
        snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
        ssize_t length = REAL(readlink)(link, base, sizeof base - 1);
        if (length < 0) {
            return 0;
        }
        base[length] = 0;
    }
    return snprintf(result, PATH_MAX, "%s%s%s", base, base[0] ? "/" : "", path) < PATH_MAX;
}

struct mapped {
    char typed[PATH_MAX];
    char path[PATH_MAX];
};

/// Replaces the names of a path by those on disk; returns whether the path is on the volume.
static int map(int directory, const char *path, struct mapped *result) {
    if (!volume || !path || !path[0] || !absolute(directory, path, result->typed)) {
        return 0;
    }
    size_t length = strlen(volume);
    if (strncmp(result->typed, volume, length) != 0 || (result->typed[length] != '/' && result->typed[length] != 0)) {
        return 0;
    }
    char names[PATH_MAX], found[NAME_MAX + 1];
    strcpy(names, result->typed + length);
    strcpy(result->path, volume);
    char *rest = NULL;
    for (char *name = strtok_r(names, "/", &rest); name; name = strtok_r(NULL, "/", &rest)) {
        const char *own = name;
        if (strcmp(name, ".") && strcmp(name, "..") && find(result->path, name, found)) {
            own = found;
        }
        if (strlen(result->path) + strlen(own) + 2 > PATH_MAX) {
            return 0;
        }
        strcat(strcat(result->path, "/"), own);
    }
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
#define ONE(directory, path) \
    struct mapped one;       \
    path = map(directory, path, &one) ? one.path : path;

int open(const char *path, int flags, ...) {
    MODE(flags)
    ONE(AT_FDCWD, path)
    return REAL(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags)
    ONE(AT_FDCWD, path)
    return REAL(open64)(path, flags, mode);
}

int openat(int directory, const char *path, int flags, ...) {
    MODE(flags)
    ONE(directory, path)
    return REAL(openat)(directory, path, flags, mode);
}

int openat64(int directory, const char *path, int flags, ...) {
    MODE(flags)
    ONE(directory, path)
    return REAL(openat64)(directory, path, flags, mode);
}

DIR *opendir(const char *path) {
    ONE(AT_FDCWD, path)
    return REAL(opendir)(path);
}

FILE *fopen(const char *path, const char *mode) {
    ONE(AT_FDCWD, path)
    return REAL(fopen)(path, mode);
}

int stat(const char *path, struct stat *status) {
    ONE(AT_FDCWD, path)
    return REAL(stat)(path, status);
}

int stat64(const char *path, struct stat64 *status) {
    ONE(AT_FDCWD, path)
    return REAL(stat64)(path, status);
}

int lstat(const char *path, struct stat *status) {
    ONE(AT_FDCWD, path)
    return REAL(lstat)(path, status);
}

int lstat64(const char *path, struct stat64 *status) {
    ONE(AT_FDCWD, path)
    return REAL(lstat64)(path, status);
}

int fstatat(int directory, const char *path, struct stat *status, int flags) {
    ONE(directory, path)
    return REAL(fstatat)(directory, path, status, flags);
}

int statx(int directory, const char *path, int flags, unsigned mask, struct statx *status) {
    ONE(directory, path)
    return REAL(statx)(directory, path, flags, mask, status);
}

int access(const char *path, int mode) {
    ONE(AT_FDCWD, path)
    return REAL(access)(path, mode);
}

int faccessat(int directory, const char *path, int mode, int flags) {
    ONE(directory, path)
    return REAL(faccessat)(directory, path, mode, flags);
}

int mkdir(const char *path, mode_t mode) {
    ONE(AT_FDCWD, path)
    return REAL(mkdir)(path, mode);
}

int chdir(const char *path) {
    ONE(AT_FDCWD, path)
    return REAL(chdir)(path);
}

int rmdir(const char *path) {
    ONE(AT_FDCWD, path)
    return REAL(rmdir)(path);
}

int unlink(const char *path) {
    ONE(AT_FDCWD, path)
    return REAL(unlink)(path);
}

int unlinkat(int directory, const char *path, int flags) {
    ONE(directory, path)
    return REAL(unlinkat)(directory, path, flags);
}

ssize_t readlink(const char *path, char *bytes, size_t size) {
    ONE(AT_FDCWD, path)
    return REAL(readlink)(path, bytes, size);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
    struct mapped first, second;
    old = map(from, old, &first) ? first.path : old;
    new = map(to, new, &second) ? second.path : new;
    return REAL(linkat)(from, old, to, new, flags);
}

int renameat(int from, const char *old, int to, const char *new) {
    struct mapped first, second;
    if (map(from, old, &first) && map(to, new, &second)) {
        old = first.path;
        new = second.path;
        // A file or folder may get its own name in another spelling.
        if (strcmp(first.path, second.path) == 0) {
            const char *name = strrchr(second.typed, '/') + 1;
            strcpy(strrchr(second.path, '/') + 1, name);
        }
    }
    return REAL(renameat)(from, old, to, new);
}

int rename(const char *old, const char *new) { return renameat(AT_FDCWD, old, AT_FDCWD, new); }

char *realpath(const char *path, char *result) {
    struct mapped one;
    if (!map(AT_FDCWD, path, &one)) {
        return REAL(realpath)(path, result);
    }
    char *resolved = REAL(realpath)(one.path, result);
    if (!resolved || !getenv("VOLUME_TYPED") || result || strcmp(resolved, one.path) != 0) {
        return resolved;
    }
    free(resolved);
    return strdup(one.typed);
}
