import XCStringsKit

/// Changes to several files that a killed program has left halfway, as a command meets them.
extension Workspace {
    /// Reads what a command is to write to, after it has finished what is halfway there, and says so.
    ///
    /// - Parameter isDryRun: whether nothing may be written; then nothing is finished.
    package static func loadForWriting(_ paths: [String], isDryRun: Bool = false) async throws -> Workspace {
        let workspace = try await load(paths)
        guard !isDryRun, try workspace.finishInterrupted() else { return workspace }
        return try await load(paths)
    }

    /// Finishes what is halfway, and says so.
    ///
    /// - Returns: whether files may be others than those that were read.
    package func finishInterrupted() throws -> Bool {
        var console = Console()
        let folders = journalFolders
        for folder in folders {
            do throws(FileError) {
                guard let outcome = try JournalRepair.finish(in: folder) else { continue }
                try? console.note(sentence(on: outcome))
            } catch {
                throw CommandFailure(error)
            }
        }
        return !folders.isEmpty
    }

    /// What a person is told of changes that are halfway, where nothing is written.
    var interruptedChanges: [String] {
        journalFolders.compactMap { folder in
            guard let outcome = try? JournalRepair.inspect(folder) else { return nil }
            guard outcome.changed.isEmpty else { return sentence(on: outcome) }
            return Texts.Interrupted.found(files: shown(outcome.behind)).resolved
        }
    }

    private var journalFolders: [String] { JournalRepair.folders(above: readPaths) }

    private func sentence(on outcome: JournalRepair.Outcome) -> String {
        guard outcome.changed.isEmpty else {
            return Texts.Interrupted.changed(changed: shown(outcome.changed), files: shown(outcome.behind)).resolved
        }
        return Texts.Interrupted.finished(files: shown(outcome.behind)).resolved
    }

    private func shown(_ paths: [String]) -> String {
        paths.map { RelativePath.of($0, from: currentFolder) }.joined(separator: ", ")
    }
}

extension Console {
    /// Says of each change that is halfway that it is: what was checked is no state that anybody meant.
    mutating func failInterrupted(in workspace: Workspace) throws {
        let changes = workspace.interruptedChanges
        if !changes.isEmpty { try fail(changes.map { FailureLine.sentence($0) }) }
    }
}
