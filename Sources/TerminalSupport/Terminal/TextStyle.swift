private import enum Rainbow.NamedColor
private import enum Rainbow.Style

/// What a piece of printed text is, for its colour.
///
/// Colour only underlines what the words say: a log without it loses nothing.
package enum TextStyle: CaseIterable, Sendable {
    /// The word of an error's severity.
    case error
    /// The word of a warning's severity.
    case warning
    /// The word of a note's severity.
    case note
    /// A file's path before a finding or above a table.
    case path
    /// Headings, and what the eye should find first.
    case bold
    /// What may be skipped: rule ids, counts of nothing.
    case dim
    /// What came in.
    case added
    /// What went.
    case removed

    /// The codes of the terminal's "select graphic rendition" sequence (ECMA-48 8.3.117).
    var codes: [UInt8] {
        switch self {
        case .error: Style.bold.value + NamedColor.red.value
        case .warning: NamedColor.yellow.value
        case .note: NamedColor.cyan.value
        case .path: NamedColor.magenta.value
        case .bold: Style.bold.value
        case .dim: Style.dim.value
        case .added: NamedColor.green.value
        case .removed: NamedColor.red.value
        }
    }
}
