/// Changes to several files that belong together, such as those of a legacy table.
///
/// Each file is replaced as a whole (``FileReplacer``). A program that is killed between two files leaves the journal
/// of the change (``JournalFile``), from which the next program finishes the change (``JournalRecovery``).
package enum ChangeJournal {
    /// Whether the current task already keeps a journal, which then covers every file that the task writes.
    @TaskLocal private static var isKept = false

    /// Records the files of a change in the journal.
    package struct Recorder {
        fileprivate let journal: JournalFile?
        fileprivate let folder: String

        /// Records the files before the first of them is written; a single file needs no record.
        ///
        /// If a file is outside the folder, for example behind a link, nothing is recorded, because a repair could not
        /// find the file.
        ///
        /// - Throws: An error if two changes are about one file, or if a file is write-protected, so that the files
        ///   before it stay unchanged too.
        package func record(_ files: [FileChange]) throws(FileError) {
            try ChangeJournal.requirePossible(files)
            guard let journal, files.count > 1 else { return }
            var journaled: [FileChange] = []
            for file in files {
                guard let path = ChangeJournal.path(of: file.path, below: folder) else { return }
                journaled.append(FileChange(path: path, old: file.old, new: file.new))
            }
            guard journaled.allSatisfy({ $0.mayLie(below: folder) }) else { return }
            try journal.record(journaled)
        }
    }

    /// Changes files below a folder while no other program keeps a journal there.
    ///
    /// Finishes the change of a killed program first. If the change fails after some of its files were written, the
    /// next program finishes it, as after a kill. If a journal is not possible, because the folder is not writable
    /// or the file system has no locks, the change is made without one.
    package static func keep<Result>(
        in folder: String, _ change: (Recorder) throws -> Result
    ) throws -> Result {
        guard !isKept, let location = try? ResolvedPath.resolve(folder.isEmpty ? "." : folder), location != "/",
            let journal = try JournalFile.open(in: location, creates: true)
        else { return try change(Recorder(journal: nil, folder: folder)) }
        _ = try JournalRecovery.finish(journal, in: location)
        do {
            return try $isKept.withValue(true) { try change(Recorder(journal: journal, folder: location)) }
        } catch {
            if JournalRecovery.isHalfway(journal, in: location) { journal.leave() }
            throw error
        }
    }

    /// Throws an error if two changes are about one file, or if one of several files is write-protected.
    ///
    /// A change that creates a file and removes it under another name would lose the file. A single file is left to its
    /// write.
    private static func requirePossible(_ files: [FileChange]) throws(FileError) {
        guard files.count > 1 else { return }
        if let (first, second) = FileOnDisk.repeated(in: files.map(\.path)) {
            throw .sameFile(path: files[second].path, other: files[first].path)
        }
        for file in files { try FileReplacer.requireWritable(file.path) }
    }

    /// Writes files with a journal in the deepest folder that contains all of them.
    package static func keep(_ files: [FileChange], _ write: () throws -> Void) throws {
        guard let folder = commonFolder(of: files.map(\.path)) else {
            try requirePossible(files)
            return try write()
        }
        try keep(in: folder) { journal in
            try journal.record(files)
            try write()
        }
    }

    /// Returns the deepest folder that contains all files; for files of one language, the folder above its `.lproj`.
    static func commonFolder(of paths: [String]) -> String? {
        let folders = paths.compactMap { ResolvedPath.target(of: $0) }.map { $0.split(separator: "/").dropLast() }
        guard folders.count == paths.count, var common = folders.first else { return nil }
        for folder in folders {
            common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        if common.last?.hasSuffix(".lproj") ?? false { common = common.dropLast() }
        return common.isEmpty ? nil : "/" + common.joined(separator: "/")
    }

    private static func path(of path: String, below folder: String) -> String? {
        ResolvedPath.target(of: path).flatMap { FolderPath.rest(of: $0, below: folder) }
    }
}
