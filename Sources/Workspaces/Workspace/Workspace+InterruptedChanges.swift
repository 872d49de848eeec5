import CatalogCore
import CommandOutput
import FileSearch
import InterfaceTexts

/// Changes to several files that a killed program has left incomplete.
extension Workspace {
    /// Loads the files that a command writes to, after finishing and reporting incomplete changes to them.
    ///
    /// - Parameters:
    ///   - endings: The file extensions to search for; texts of stores only if they are among them.
    ///   - needsNamedPages: Whether texts of stores are found without arguments only if there are no other tables.
    ///   - isDryRun: Whether nothing may be written; incomplete changes are then left as they are.
    package static func loadForWriting(
        _ paths: [String], endings: [String] = FileFinder.catalogEndings, needsNamedPages: Bool = false,
        isDryRun: Bool = false
    ) async throws -> Workspace {
        let workspace = try await load(paths, endings: endings, needsNamedPages: needsNamedPages, keepsParsed: true)
        guard !isDryRun, try workspace.finishInterrupted() else { return workspace }
        return try await load(paths, endings: endings, needsNamedPages: needsNamedPages, keepsParsed: true)
    }

    /// Finishes incomplete changes and reports them.
    ///
    /// - Returns: Whether files may have changed since they were read.
    package func finishInterrupted() throws -> Bool {
        var console = Console()
        let folders = journalFolders
        for folder in folders {
            do throws(FileError) {
                guard let outcome = try JournalRecovery.finish(in: folder) else { continue }
                try? console.note(sentence(on: outcome))
            } catch {
                throw CommandFailure(relative(error))
            }
        }
        return !folders.isEmpty
    }

    /// The messages about incomplete changes, for commands that write nothing.
    var interruptedChanges: [String] {
        journalFolders.compactMap { folder in
            do throws(FileError) {
                guard let outcome = try JournalRecovery.inspect(folder) else { return nil }
                guard outcome.changed.isEmpty else { return sentence(on: outcome) }
                return Texts.Interrupted.found(files: shown(outcome.behind)).resolved
            } catch {
                guard case .recordedTwice = error else { return nil }
                return relative(error).sentence
            }
        }
    }

    /// Returns an error about a journal with a path relative to the current folder.
    private func relative(_ error: FileError) -> FileError {
        guard case .recordedTwice(let path, let file) = error else { return error }
        return .recordedTwice(path: RelativePath.of(path, from: currentFolder), file: file)
    }

    private var journalFolders: [String] { JournalRecovery.folders(above: readPaths) }

    private func sentence(on outcome: JournalRecovery.Outcome) -> String {
        guard outcome.changed.isEmpty else {
            return Texts.Interrupted.changed(changed: shown(outcome.changed), files: shown(outcome.behind)).resolved
        }
        return Texts.Interrupted.finished(files: shown(outcome.behind)).resolved
    }

    private func shown(_ paths: [String]) -> String {
        paths.map { VisibleText.path(RelativePath.of($0, from: currentFolder)) }.joined(separator: ", ")
    }
}

extension ChangeJournal {
    /// Writes the files of a command with a journal, so that the next command can finish the changes of a killed one.
    package static func keep(_ files: [FileChange], isDryRun: Bool, _ write: () throws -> Void) throws {
        guard !isDryRun else { return try write() }
        do {
            try keep(files, write)
        } catch let error as FileError {
            throw CommandFailure(error)
        }
    }
}

extension Console {
    /// Reports each incomplete change as a failure, because the checked files are in an unintended state.
    package mutating func failInterrupted(in workspace: Workspace) throws {
        let changes = workspace.interruptedChanges
        if !changes.isEmpty { try fail(changes.map { FailureLine.sentence($0) }) }
    }
}
