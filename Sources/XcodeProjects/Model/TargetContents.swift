/// The files of a target, by absolute paths without symlinks.
package struct TargetContents: Sendable {
    /// The files that its build phases name.
    var files: Set<String> = []
    /// Folders that are copied whole.
    var folders: Set<String> = []
    /// Folders whose files belong to it as they lie on the disk.
    var synchronized: [SynchronizedFolder] = []

    /// Whether a file belongs to it.
    package func contains(_ path: String) -> Bool {
        files.contains(path) || synchronized.contains { $0.contains(path) }
            || folders.contains { PathText.rest(of: path, below: $0) != nil }
    }

    /// Whether nothing belongs to it.
    package var isEmpty: Bool { files.isEmpty && folders.isEmpty && synchronized.isEmpty }
}
