import Foundation

/// A copy of a catalog that may be written to, so that the next measurement finds the original as it was.
struct EditedCopy {
    let url: URL

    /// Makes the copy anew, beside the original.
    init(of path: String) throws {
        url = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("Edited.xcstrings")
        try Data(contentsOf: URL(fileURLWithPath: path)).write(to: url)
    }
}
