#ifndef FITLOC_CLIBEDIT_SHIM_H
#define FITLOC_CLIBEDIT_SHIM_H

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include <histedit.h>

/* These functions exist because Swift cannot call variadic functions, and imports C's `stdin` as a shared mutable
   variable. */

typedef unsigned char (*fitloc_command)(EditLine *, int);

/* Returns an editor that reads standard input and draws on standard error, or NULL if there is no memory. It uses its
   own buffered stream: `stderr` writes each byte separately, so a redrawn line would flicker. */
static inline EditLine *fitloc_editor_create(void) {
    int descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
    FILE *screen = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    return screen == NULL ? NULL : el_init("fitloc", stdin, screen, screen);
}

/* In the prompt, the character `literal` encloses sequences without width, such as a color. */
static inline int fitloc_editor_set_prompt(EditLine *editor, char *(*prompt)(EditLine *), char literal) {
    return el_set(editor, EL_PROMPT_ESC, prompt, literal);
}

/* A function that stores the next character as a number and returns 1, or returns 0 at the end of the input. */
typedef int (*fitloc_reader)(EditLine *, unsigned int *);

/* Sets the reader with `el_wset`, which expects wide characters in all versions of libedit; `el_set` expects narrow
   ones in old versions. Swift imports `wchar_t` as a character on some systems and as a number on others, so the type
   of the reader does not use it. */
static inline int fitloc_editor_set_reader(EditLine *editor, fitloc_reader reader) {
    _Static_assert(sizeof(wchar_t) == sizeof(unsigned int), "a wide character is a Unicode scalar");
    return el_wset(editor, EL_GETCFN, reader);
}

static inline int fitloc_editor_set_owner(EditLine *editor, void *owner) {
    return el_set(editor, EL_CLIENTDATA, owner);
}

static inline void *fitloc_editor_owner(EditLine *editor) {
    void *owner = NULL;
    return el_get(editor, EL_CLIENTDATA, &owner) == 0 ? owner : NULL;
}

static inline int fitloc_editor_use_emacs_keys(EditLine *editor) {
    return el_set(editor, EL_EDITOR, "emacs");
}

static inline int fitloc_editor_add_command(EditLine *editor, const char *name, fitloc_command command) {
    return el_set(editor, EL_ADDFN, name, name, command);
}

static inline int fitloc_editor_bind(EditLine *editor, const char *key, const char *command) {
    return el_set(editor, EL_BIND, key, command, NULL);
}

/* Makes the terminal send Ctrl-C and Ctrl-Z as characters while a line is edited. The program can then restore the
   terminal outside a signal handler before it reacts. */
static inline int fitloc_editor_take_signal_keys(EditLine *editor) {
    return el_set(editor, EL_SETTY, "-d", "-isig", NULL);
}

static inline int fitloc_editor_prepare_terminal(EditLine *editor, int is_editing) {
    return el_set(editor, EL_PREP_TERM, is_editing);
}

/* Ends the editor. Editing is turned off first, because `el_end` would otherwise discard input that was typed ahead. */
static inline void fitloc_editor_destroy(EditLine *editor) {
    FILE *screen = NULL;
    el_get(editor, EL_GETFP, 1, &screen);
    el_set(editor, EL_EDITMODE, 0);
    el_end(editor);
    if (screen != NULL) fclose(screen);
}

/* Moves the cursor behind the last character. Apple's libedit has no `el_cursor`; in every version `el_wline` returns the
   editor's own record of the line. */
static inline void fitloc_editor_move_to_end(EditLine *editor) {
    LineInfoW *line = (LineInfoW *)el_wline(editor);
    line->cursor = line->lastchar;
}

static inline int fitloc_editor_redraw(EditLine *editor) {
    return el_set(editor, EL_REFRESH);
}

#endif
