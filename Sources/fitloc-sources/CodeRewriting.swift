import CommandSupport
import SwiftSources
import XCStringsKit

/// Changes to Swift files, written or shown.
struct CodeRewriting {
    /// The files that change, with their old and new bytes.
    let files: [RewrittenFile]

    /// Makes the edits in memory.
    ///
    /// - Parameter edits: by the paths of the files.
    /// - Throws: where a file would no longer be Swift; then nothing has been written.
    init(_ edits: [String: [Edit]], of files: [SourceFile]) throws(CommandFailure) {
        var rewritten: [RewrittenFile] = []
        for file in files {
            guard let edits = edits[file.path], !edits.isEmpty else { continue }
            do throws(RewrittenFile.Refusal) {
                rewritten.append(try RewrittenFile(file, edits))
            } catch {
                throw CommandFailure(error.sentence(about: file.path))
            }
        }
        self.files = rewritten
    }

    /// Shows what would be written.
    func show(console: inout Console, _ styler: Styler) throws {
        for file in files {
            console.report(WrittenFile(path: file.path, from: file.old, to: file.new))
            guard !console.isReporting else { continue }
            try console.showDifference(at: file.path, from: file.old, to: file.new, styler)
        }
    }

    /// Writes the files; of one that cannot be written it is said why, and the others are written all the same.
    ///
    /// - Returns: the paths of those that could not be.
    func write(console: inout Console) throws -> [String] {
        var unwritten: [String] = []
        for file in files {
            if try console.replace(LoadedFile(code: file.path, bytes: file.old), with: file.new) {
                console.report(WrittenFile(path: file.path, from: file.old, to: file.new))
            } else {
                unwritten.append(file.path)
            }
        }
        return unwritten
    }
}

extension RewrittenFile.Refusal {
    /// Why a file stays as it is.
    fileprivate func sentence(about path: String) -> String {
        switch self {
        case .edits(let problem): "\(path): \(problem)"
        case .unreadable(let problem): Texts.Rewriting.unreadable(path: path, reason: "\(problem)").resolved
        case .syntax(let position):
            Texts.Rewriting.syntax(path: path, line: position.line, column: position.column).resolved
        }
    }
}
