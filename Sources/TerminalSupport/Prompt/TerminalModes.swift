private import CTerminalModes

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The modes of standard input's terminal, saved while a question changes them.
struct TerminalModes {
    private let before: termios
    private let hasPasteMarks: Bool

    /// Saves the current modes, or returns nil if standard input is not a terminal.
    ///
    /// - Parameter hasPasteMarks: Whether to switch on bracketed paste. A terminal that does not support escape
    ///   sequences would print the request.
    init?(hasPasteMarks: Bool) {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
        before = modes
        self.hasPasteMarks = hasPasteMarks
    }

    /// Installs signal handlers, which restore the modes before a signal ends the process.
    func guardFromSignals() {
        var modes = before
        fitloc_modes_guard(&modes, hasPasteMarks ? 1 : 0)
        if hasPasteMarks { fitloc_set_paste_marks(1) }
    }

    /// Delivers each key at once and without echo, including Ctrl-C and Ctrl-Z.
    func setKeyByKey() {
        var modes = before
        fitloc_modes_set_key_by_key(&modes)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }

    /// Restores the saved modes and keeps input that was typed ahead.
    func restore() {
        var modes = before
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        if hasPasteMarks { fitloc_set_paste_marks(0) }
        fitloc_modes_unguard()
    }

    /// Returns the signal assigned to a key (`stty intr` and the like), usually for Ctrl-C, Ctrl-Z and Ctrl-\.
    func signal(for key: UInt8) -> Int32? {
        var modes = before
        let number = fitloc_modes_signal(&modes, key)
        return number == 0 ? nil : number
    }

    /// Sends a signal to the foreground process group, as the terminal does outside of questions.
    ///
    /// Most signals end the process. This method returns if the process was stopped and continued, or if the program
    /// handles the signal.
    ///
    /// - Returns: Whether to continue the question.
    func send(_ signal: Int32) -> Bool {
        restore()
        fitloc_write("\n")
        if signal == SIGTSTP { fitloc_stop_group() } else { kill(0, signal) }
        guardFromSignals()
        return signal == SIGTSTP
    }
}
