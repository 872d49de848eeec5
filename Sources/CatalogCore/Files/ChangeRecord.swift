import CatalogRuntime

/// The changes of files that a command makes, kept so that they can be undone.
///
/// ``FileReplacer`` adds each change that it makes during a task to the record of the task.
package final class ChangeRecord: Sendable {
    /// The record of the current task; nil if its changes are not recorded.
    @TaskLocal package static var current: ChangeRecord?

    private struct Contents {
        var files: [FileChange] = []
        var size = 0
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
    package var hasChanges: Bool { contents.withLock { $0.size > 0 } }

    /// The changed files with absolute paths, in the order of their first changes; nil if they exceed the limit.
    ///
    /// Several changes of one file are one change, and files that have their first contents again are left out.
    package var changes: [FileChange]? {
        contents.withLock { contents in
            contents.size > limit ? nil : contents.files.filter { $0.old != $0.new }
        }
    }

    /// Adds a change that was made.
    func add(_ change: FileChange) {
        let path = RelativePath.absolute(change.path, in: currentFolder)
        contents.withLock { contents in
            contents.size += 1 + (change.old?.count ?? 0) + (change.new?.count ?? 0)
            guard contents.size <= limit else { return contents.files = [] }
            if let index = contents.files.firstIndex(where: { $0.path.utf8.elementsEqual(path.utf8) }) {
                contents.files[index] = FileChange(path: path, old: contents.files[index].old, new: change.new)
            } else {
                contents.files.append(FileChange(path: path, old: change.old, new: change.new))
            }
        }
    }
}
