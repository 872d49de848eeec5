import CatalogCore
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What stands before a line that is edited, in the form in which libedit wants it.
final class LineEditorPrompt {
    /// Stands before and after each escape sequence, so that libedit does not count its columns.
    static let literalMark: CChar = 1

    let characters: UnsafeMutablePointer<CChar>?

    /// The label in bold, with a colon after it: libedit wants something visible behind the last escape sequence.
    init(label: String, styler: Styler) {
        let bold = styler.styled(VisibleText.shown(label), as: .bold)
        characters = strdup(Self.marked(bold) + ": ")
    }

    deinit {
        free(characters)
    }

    private static func marked(_ text: String) -> String {
        text.replacing(#/\u{1B}\[[0-9;]*m/#) { "\u{1}" + $0.output + "\u{1}" }
    }
}
