import CommandSupport
import SwiftSources
import XCStringsKit

/// The files of a project that are not Swift and can contain keys.
struct OtherFiles: Sendable {
    private let files: [OtherFile]
    /// The files that could not be searched.
    let unread: [UnreadFile]

    /// Reads the files in the folders of the code.
    ///
    /// - Parameter known: The errors that are already reported.
    init(_ settings: CodeSettings, known: [FileError]) {
        var files: [OtherFile] = []
        var unread: [UnreadFile] = []
        let found = FileFinder(endings: OtherFile.endings, exclusions: settings.exclusions).find(settings.paths)
        for file in found.files {
            do throws(UnreadFile) {
                files.append(try OtherFile(reading: file.path))
            } catch {
                unread.append(error)
            }
        }
        self.files = files
        self.unread = unread + found.failures.filter { !known.contains($0) }.map(UnreadFile.init)
    }

    /// Returns the occurrences of keys in the files.
    func mentions(of keys: Set<ExactText>) -> Mentions { Mentions(of: keys, in: files) }

    /// Notes that affect the reliability of results about keys.
    var notes: [String] { unread.map(\.note) }
}

extension UnreadFile {
    /// The note that the file can contain unknown uses.
    var note: String { Texts.Sources.unread(path: VisibleText.path(path), reason: reason).resolved }
}
