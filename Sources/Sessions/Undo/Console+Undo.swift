import CatalogCore
import CommandOutput
import Foundation
import InterfaceTexts

extension Console {
    /// Undoes the last change of the project's files, or shows what that would change.
    ///
    /// - Throws: `CommandFailure` before anything is written, if there is nothing to undo, or if a file has changed since.
    package mutating func undo(in store: UndoStore, isDryRun: Bool, _ printing: OutputSettings) throws {
        let record = try lastChange(in: store)
        let current = FileManager.default.currentDirectoryPath
        let files = record.files.map {
            FileChange(path: RelativePath.of($0.path, from: current), old: $0.new, new: $0.old)
        }
        try requireUnchanged(files, since: record)
        for file in files { report(WrittenFile(path: file.path, from: file.old, to: file.new)) }
        if isDryRun {
            guard !isReporting else { return }
            for file in files {
                try showDifference(at: file.path, from: file.old, to: file.new, printing.patchStyler)
            }
            return
        }
        try ChangeJournal.keep(files, isDryRun: false) {
            for file in files {
                try WriteBoundary.check(file.path)
                try file.write()
                let folder = ResolvedFile(splitting: file.path).folder
                if file.new == nil, folder.hasSuffix(".lproj") { EmptyFolder.remove(folder) }
            }
        }
        guard !printing.isQuiet, !isReporting else { return }
        try write("\(Self.sentence(on: record, files.map(\.path)))\n")
    }

    private func lastChange(in store: UndoStore) throws(CommandFailure) -> UndoRecord {
        let last: UndoRecord?
        do throws(FileError) { last = try store.last() } catch { throw CommandFailure(error) }
        guard let last else { throw CommandFailure(Texts.Undo.nothing) }
        guard !last.command.isRefused else {
            throw CommandFailure(Texts.Undo.refused(command: last.commandLine))
        }
        guard !last.command.isTooLarge else {
            throw CommandFailure(Texts.Undo.tooLarge(command: last.commandLine))
        }
        return last
    }

    /// Throws an error that names the files that have changed since the command, or that are no longer in the project.
    private func requireUnchanged(_ files: [FileChange], since record: UndoRecord) throws(CommandFailure) {
        var changed: [String] = []
        do throws(FileError) {
            for file in files {
                if try FileReader.bytesIfThere(file.path) != file.old { changed.append(file.path) }
                try FileReplacer.requireWritable(file.path)
            }
        } catch {
            throw CommandFailure(error)
        }
        guard changed.isEmpty else {
            throw CommandFailure(
                Texts.Undo.changedSince(command: record.commandLine), details: changed.map { VisibleText.path($0) })
        }
    }

    private static func sentence(on record: UndoRecord, _ paths: [String]) -> LocalizedString {
        let files = Words.list(paths.map { VisibleText.path($0) }, atMost: 3)
        return record.command.isUndone
            ? Texts.Undo.madeAgain(command: record.commandLine, files: files)
            : Texts.Undo.undid(command: record.commandLine, files: files)
    }
}

extension UndoRecord {
    /// The command as a person would type it.
    fileprivate var commandLine: String {
        (["fitloc"] + command.words.map { ShellWord.quoted($0) }).joined(separator: " ")
    }
}
