/* This module is linked into every program. Besides the function below it has a constructor, and a function that
   AddressSanitizer calls. */

#ifndef C_PROGRAM_START_H
#define C_PROGRAM_START_H

/* The path by which this program was started, with links unresolved, whatever name its caller passed as the first
   argument. */
const char *fitloc_program_path(void);

#endif
