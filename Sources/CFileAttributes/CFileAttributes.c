#define _GNU_SOURCE

#include "CFileAttributes.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>

static const char access_list[] = "system.posix_acl_access";

static int is_kept(const char *name) {
    return strncmp(name, "user.", 5) == 0 || strcmp(name, access_list) == 0;
}

static void copy_attribute(int from, int to, const char *name) {
    ssize_t size = fgetxattr(from, name, NULL, 0);
    if (size < 0) return;
    char *value = malloc(size > 0 ? (size_t)size : 1);
    if (value == NULL) return;
    size = fgetxattr(from, name, value, (size_t)size);
    if (size >= 0) (void)fsetxattr(to, name, value, (size_t)size, 0);
    free(value);
}

void fitloc_copy_attributes(int from, int to) {
    /* The new file may have entries from the default list of its folder, which would let others read it. */
    if (fgetxattr(from, access_list, NULL, 0) < 0 && errno == ENODATA) (void)fremovexattr(to, access_list);
    ssize_t size = flistxattr(from, NULL, 0);
    if (size <= 0) return;
    char *names = malloc((size_t)size);
    if (names == NULL) return;
    size = flistxattr(from, names, (size_t)size);
    for (ssize_t start = 0; start < size; start += (ssize_t)strlen(names + start) + 1) {
        if (is_kept(names + start)) copy_attribute(from, to, names + start);
    }
    free(names);
}

int fitloc_creation_time(const char *path, int64_t *nanoseconds) {
#ifdef STATX_BTIME
    struct statx status;
    if (statx(AT_FDCWD, path, 0, STATX_BTIME, &status) != 0 || (status.stx_mask & STATX_BTIME) == 0) return 0;
    *nanoseconds = status.stx_btime.tv_sec * INT64_C(1000000000) + status.stx_btime.tv_nsec;
    return 1;
#else
    (void)path;
    (void)nanoseconds;
    return 0;
#endif
}

#endif
