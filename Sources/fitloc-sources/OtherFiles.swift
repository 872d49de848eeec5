import CommandSupport
import SwiftSources
import XCStringsKit

/// The files of a project that are not Swift and may hold keys.
struct OtherFiles: Sendable {
    private let files: [OtherFile]
    /// Those that could not be looked through.
    let unread: [UnreadFile]

    /// Reads the files beside the code.
    ///
    /// - Parameter known: what is known already not to be there.
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

    /// What they say of keys.
    func mentions(of keys: Set<ExactText>) -> Mentions { Mentions(of: keys, in: files) }

    /// What a person should know before trusting what is said of the keys.
    var notes: [String] { unread.map(\.note) }
}

extension UnreadFile {
    /// What the file may hold that is not known.
    var note: String { Texts.Sources.unread(path: path, reason: reason).resolved }
}
