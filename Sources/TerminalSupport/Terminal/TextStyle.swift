private import enum Rainbow.NamedColor
private import enum Rainbow.Style

/// The role of a piece of printed text, which determines its color.
///
/// Color carries no information of its own, so a log without it loses nothing.
package enum TextStyle: CaseIterable, Sendable {
    /// The severity “error”.
    case error
    /// The severity “warning”.
    case warning
    /// The severity “note”.
    case note
    /// A file's path before a finding or above a table.
    case path
    /// Headings and other emphasized text.
    case bold
    /// Text of minor interest, such as rule ids and zero counts.
    case dim
    /// Added text.
    case added
    /// Removed text.
    case removed

    /// The parameters of the “select graphic rendition” sequence (ECMA-48 8.3.117).
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
