import CatalogRuntime

/// The changes of files that a command makes, kept so that they can be undone.
///
/// ``FileReplacer`` adds each change that it makes during a task to the record of the task.
package final class ChangeRecord: Sendable {
    /// The record of the current task; nil if its changes are not recorded.
    @TaskLocal package static var current: ChangeRecord?

    private struct Contents {
        var files: [FileChange] = []
        /// The index of each file by its path.
        var indices: [ExactText: Int] = [:]
        var size = 0
        /// Whether all changes are kept.
        var isComplete = true

        mutating func discard() {
            (files, indices) = ([], [:])
            isComplete = false
        }
    }

    private let contents = Locked(Contents())
    private let currentFolder: String
    private let limit: Int

    /// Creates an empty record.
    ///
    /// - Parameters:
    ///   - currentFolder: The folder that paths are relative to.
    ///   - limit: The number of bytes, before and after the changes together, from which none are kept.
    package init(currentFolder: String, limit: Int) {
        self.currentFolder = currentFolder
        self.limit = limit
    }

    /// Whether a file was changed.
    package var hasChanges: Bool { contents.withLock { $0.size > 0 || !$0.isComplete } }

    /// The changed files with absolute paths, in the order of their first changes; nil if not all were kept.
    ///
    /// Several changes of one file are one change, and files that have their first contents again are left out.
    package var changes: [FileChange]? {
        contents.withLock { contents in
            contents.isComplete ? contents.files.filter { $0.old != $0.new } : nil
        }
    }

    /// Adds a change that was made.
    func add(_ change: FileChange) {
        let path = RelativePath.absolute(change.path, in: currentFolder)
        contents.withLock { contents in
            contents.size += 1 + (change.old?.count ?? 0) + (change.new?.count ?? 0)
            guard contents.isComplete, contents.size <= limit else { return contents.discard() }
            if let index = contents.indices[ExactText(path)] {
                contents.files[index] = FileChange(path: path, old: contents.files[index].old, new: change.new)
            } else {
                contents.indices[ExactText(path)] = contents.files.count
                contents.files.append(FileChange(path: path, old: change.old, new: change.new))
            }
        }
    }

    /// Keeps none of the changes, because one was made whose former contents are unknown.
    func discard() { contents.withLock { $0.discard() } }
}
