import CatalogCore
import FileSearch
import Foundation
import Workspaces

/// The record of a project's last change, kept outside of the project.
///
/// The path is `$XDG_STATE_HOME/fitloc/undo/PROJECT/last-change`, with `~/.local/state` as default. PROJECT is the path
/// of the repository, else of the nearest folder with a configuration, else of the current folder. Only the user can
/// read the file, because it has texts of the project.
package struct UndoStore: Sendable {
    /// What is done with the changes of a command.
    package enum Undoing: Sendable {
        /// They are kept, so that they can be undone.
        case possible
        /// They cannot be undone, because more than files has changed, as in git's index.
        case impossible
        /// They are no changes of the project's texts, such as a report.
        case ignored
    }

    private let bounds: ProjectBounds
    private let path: String?

    /// Determines the file for the project around the current folder.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let current = ResolvedPath.resolvedIfThere(FileManager.default.currentDirectoryPath)
        let configured = GitWorkTree.folders(upFrom: current).first {
            FileReader.isFile("\($0)/\(Configuration.fileName)")
        }
        bounds = ProjectBounds(around: configured ?? current)
        path = PersonalFolder.state(of: "last-change", in: "undo", outside: bounds, environment)
    }

    /// Returns the last change; nil if there is none.
    package func last() throws(FileError) -> UndoRecord? {
        try path.flatMap(FileReader.bytesIfThere).flatMap(UndoRecord.init)
    }

    /// Runs a command and keeps the changes that it makes inside the project, if any.
    ///
    /// The changes of a command that fails are kept too. If they cannot be kept, no older ones are, because undoing
    /// those would not undo the last command.
    ///
    /// - Parameter words: The words of the command line after the program's name.
    package func keepingChanges(of words: [String], _ undoing: Undoing, _ command: () async throws -> Void) async throws
    {
        let record = ChangeRecord(
            currentFolder: FileManager.default.currentDirectoryPath, limit: Self.sizeLimit)
        var named = UndoRecord.Command(words: words, date: Date())
        if words.first == Self.ownCommand, let last = try? last()?.command {
            named.words = last.words
            named.isUndone = !last.isUndone
        }
        named.isRefused = undoing == .impossible
        defer { if record.hasChanges { keep(record.changes, of: named) } }
        try await ChangeRecord.$current.withValue(record) { try await command() }
    }

    /// The name of the command that undoes changes, whose own changes make the undone ones again.
    private static let ownCommand = "undo"

    /// The number of bytes of changed files, before and after together, from which changes are not kept.
    private static let sizeLimit = 64 << 20

    private func keep(_ changes: [FileChange]?, of command: UndoRecord.Command) {
        // git's own folder has caches.
        let inside = changes?.filter { bounds.contains($0.path) && !$0.path.contains("/.git/") }
        guard let path, inside.map({ !$0.isEmpty }) ?? true else { return }
        var command = command
        command.date = Date()
        do throws(FileError) {
            guard let bytes = UndoRecord(command, command.isRefused ? [] : inside).bytes else { return }
            try FileReplacer.create(path, with: bytes, overwriting: true, creatingFolders: true, isPrivate: true)
        } catch {
            if let old = try? FileReader.read(path).bytes { try? FileReplacer.remove(path, expecting: old) }
        }
    }
}
