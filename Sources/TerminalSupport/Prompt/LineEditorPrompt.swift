import CatalogCore
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The prompt of an edited line, in the form that libedit expects.
final class LineEditorPrompt {
    /// The character that encloses each escape sequence, so that libedit does not count the sequence as columns.
    static let literalMark: CChar = 1

    let characters: UnsafeMutablePointer<CChar>?

    /// Creates a prompt with the label in bold and a colon.
    ///
    /// libedit requires a visible character after the last escape sequence. The colon is that character.
    init(label: String, styler: Styler) {
        let bold = PrintedText.line(styler.styled(VisibleText.shown(label), as: .bold))
        characters = strdup(Self.marked(bold) + ": ")
    }

    deinit {
        free(characters)
    }

    private static func marked(_ text: String) -> String {
        text.replacing(#/\u{1B}\[[0-9;]*m/#) { "\u{1}" + $0.output + "\u{1}" }
    }
}
