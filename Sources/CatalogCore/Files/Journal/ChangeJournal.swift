/// Changes to several files that belong together, such as those of a legacy table.
///
/// Each file is replaced whole (``FileReplacer``); a program that is killed between two of them leaves the journal of
/// the change (``JournalFile``), by which the next one finishes it (``JournalRepair``).
package enum ChangeJournal {
    /// Whether a change of this task keeps a journal already, which holds for all that is written in it.
    @TaskLocal private static var isKept = false

    /// What a change may write into its journal.
    package struct Recorder {
        fileprivate let journal: JournalFile?
        fileprivate let folder: String

        /// Notes which files are about to be written, before the first of them is; a single file needs no note.
        ///
        /// A file outside of the folder, such as one behind a link, could not be found again: then there is no note.
        package func record(_ files: [(path: String, old: [UInt8]?, new: [UInt8]?)]) throws(FileError) {
            guard let journal, files.count > 1 else { return }
            var journaled: [JournaledFile] = []
            for file in files {
                guard let path = ChangeJournal.path(of: file.path, below: folder) else { return }
                journaled.append(JournaledFile(path: path, old: file.old, new: file.new))
            }
            guard journaled.allSatisfy({ $0.mayLie(below: folder) }) else { return }
            try journal.record(journaled)
        }
    }

    /// Makes a change to files below a folder while no other program makes one there.
    ///
    /// What a program that died has left unfinished is finished first. Where no journal can be kept (a folder that is
    /// not writable, a file system without locks) the change is made without one.
    package static func keep<Result>(
        in folder: String, _ change: (Recorder) throws -> Result
    ) throws -> Result {
        guard !isKept, let place = try? ResolvedPath.resolve(folder.isEmpty ? "." : folder), place != "/",
            let journal = try JournalFile.open(in: place, creates: true)
        else { return try change(Recorder(journal: nil, folder: folder)) }
        _ = try JournalRepair.finish(journal, in: place)
        return try $isKept.withValue(true) { try change(Recorder(journal: journal, folder: place)) }
    }

    /// The deepest folder that all files lie below; that of a language is left for the one above it.
    package static func commonFolder(of paths: [String]) -> String? {
        let folders = paths.compactMap { ResolvedPath.target(of: $0) }.map { $0.split(separator: "/").dropLast() }
        guard folders.count == paths.count, var common = folders.first else { return nil }
        for folder in folders {
            common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        if common.last?.hasSuffix(".lproj") ?? false { common = common.dropLast() }
        return common.isEmpty ? nil : "/" + common.joined(separator: "/")
    }

    private static func path(of path: String, below folder: String) -> String? {
        guard let target = ResolvedPath.target(of: path), target.hasPrefix(folder + "/") else { return nil }
        return String(target.dropFirst(folder.count + 1))
    }
}
