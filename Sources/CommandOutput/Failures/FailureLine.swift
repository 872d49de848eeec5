import CatalogCore
import InterfaceTexts
import StringTables

/// A line on standard error about a failure.
package enum FailureLine: Hashable, Sendable {
    /// A message in the interface's language, printed after the word “error”.
    case sentence(String)
    /// A complete line with position and severity, in the format of findings.
    case finding(String)
    /// A detail of the preceding line.
    case detail(String)

    /// Creates a line about a broken file, in the format of findings.
    package init(_ broken: BrokenFile) {
        self.init(broken.reason.message.inInterfaceLanguage, at: broken.position, in: broken.path)
    }

    /// Creates a line about an error at a position in a file, in the format of findings.
    package init(_ sentence: String, at position: TextPosition, in path: String) {
        self = .finding("\(VisibleText.path(path)):\(position.line):\(position.column): error: \(sentence)")
    }

    /// The text without prefix or indentation.
    package var text: String {
        switch self {
        case .sentence(let text), .finding(let text), .detail(let text): text
        }
    }

    /// The line as printed.
    package var printed: String {
        switch self {
        case .sentence(let sentence): "\(Texts.Words.error(reason: sentence))"
        case .finding(let line): line
        case .detail(let text): "  \(text)"
        }
    }

    /// Returns the line with its text transformed.
    package func map(_ change: (String) -> String) -> FailureLine {
        switch self {
        case .sentence(let text): .sentence(change(text))
        case .finding(let text): .finding(change(text))
        case .detail(let text): .detail(change(text))
        }
    }
}
