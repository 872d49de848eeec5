import Foundation
import XCStringsKit

extension LintReportContext {
    /// A context for the current folder, with what a terminal shows in colour.
    package init(styler: Styler) {
        let current = FileManager.default.currentDirectoryPath
        let root = GitWorkTree.root(around: current).flatMap { try? ResolvedPath.resolve($0) }
        self.init(currentFolder: current, repositoryFolder: root) { text, emphasis in
            styler.styled(text, as: TextStyle(emphasis))
        }
    }
}

extension TextStyle {
    init(_ emphasis: LintEmphasis) {
        self =
            switch emphasis {
            case .place: .path
            case .severity(.error): .error
            case .severity(.warning): .warning
            case .severity: .note
            case .faint: .dim
            }
    }
}
