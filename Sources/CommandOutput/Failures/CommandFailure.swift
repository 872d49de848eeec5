import CatalogCore
import StringTables

/// An error that prevents a command from doing its work.
///
/// The program ends with status 2.
package struct CommandFailure: Error, Sendable {
    /// The lines to print on standard error.
    package let lines: [FailureLine]
    /// Whether this is an error: false if the user ended the command.
    package let isError: Bool

    /// Creates a failure from lines.
    package init(_ lines: [FailureLine]) {
        self.lines = lines
        isError = true
    }

    /// Creates a failure from a message and details, one line each.
    package init(_ sentence: String, details: [String] = [], isError: Bool = true) {
        lines = [.sentence(sentence)] + details.map { .detail($0) }
        self.isError = isError
    }

    /// Creates a failure from a localized message.
    package init(_ sentence: LocalizedString, details: [String] = []) {
        self.init(sentence.resolved, details: details)
    }

    /// Creates a failure from a broken file.
    package init(_ broken: BrokenFile) {
        self.init([FailureLine(broken)])
    }

    /// Creates a failure from a file error.
    package init(_ error: FileError) {
        self.init(error.sentence)
    }
}
