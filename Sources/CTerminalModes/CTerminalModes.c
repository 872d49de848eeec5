#include "CTerminalModes.h"

#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

void fitloc_modes_set_key_by_key(struct termios *modes) {
    modes->c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG | IEXTEN);
    modes->c_cc[VMIN] = 1;
    modes->c_cc[VTIME] = 0;
}

int fitloc_modes_signal(const struct termios *modes, unsigned char character) {
    if ((modes->c_lflag & ISIG) == 0 || character == (unsigned char)_POSIX_VDISABLE) return 0;
    if (character == modes->c_cc[VINTR]) return SIGINT;
    if (character == modes->c_cc[VQUIT]) return SIGQUIT;
    return character == modes->c_cc[VSUSP] ? SIGTSTP : 0;
}

int fitloc_has_input(int milliseconds) {
    /* `select` and not `poll`, which on macOS answers at once for /dev/tty, as if there were input. */
    struct timeval patience = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(STDIN_FILENO, &readable);
    return select(STDIN_FILENO + 1, &readable, NULL, NULL, milliseconds < 0 ? NULL : &patience) > 0;
}

void fitloc_write(const char *text) {
    ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
}

void fitloc_set_paste_marks(int are_wanted) {
    fitloc_write(are_wanted ? "\033[?2004h" : "\033[?2004l");
}

/* The state to restore when a signal ends the program. A signal handler can safely access only static variables. */
static struct {
    struct termios modes;
    int has_paste_marks;
} guarded;

static void end_by_signal(int number) {
    tcsetattr(STDIN_FILENO, TCSANOW, &guarded.modes);
    if (guarded.has_paste_marks) fitloc_set_paste_marks(0);
    signal(number, SIG_DFL);
    raise(number);
}

static void replace_actions(void (*from)(int), void (*to)(int)) {
    static const int numbers[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    for (size_t index = 0; index < sizeof(numbers) / sizeof(numbers[0]); index++) {
        struct sigaction action;
        if (sigaction(numbers[index], NULL, &action) != 0 || action.sa_handler != from) continue;
        memset(&action, 0, sizeof(action));
        sigemptyset(&action.sa_mask);
        action.sa_handler = to;
        sigaction(numbers[index], &action, NULL);
    }
}

void fitloc_modes_guard(const struct termios *modes, int has_paste_marks) {
    guarded.modes = *modes;
    guarded.has_paste_marks = has_paste_marks;
    replace_actions(SIG_DFL, end_by_signal);
}

void fitloc_modes_unguard(void) {
    replace_actions(end_by_signal, SIG_DFL);
}

static volatile sig_atomic_t was_continued;

static void note_continuation(int number) {
    (void)number;
    was_continued = 1;
}

void fitloc_stop_group(void) {
    /* In a program with several threads, `kill` can return before the program stops. The longest wait is for a group
       that nobody can continue, which does not stop. */
    const struct timespec pause = {.tv_nsec = 10 * 1000 * 1000};
    struct sigaction action, before;
    memset(&action, 0, sizeof(action));
    sigemptyset(&action.sa_mask);
    action.sa_handler = note_continuation;
    was_continued = 0;
    sigaction(SIGCONT, &action, &before);
    kill(0, SIGTSTP);
    for (int count = 0; count < 50 && !was_continued; count++) nanosleep(&pause, NULL);
    sigaction(SIGCONT, &before, NULL);
}
