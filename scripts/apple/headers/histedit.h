/* The part of macOS's histedit.h that this package uses, written after its manual page, editline(3). Apple's library is
   older than Debian's: el_cursor, for one, is missing. */
#ifndef HISTEDIT_H
#define HISTEDIT_H

#include <stdio.h>
#include <sys/types.h>
#include <wchar.h>

typedef struct editline EditLine;

typedef struct lineinfo {
    const char *buffer;
    const char *cursor;
    const char *lastchar;
} LineInfo;

typedef struct lineinfow {
    const wchar_t *buffer;
    const wchar_t *cursor;
    const wchar_t *lastchar;
} LineInfoW;

/* What an added command returns. */
#define CC_NORM 0
#define CC_NEWLINE 1
#define CC_EOF 2
#define CC_ARGHACK 3
#define CC_REFRESH 4
#define CC_CURSOR 5
#define CC_ERROR 6
#define CC_FATAL 7
#define CC_REDISPLAY 8
#define CC_REFRESH_BEEP 9

/* What el_set and el_get take. */
#define EL_PROMPT 0
#define EL_TERMINAL 1
#define EL_EDITOR 2
#define EL_SIGNAL 3
#define EL_BIND 4
#define EL_TELLTC 5
#define EL_SETTC 6
#define EL_ECHOTC 7
#define EL_SETTY 8
#define EL_ADDFN 9
#define EL_HIST 10
#define EL_EDITMODE 11
#define EL_RPROMPT 12
#define EL_GETCFN 13
#define EL_CLIENTDATA 14
#define EL_UNBUFFERED 15
#define EL_PREP_TERM 16
#define EL_GETTC 17
#define EL_GETFP 18
#define EL_SETFP 19
#define EL_REFRESH 20
#define EL_PROMPT_ESC 21

EditLine *el_init(const char *program, FILE *input, FILE *output, FILE *errors);
void el_end(EditLine *editor);
void el_reset(EditLine *editor);
const char *el_gets(EditLine *editor, int *count);
const wchar_t *el_wgets(EditLine *editor, int *count);
int el_getc(EditLine *editor, char *character);
int el_wgetc(EditLine *editor, wchar_t *character);
void el_push(EditLine *editor, const char *text);
void el_beep(EditLine *editor);
int el_set(EditLine *editor, int operation, ...);
int el_wset(EditLine *editor, int operation, ...);
int el_get(EditLine *editor, int operation, ...);
int el_wget(EditLine *editor, int operation, ...);
void el_resize(EditLine *editor);
const LineInfo *el_line(EditLine *editor);
const LineInfoW *el_wline(EditLine *editor);
int el_insertstr(EditLine *editor, const char *text);
int el_winsertstr(EditLine *editor, const wchar_t *text);
void el_deletestr(EditLine *editor, int count);
void el_wdeletestr(EditLine *editor, int count);

#endif
