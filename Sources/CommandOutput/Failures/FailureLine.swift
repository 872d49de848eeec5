import CatalogCore
import InterfaceTexts
import StringTables

/// A line on standard error about a failure.
package enum FailureLine: Hashable, Sendable {
    /// A message in the interface's language, printed after the word “error” and the location that it is about.
    case sentence(String, about: FileLocation? = nil)
    /// A message about a location, in the format of findings.
    case finding(String, at: TextPosition, in: String)
    /// A line in the format of a compiler.
    case diagnostic(String)
    /// A detail of the preceding line.
    case detail(String)

    /// Creates a line about a broken file, in the format of findings.
    package init(_ broken: BrokenFile) {
        self.init(broken.reason.message.inInterfaceLanguage, at: broken.position, in: broken.path)
    }

    /// Creates a line about an error at a position in a file, in the format of findings.
    package init(_ sentence: String, at position: TextPosition, in path: String) {
        self = .finding(sentence, at: position, in: path)
    }

    /// The text without prefix or indentation.
    package var text: String {
        switch self {
        case .sentence(let text, let location): location.map { "\($0): \(text)" } ?? text
        case .finding(let text, let position, let path):
            "\(FileLocation(path: path, position: position)): error: \(text)"
        case .diagnostic(let text), .detail(let text): text
        }
    }

    /// The line as printed.
    package var printed: String {
        switch self {
        case .sentence: "\(Texts.Words.error(reason: text))"
        case .finding, .diagnostic: text
        case .detail: "  \(text)"
        }
    }

    /// The line for the server that runs the command for an agent, on one line.
    package var json: String {
        guard case .detail(let text) = self else {
            let answer = DocumentFragment.present([
                "error": .string(statement), "path": location.map { .string($0.path) },
                "line": location?.position.map { .integer($0.line) },
                "column": location?.position.map { .integer($0.column) },
            ])
            return answer.jsonLine
        }
        return DocumentFragment.present(["detail": .string(text)]).jsonLine
    }

    /// The location that the line is about.
    package var location: FileLocation? {
        switch self {
        case .sentence(_, let location): location
        case .finding(_, let position, let path): FileLocation(path: path, position: position)
        case .diagnostic, .detail: nil
        }
    }

    /// The message without the location.
    package var statement: String {
        switch self {
        case .sentence(let text, _), .finding(let text, _, _), .diagnostic(let text), .detail(let text): text
        }
    }

    /// Returns the line with its message transformed.
    package func map(_ change: (String) -> String) -> FailureLine {
        switch self {
        case .sentence(let text, let location): .sentence(change(text), about: location)
        case .finding(let text, let position, let path): .finding(change(text), at: position, in: path)
        case .diagnostic(let text): .diagnostic(change(text))
        case .detail(let text): .detail(change(text))
        }
    }
}
