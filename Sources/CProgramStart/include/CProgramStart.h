/* Linked into every program, and called by none: see CProgramStart.c. */
