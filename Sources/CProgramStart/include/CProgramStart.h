/* This module is linked into every program, but no program calls it: it has a constructor, in CProgramStart.c. */
