import XCStringsKit

/// A line on standard error about something that could not be done.
package enum FailureLine: Hashable, Sendable {
    /// A sentence in the interface's language; the word for an error stands before it.
    case sentence(String)
    /// A whole line with its place and severity, as `lint` prints findings.
    case finding(String)
    /// Belongs to the line before.
    case detail(String)

    /// What a broken file is said to be: as findings say it.
    package init(_ broken: BrokenFile) {
        self = .finding(broken.description)
    }

    /// What is wrong at a place in a file.
    package init(_ sentence: String, at position: TextPosition, in path: String) {
        self = .finding("\(path):\(position.line):\(position.column): error: \(sentence)")
    }

    /// The line without what is put before it.
    package var text: String {
        switch self {
        case .sentence(let text), .finding(let text), .detail(let text): text
        }
    }

    /// The line as it is printed.
    var printed: String {
        switch self {
        case .sentence(let sentence): "\(Texts.Words.error(reason: sentence))"
        case .finding(let line): line
        case .detail(let text): "  \(text)"
        }
    }

    /// The same with another text.
    func map(_ change: (String) -> String) -> FailureLine {
        switch self {
        case .sentence(let text): .sentence(change(text))
        case .finding(let text): .finding(change(text))
        case .detail(let text): .detail(change(text))
        }
    }
}
