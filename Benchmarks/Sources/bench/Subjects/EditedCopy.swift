import Foundation

/// A copy of a catalog for measurements that write, so that the original stays unchanged.
struct EditedCopy {
    /// The path of the copy.
    let url: URL

    /// Copies the original to a file in the same folder.
    init(of path: String) throws {
        url = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("Edited.xcstrings")
        try Data(contentsOf: URL(fileURLWithPath: path)).write(to: url)
    }
}
