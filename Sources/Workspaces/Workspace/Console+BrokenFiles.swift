import CatalogCore
import CommandOutput
import FileSearch
import InterfaceTexts
import StringTables

extension Console {
    /// Loads the files that arguments name, and reports unreadable paths and broken files.
    ///
    /// - Parameters:
    ///   - endings: The file extensions to search for; texts of stores only if they are among them.
    ///   - needsNamedPages: Whether texts of stores are found without arguments only if there are no other tables.
    ///   - mayBeEmpty: Whether a folder without tables is accepted.
    ///   - writes: Whether the command writes to the files.
    /// - Throws: `CommandEnd` if there is no table to work on, after the reason has been printed.
    package mutating func load(
        _ paths: [String], endings: [String] = FileFinder.catalogEndings, needsNamedPages: Bool = false,
        mayBeEmpty: Bool = false, writes: Bool = false
    ) async throws -> Workspace {
        let workspace =
            try await writes
            ? Workspace.loadForWriting(paths, endings: endings, needsNamedPages: needsNamedPages)
            : Workspace.load(paths, endings: endings, needsNamedPages: needsNamedPages)
        if mayBeEmpty { try fail(workspace.failures) } else { try failUnread(in: workspace) }
        try failBroken(in: workspace.project)
        if workspace.project.files.isEmpty, !isFine { throw CommandEnd(.failure) }
        return workspace
    }

    /// Reports unreadable paths, and folders without tables.
    ///
    /// An empty folder is an error, because a CI job that checks the wrong folder must not succeed.
    ///
    /// - Parameters:
    ///   - folders: The folders without tables that are no error.
    ///   - sentence: A closure that returns the message about an empty folder.
    package mutating func failUnread(
        in workspace: Workspace, besides folders: Set<String> = [],
        saying sentence: (String) -> LocalizedString = Texts.Table.noneInFolder
    ) throws {
        try fail(workspace.failures)
        for folder in workspace.emptyFolders where !folders.contains(folder) {
            let path = VisibleText.path(folder)
            let isExcluded = workspace.foldersOfExcluded.contains(folder)
            if workspace.foldersOfStoreTexts.contains(folder) {
                try leaveOut(folder, Texts.StoreText.onlyInFolder(path: path).resolved)
                continue
            }
            let reason =
                isExcluded ? Texts.Table.allExcluded(path: path, file: Configuration.fileName) : sentence(path)
            try leaveOut(folder, reason.resolved)
        }
    }

    /// Reports broken files.
    ///
    /// The command continues with the other files and ends with status 2.
    package mutating func failBroken(in project: Project) throws {
        let broken = project.broken
        if !broken.isEmpty { try fail(broken.map { FailureLine($0) }) }
    }
}
