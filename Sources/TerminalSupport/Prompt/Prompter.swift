import CatalogCore
import StandardStreams
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Asks a person at a terminal.
///
/// Questions are drawn on standard error, so that results may be redirected. Ctrl-C at a question ends the process as
/// it does everywhere, with the terminal put right; what was not yet written to a file is not written.
package struct Prompter: ~Copyable {
    /// Whether there is somebody to ask: standard input and standard error are a terminal.
    package static var isPossible: Bool {
        isatty(STDIN_FILENO) == 1 && StandardStream.error.isTerminal
    }

    var output = StandardOutput(to: .error)
    let styler: Styler
    let hasEscapeSequences: Bool

    /// Somebody to ask; nil where nobody is there (``isPossible``).
    ///
    /// - Parameter styler: that of standard error.
    package init?(styler: Styler, environment: [String: String]) {
        guard Self.isPossible else { return nil }
        self.styler = styler
        hasEscapeSequences = !["", "dumb"].contains(environment["TERM", default: ""])
    }

    /// Shows what a person needs to see to answer: the source text, a comment.
    ///
    /// The text is printed as it is: escape what comes from files (``VisibleText``).
    package mutating func show(_ text: String) throws(OutputError) {
        try output.writeLine(text)
    }

    /// Asks for a text of one or several lines, in its typed form (``TypedText``).
    ///
    /// - Parameter check: says what is wrong with a text, as a sentence, which is escaped here; it is shown, and the
    ///   same question is asked again with what was typed.
    package mutating func ask(
        _ question: Question, check: (String) throws -> String? = { _ in nil }
    ) throws -> Answer<String> {
        var line = TypedText.typed(for: question.initial)
        while let typed = readLine(question, initial: line) {
            let text = TypedText.text(forTyped: typed)
            guard let complaint = try check(text) else { return .given(text) }
            try output.writeLine(styler.styled(VisibleText.escaped(complaint), as: .warning))
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
