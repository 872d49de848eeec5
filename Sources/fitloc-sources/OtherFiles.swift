import CommandSupport
import SwiftSources
import XCStringsKit

/// The files of a project that are not Swift and can contain keys.
struct OtherFiles: Sendable {
    private let files: [OtherFile]
    /// The folders that could not be searched, which can contain any file, without those that are already reported.
    let failures: [FileError]
    private let unreadFiles: [UnreadFile]

    /// Reads the files in the folders of the code and of the project.
    ///
    /// - Parameter known: The errors that are already reported.
    init(_ settings: CodeSettings, known: [FileError]) {
        var files: [OtherFile] = []
        var unread: [UnreadFile] = []
        let paths = settings.isPart ? settings.paths + settings.projectPaths : settings.paths
        let found = FileFinder(endings: OtherFile.endings, exclusions: settings.exclusions).find(paths)
        for file in found.files {
            do throws(UnreadFile) {
                let file = try OtherFile(reading: file.path)
                if !file.isBaseline { files.append(file) }
            } catch {
                unread.append(error)
            }
        }
        self.files = files
        unreadFiles = unread
        failures = found.failures.filter { !known.contains($0) }
    }

    /// The files and folders that could not be searched.
    var unread: [UnreadFile] { unreadFiles + failures.map(UnreadFile.init) }

    /// Returns the occurrences of keys in the files.
    func mentions(of keys: Set<ExactText>) -> Mentions { Mentions(of: keys, in: files) }

    /// Notes on files, which affect the reliability of results about keys.
    var notes: [String] { unreadFiles.map(\.note) }
}

extension UnreadFile {
    /// The note that the file can contain unknown uses.
    var note: String { Texts.Sources.unread(path: VisibleText.path(path), reason: reason).resolved }
}
