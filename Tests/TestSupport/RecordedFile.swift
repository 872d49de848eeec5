import Foundation

/// A file in the source tree with expected content, which a test can rewrite.
///
/// A run that rewrites a file fails, because the new content must be reviewed. A variable left in a shell therefore
/// cannot make tests pass.
package struct RecordedFile {
    /// The handling of differences.
    package enum Mode: Equatable, Sendable {
        /// Compares the content with the files.
        case compare
        /// Rewrites files that differ, because the environment contains `FITLOC_UPDATE`.
        case rewrite
        /// Fails, because files rewritten on a CI machine would not be reviewed.
        case refuse

        /// Creates the mode that an environment requests.
        package init(environment: [String: String]) {
            guard environment["FITLOC_UPDATE"].map({ !$0.isEmpty }) == true else {
                self = .compare
                return
            }
            self = environment["CI"] == nil ? .rewrite : .refuse
        }

        /// The mode of this run.
        package static let current = Mode(environment: ProcessInfo.processInfo.environment)
    }

    private let url: URL
    private let name: String
    private let mode: Mode

    /// Creates a recorded file of the package or of another folder.
    package init(_ url: URL, below root: URL = SourceTree.package, mode: Mode = .current) {
        self.url = url
        self.mode = mode
        let isBelow = url.path.hasPrefix(root.path + "/")
        name = isBelow ? String(url.path.dropFirst(root.path.count + 1)) : url.path
    }

    /// Compares the file with its expected content, and rewrites it in mode `rewrite`.
    ///
    /// - Parameter data: The expected content; nil if the file must not exist.
    /// - Returns: The issue to record; nil if the file is as expected.
    package func issue(expecting data: Data?) throws -> String? {
        if mode == .refuse { return "FITLOC_UPDATE and CI are both set: CI compares, it never rewrites \(name)" }
        guard (try? Data(contentsOf: url)) != data else { return nil }
        guard mode == .rewrite else { return "\(name) is not current; run `scripts/test --update`, review the diff" }
        if let data {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } else {
            try FileManager.default.removeItem(at: url)
        }
        return "rewrote \(name); review the diff"
    }

    /// Compares the file with an expected text.
    package func issue(expecting text: String) throws -> String? { try issue(expecting: Data(text.utf8)) }
}
