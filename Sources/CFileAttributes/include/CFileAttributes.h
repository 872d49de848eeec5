#ifndef FITLOC_CFILEATTRIBUTES_H
#define FITLOC_CFILEATTRIBUTES_H

#include <stdint.h>

/* What Linux keeps with a file besides its bytes, owner and permissions. This is C because Swift's module of the C
   library has neither the functions for extended attributes nor `statx`. On Apple's systems, Swift calls the system. */

#if defined(__linux__)

/* Copies the user's extended attributes and the access control list of an open file to another one. Some file systems
   have neither, and an attribute that cannot be copied is left out. */
void fitloc_copy_attributes(int from, int to);

/* Stores the time when a file or folder was created, in nanoseconds since 1970. Returns 0 if the file system does not
   know it. */
int fitloc_creation_time(const char *path, int64_t *nanoseconds);

#endif
#endif
