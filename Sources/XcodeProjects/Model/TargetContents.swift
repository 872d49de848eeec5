/// The files of a target, by absolute path without symlinks.
package struct TargetContents: Sendable {
    /// The files that the build phases name.
    var files: Set<String> = []
    /// The folders that are copied as a whole.
    var folders: Set<String> = []
    /// The folders whose files on disk belong to the target.
    var synchronized: [SynchronizedFolder] = []

    /// Returns whether a file belongs to the target.
    package func contains(_ path: String) -> Bool {
        files.contains(path) || synchronized.contains { $0.contains(path) }
            || folders.contains { PathText.rest(of: path, below: $0) != nil }
    }

    /// Whether the target has no files.
    package var isEmpty: Bool { files.isEmpty && folders.isEmpty && synchronized.isEmpty }
}
