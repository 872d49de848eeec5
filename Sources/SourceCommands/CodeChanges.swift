import CatalogCore
import CommandOutput
import InterfaceTexts
import StringTables
import SwiftSources
import TerminalSupport

/// Changes to Swift files, which can be shown or written.
struct CodeChanges {
    /// The files that change, with their old and new content.
    let files: [RewrittenFile]

    /// Applies edits in memory.
    ///
    /// - Parameter edits: The edits, by file path.
    ///
    /// - Throws: An error if the new content of a file is not valid Swift.
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

    /// Shows the changes without writing them.
    func show(console: inout Console, _ styler: Styler) throws {
        for file in files {
            console.report(WrittenFile(path: file.path, from: file.old, to: file.new))
            guard !console.isReporting else { continue }
            try console.showDifference(at: file.path, from: file.old, to: file.new, styler)
        }
    }

    /// Writes the files; reports each file that cannot be written and continues with the others.
    ///
    /// - Returns: The paths of the files that could not be written.
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
    /// Returns the reason why a file is not changed.
    fileprivate func sentence(about path: String) -> String {
        switch self {
        case .edits(let problem): "\(VisibleText.path(path)): \(problem)"
        case .unreadable(let problem):
            Texts.Rewriting.unreadable(path: VisibleText.path(path), reason: "\(problem)").resolved
        case .syntax(let position):
            Texts.Rewriting.syntax(path: VisibleText.path(path), line: position.line, column: position.column).resolved
        }
    }
}
