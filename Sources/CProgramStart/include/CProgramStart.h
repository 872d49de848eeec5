/* This module is linked into every program, but no program calls it: CProgramStart.c has a constructor, and
   a function that AddressSanitizer calls. */
