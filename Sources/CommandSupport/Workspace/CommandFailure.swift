import XCStringsKit

/// Why a command could not do its work, in lines for people; the program ends with status 2.
package struct CommandFailure: Error, Sendable {
    /// What is to be printed on standard error.
    package let lines: [FailureLine]
    /// Whether something went wrong, and a person did not just stop.
    package let isError: Bool

    /// Creates a failure from its lines.
    package init(_ lines: [FailureLine]) {
        self.lines = lines
        isError = true
    }

    /// Creates a failure from its sentence, and what belongs to that, a line each.
    package init(_ sentence: String, details: [String] = [], isError: Bool = true) {
        lines = [.sentence(sentence)] + details.map { .detail($0) }
        self.isError = isError
    }

    /// Creates a failure from its sentence in the interface's language.
    package init(_ sentence: LocalizedString, details: [String] = []) {
        self.init(sentence.resolved, details: details)
    }

    /// Creates a failure from what is wrong with a file.
    package init(_ broken: BrokenFile) {
        self.init([FailureLine(broken)])
    }

    /// Creates a failure from what happened to a file.
    package init(_ error: FileError) {
        self.init(error.sentence)
    }
}
