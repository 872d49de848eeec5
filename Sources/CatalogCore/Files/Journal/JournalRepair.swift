/// Finishes changes to several files that a killed program has left halfway.
package enum JournalRepair {
    /// What was found of a change that was not finished.
    package struct Outcome: Equatable, Sendable {
        /// The folder of the journal, absolute.
        package let folder: String
        /// The paths of the files that had been left as they were before, absolute.
        package let behind: [String]
        /// The paths of the files that have been changed since; where there are any, nothing is written.
        package let changed: [String]
    }

    /// The folders at or above files that hold a journal.
    package static func folders(above paths: some Sequence<String>) -> [String] {
        var seen: Set<String> = []
        var found: [String] = []
        for path in paths {
            var folder = ResolvedFile(splitting: path).folder
            while folder != "/", folder != ".", seen.insert(folder).inserted {
                if FileReader.isFile(folder + "/" + JournalFile.name) { found.append(folder) }
                folder = ResolvedFile(splitting: folder).folder
            }
        }
        return found.sorted()
    }

    /// Tells of a change that nobody is making any more, and that is halfway; nothing is written.
    package static func inspect(_ folder: String) throws(FileError) -> Outcome? {
        guard let journal = try JournalFile.open(in: folder, creates: false, waits: false) else { return nil }
        defer { journal.leave() }
        guard let files = try journal.files(below: folder) else { return nil }
        return try JournalState(of: files, below: folder).outcome
    }

    /// Finishes the change that a folder's journal tells of; waits for a program that is making it.
    ///
    /// - Returns: what was found halfway; nil where nothing was.
    package static func finish(in folder: String) throws(FileError) -> Outcome? {
        guard let journal = try JournalFile.open(in: folder, creates: false) else { return nil }
        return try finish(journal, in: folder)
    }

    /// The journal stays where the change cannot be finished.
    static func finish(_ journal: JournalFile, in folder: String) throws(FileError) -> Outcome? {
        guard let files = try journal.files(below: folder) else { return nil }
        let state = try JournalState(of: files, below: folder)
        guard let outcome = state.outcome else { return nil }
        do throws(FileError) {
            for file in state.behind where outcome.changed.isEmpty { try write(file, below: folder) }
        } catch {
            journal.leave()
            throw error
        }
        return outcome
    }

    private static func write(_ file: JournaledFile, below folder: String) throws(FileError) {
        let path = folder + "/" + file.path
        try WriteBoundary.check(path)
        switch (file.old, file.new) {
        case (let old?, let new?): try FileReplacer.replace(path, expecting: old, with: new)
        case (nil, let new?): try FileReplacer.create(path, with: new, creatingFolders: true)
        case (let old?, nil):
            try FileReplacer.remove(path, expecting: old)
            let holder = ResolvedFile(splitting: path).folder
            if holder.hasSuffix(".lproj") { EmptyFolder.remove(holder) }
        case (nil, nil): break
        }
    }
}

/// How far the files of a journal are.
private struct JournalState {
    /// The files that are as they were before.
    let behind: [JournaledFile]
    /// What a person is told; nil where the change was not begun, or is done.
    let outcome: JournalRepair.Outcome?

    init(of files: [JournaledFile], below folder: String) throws(FileError) {
        var (behind, changed): ([JournaledFile], [JournaledFile]) = ([], [])
        for file in files {
            let current = try FileReader.bytesIfThere(folder + "/" + file.path)
            if current == file.new { continue }
            if current == file.old { behind.append(file) } else { changed.append(file) }
        }
        self.behind = behind
        let isHalfway = !behind.isEmpty && behind.count < files.count
        let path = { (file: JournaledFile) in folder + "/" + file.path }
        outcome =
            isHalfway
            ? JournalRepair.Outcome(folder: folder, behind: behind.map(path), changed: changed.map(path)) : nil
    }
}
