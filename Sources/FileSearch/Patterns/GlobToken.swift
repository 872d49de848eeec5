/// One step of a glob.
enum GlobToken: Hashable, Sendable {
    /// These bytes.
    case literal([UInt8])
    /// `?`: one character, over a path never `/`.
    case character
    /// `[…]`: one of these characters, over a path never `/`.
    case oneOf(GlobClass)
    /// `*` over a path: any bytes but `/`.
    case withinFolder
    /// `*` over a text, and `**` at the end of a path: any bytes.
    case anything
    /// `**/`: any number of whole folders, also none.
    case folders
}
