import Foundation
import XCStringsKit

extension LintReportContext {
    /// A context for the current folder, with what a terminal shows in colour.
    package init(styler: Styler) {
        self.init(currentFolder: FileManager.default.currentDirectoryPath) { text, emphasis in
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
