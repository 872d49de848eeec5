/// A token of a glob.
enum GlobToken: Hashable, Sendable {
    /// Literal bytes.
    case literal([UInt8])
    /// `?`: one character; in a path, not `/`.
    case character
    /// `[…]`: one character of a class; in a path, not `/`.
    case oneOf(GlobClass)
    /// `*` in a path: any bytes except `/`.
    case withinFolder
    /// `*` in a text, or `**` at the end of a path: any bytes.
    case anything
    /// `**/`: any number of whole folders, including none.
    case folders
}
