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

    /// The parameters of the “select graphic rendition” sequence (ECMA-48 8.3.117): 1 is bold, 2 dim, 30 and above are
    /// colors.
    var codes: [UInt8] {
        switch self {
        case .error: [1, 31]
        case .warning: [33]
        case .note: [36]
        case .path: [35]
        case .bold: [1]
        case .dim: [2]
        case .added: [32]
        case .removed: [31]
        }
    }
}
