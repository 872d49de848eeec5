import Foundation

/// A copy of a catalog for measurements that write; the original stays as it is.
struct EditedCopy {
    /// The path of the copy.
    let url: URL

    /// Copies the original to a file beside it.
    init(of path: String) throws {
        url = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("Edited.xcstrings")
        try Data(contentsOf: URL(fileURLWithPath: path)).write(to: url)
    }
}
