import CatalogCore
import StandardStreams
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A dialogue with a user at a terminal.
///
/// Questions are drawn on standard error, so that results can be redirected. Ctrl-C at a question ends the process
/// after the terminal's modes are restored; unsaved changes are lost.
package struct Prompter: ~Copyable {
    /// Whether questions can be asked: standard input and standard error must be terminals.
    package static var isPossible: Bool {
        isatty(STDIN_FILENO) == 1 && StandardStream.error.isTerminal
    }

    var output = StandardOutput(to: .error)
    let styler: Styler
    let hasEscapeSequences: Bool

    /// Creates a prompter, or returns nil if ``isPossible`` is false.
    ///
    /// - Parameter styler: The styler of standard error.
    package init?(styler: Styler, environment: [String: String]) {
        guard Self.isPossible else { return nil }
        self.styler = styler
        hasEscapeSequences = !["", "dumb"].contains(environment["TERM", default: ""])
    }

    /// Shows text that a user needs to answer, such as the source text or a comment.
    ///
    /// Escape text from files first (see ``VisibleText``).
    package mutating func show(_ text: String) throws(OutputError) {
        try output.writeLine(PrintedText.checked(text))
    }

    /// Asks for a text of one or several lines, in its typed form (see ``TypedText``).
    ///
    /// - Parameter check: A closure that returns an error message for an invalid text, or nil. The message is escaped
    ///   and shown, and the question is asked again with the typed text.
    package mutating func ask(
        _ question: Question, check: (String) throws -> String? = { _ in nil }
    ) throws -> Answer<String> {
        var line = TypedText.typed(for: question.initial)
        while let typed = readLine(question, initial: line) {
            let text = TypedText.text(forTyped: typed)
            guard let complaint = try check(text) else { return .given(text) }
            try show(styler.styled(VisibleText.escaped(complaint), as: .warning))
            line = typed
        }
        return .endOfInput
    }

    private func readLine(_ question: Question, initial: String) -> String? {
        guard let modes = TerminalModes(hasPasteMarks: hasEscapeSequences) else { return nil }
        let prompt = LineEditorPrompt(label: question.label, styler: styler)
        let offers = question.offers.map(TypedText.typed(for:))
        return LineEditor(modes: modes, prompt: prompt, initial: initial, offers: offers).read()
    }
}
