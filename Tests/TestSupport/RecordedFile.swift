import Foundation

/// A file in the source tree that says what a test expects, and that the test can rewrite.
///
/// A run that rewrites something is red: what it wrote is what it found, and has yet to be reviewed. So a variable that
/// was left in a shell cannot make the tests pass.
package struct RecordedFile {
    /// What a run does with what it finds.
    package enum Mode: Equatable, Sendable {
        /// Compares it with the files.
        case compare
        /// Rewrites files that differ, because the environment has `FITLOC_UPDATE`.
        case rewrite
        /// Neither: nobody reviews what a CI machine would write.
        case refuse

        /// The mode that an environment asks for.
        package init(environment: [String: String]) {
            guard environment["FITLOC_UPDATE"].map({ !$0.isEmpty }) == true else {
                self = .compare
                return
            }
            self = environment["CI"] == nil ? .rewrite : .refuse
        }

        /// That of this run.
        package static let current = Mode(environment: ProcessInfo.processInfo.environment)
    }

    private let url: URL
    private let name: String
    private let mode: Mode

    /// A file of the package, or of another folder.
    package init(_ url: URL, below root: URL = SourceTree.package, mode: Mode = .current) {
        self.url = url
        self.mode = mode
        let isBelow = url.path.hasPrefix(root.path + "/")
        name = isBelow ? String(url.path.dropFirst(root.path.count + 1)) : url.path
    }

    /// Holds the file against what it should be, and rewrites it where that is asked for.
    ///
    /// - Parameter data: what it should hold; nil where it should not be there.
    /// - Returns: the issue to record; nil where the file is as it should be.
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

    /// The same for a text.
    package func issue(expecting text: String) throws -> String? { try issue(expecting: Data(text.utf8)) }
}
