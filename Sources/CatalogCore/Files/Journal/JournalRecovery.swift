/// Finishes changes to several files that a killed program has left incomplete.
package enum JournalRecovery {
    /// The state of an incomplete change.
    package struct Outcome: Equatable, Sendable {
        /// The absolute path of the journal's folder.
        package let folder: String
        /// The absolute paths of the files that still had their old contents.
        package let behind: [String]
        /// The absolute paths of the files with neither their old nor their new contents.
        ///
        /// Something else has changed these files. If there are any, a repair writes nothing.
        package let changed: [String]
    }

    /// Returns the folders with a journal that contain any of the files, directly or below.
    package static func folders(above paths: some Sequence<String>) -> [String] {
        var seen: Set<ExactText> = []
        var found: [String] = []
        for path in paths {
            var folder = ResolvedFile(splitting: path).folder
            while folder != "/", folder != ".", seen.insert(ExactText(folder)).inserted {
                if FileReader.isFile(folder + "/" + JournalFile.name) { found.append(folder) }
                folder = ResolvedFile(splitting: folder).folder
            }
        }
        return found.sorted()
    }

    /// Returns the state of an incomplete change of a killed program, without writing; nil if there is none.
    package static func inspect(_ folder: String) throws(FileError) -> Outcome? {
        guard let journal = try JournalFile.open(in: folder, creates: false, waits: false) else { return nil }
        defer { journal.leave() }
        return try outcome(of: journal, in: folder)
    }

    /// Finishes the change in a folder's journal, after waiting for a program that is still writing.
    ///
    /// - Returns: The state before the repair; nil if no change was incomplete.
    package static func finish(in folder: String) throws(FileError) -> Outcome? {
        guard let journal = try JournalFile.open(in: folder, creates: false) else { return nil }
        return try finish(journal, in: folder)
    }

    /// Returns whether some but not all files of an open journal have their new contents.
    static func isHalfway(_ journal: JournalFile, in folder: String) -> Bool {
        (try? outcome(of: journal, in: folder)) != nil
    }

    private static func outcome(of journal: JournalFile, in folder: String) throws(FileError) -> Outcome? {
        guard let files = try journal.files(below: folder) else { return nil }
        return try JournalState(of: files, below: folder).outcome
    }

    /// Finishes the change in an open journal; keeps the journal if that fails.
    static func finish(_ journal: JournalFile, in folder: String) throws(FileError) -> Outcome? {
        do throws(FileError) {
            guard let files = try journal.files(below: folder) else { return nil }
            let state = try JournalState(of: files, below: folder)
            guard let outcome = state.outcome else { return nil }
            for file in state.behind where outcome.changed.isEmpty { try write(file, below: folder) }
            return outcome
        } catch {
            journal.leave()
            throw error
        }
    }

    private static func write(_ file: FileChange, below folder: String) throws(FileError) {
        let path = folder + "/" + file.path
        try WriteBoundary.check(path)
        try FileChange(path: path, old: file.old, new: file.new).write()
        let holder = ResolvedFile(splitting: path).folder
        if file.old != nil, file.new == nil, holder.hasSuffix(".lproj") { EmptyFolder.remove(holder) }
    }
}

/// The progress of the files of a journal.
private struct JournalState {
    /// The files with their old contents.
    let behind: [FileChange]
    /// The state to report; nil if the change was not begun or is complete.
    let outcome: JournalRecovery.Outcome?

    init(of files: [FileChange], below folder: String) throws(FileError) {
        var (behind, changed): ([FileChange], [FileChange]) = ([], [])
        for file in files {
            do throws(FileError) {
                let current = try FileReader.bytesIfThere(folder + "/" + file.path)
                if current == file.new { continue }
                if current == file.old { behind.append(file) } else { changed.append(file) }
            } catch .isFolder, .notRegularFile {
                changed.append(file)
            }
        }
        self.behind = behind
        let isHalfway = !behind.isEmpty && behind.count < files.count
        let path = { (file: FileChange) in folder + "/" + file.path }
        outcome =
            isHalfway
            ? JournalRecovery.Outcome(folder: folder, behind: behind.map(path), changed: changed.map(path)) : nil
    }
}
