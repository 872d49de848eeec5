private import CLibEdit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The modes of the terminal that a person types in, kept while a question changes them.
struct TerminalModes {
    private let before: termios
    private let hasPasteMarks: Bool

    /// The modes as they are now; nil if standard input is no terminal.
    ///
    /// - Parameter hasPasteMarks: whether the terminal is asked to mark where pasted text begins and ends; one that
    ///   knows no escape sequences would print the request.
    init?(hasPasteMarks: Bool) {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
        before = modes
        self.hasPasteMarks = hasPasteMarks
    }

    /// From here on the modes are put back even if a signal ends the process.
    func guardFromSignals() {
        var modes = before
        fitloc_modes_guard(&modes, hasPasteMarks ? 1 : 0)
        if hasPasteMarks { fitloc_set_paste_marks(1) }
    }

    /// Hands over each key at once, unseen, Ctrl-C and Ctrl-Z too.
    func setKeyByKey() {
        var modes = before
        fitloc_modes_set_key_by_key(&modes)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }

    /// Puts everything back as it was; what was typed ahead stays.
    func restore() {
        var modes = before
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        if hasPasteMarks { fitloc_set_paste_marks(0) }
        fitloc_modes_unguard()
    }

    /// The signal that a key asks for, as the person has set it (`stty intr`); Ctrl-C, Ctrl-Z and Ctrl-\ as a rule.
    func signal(for key: UInt8) -> Int32? {
        var modes = before
        let number = fitloc_modes_signal(&modes, key)
        return number == 0 ? nil : number
    }

    /// Does what the terminal does by itself outside of questions: sends the signal to all programs in front.
    ///
    /// As a rule that is the end of the process. It returns when the process was stopped and goes on, and when the
    /// program handles the signal.
    ///
    /// - Returns: whether the question goes on.
    func send(_ signal: Int32) -> Bool {
        restore()
        fitloc_write("\n")
        kill(0, signal)
        guardFromSignals()
        return signal == SIGTSTP
    }
}
