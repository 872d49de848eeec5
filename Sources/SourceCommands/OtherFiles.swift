import CatalogCore
import FileSearch
import InterfaceTexts
import SwiftSources
import Workspaces

/// The files of a project that are not Swift and can contain keys.
struct OtherFiles: Sendable {
    /// The files that could be read.
    let files: [OtherFile]
    /// The folders that could not be searched, which can contain any file, without those that are already reported.
    let failures: [FileError]
    private let unreadFiles: [UnreadFile]

    /// Reads the files of the repository, and those in folders of the code outside of it.
    ///
    /// - Parameter known: The errors that are already reported.
    init(_ settings: CodeSettings, _ repository: RepositoryFiles, known: [FileError]) {
        var files: [OtherFile] = []
        var unread: [UnreadFile] = []
        let paths = settings.isPart ? settings.paths + settings.projectPaths : settings.paths
        let found = FileFinder(endings: OtherFile.endings, exclusions: settings.exclusions).find(paths)
        let chosen = Set(found.files.map(\.resolvedPath))
        let all = found.files + repository.others.filter { !chosen.contains($0.resolvedPath) }
        for file in all.sorted(by: { $0.path < $1.path }) {
            do throws(UnreadFile) {
                let file = try OtherFile(reading: file.path)
                if !file.isBaseline { files.append(file) }
            } catch {
                unread.append(error)
            }
        }
        self.files = files
        failures = found.failures.filter { !known.contains($0) }
        let reported = Set((known + failures).map(\.path))
        unreadFiles = unread + repository.unread.filter { !reported.contains($0.path) }
    }

    /// The files and folders that could not be searched.
    var unread: [UnreadFile] { unreadFiles + failures.map(UnreadFile.init) }

    /// Returns the occurrences of keys in the files.
    ///
    /// - Parameter project: The code, whose uses of keys are not mentions as well.
    func mentions(of keys: Set<ExactText>, besides project: SourceProject) -> Mentions {
        Mentions(of: keys, in: files, besides: project.index)
    }

    /// Notes on files, which affect the reliability of results about keys.
    var notes: [String] { unreadFiles.map(\.note) }
}

extension UnreadFile {
    /// The note that the file can contain unknown uses.
    var note: String { Texts.Sources.unread(path: VisibleText.path(path), reason: reason).resolved }
}
