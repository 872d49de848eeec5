#ifndef FITLOC_CTERMINALMODES_H
#define FITLOC_CTERMINALMODES_H

#include <termios.h>

/* The modes of standard input's terminal, and what is written to it while they are changed. This is C because only C
   code can run in a signal handler. It is a module of its own because functions in a header have a copy in each Swift
   file that calls them. Copies could not recognize each other's signal handlers. */

/* Changes the modes so that the program receives each key at once, without echo, including Ctrl-C and Ctrl-Z. */
void fitloc_modes_set_key_by_key(struct termios *modes);

/* Returns the signal that a character sends in these modes; 0 if it sends none. */
int fitloc_modes_signal(const struct termios *modes, unsigned char character);

/* Restores the terminal if a signal ends the program, for example from `kill`, `timeout` or a closed window, unless the
   program handles or ignores the signal itself. */
void fitloc_modes_guard(const struct termios *modes, int has_paste_marks);

/* Ends what `fitloc_modes_guard` began. */
void fitloc_modes_unguard(void);

/* Stops the process group, as the terminal does for Ctrl-Z. Returns after the program was continued. */
void fitloc_stop_group(void);

/* Returns whether standard input can be read within some milliseconds, or after any time if they are negative. A signal
   ends the wait. */
int fitloc_has_input(int milliseconds);

/* Writes to standard error. */
void fitloc_write(const char *text);

/* Turns xterm's bracketed paste on or off, which marks the beginning and end of pasted text. */
void fitloc_set_paste_marks(int are_wanted);

#endif
