import XCStringsKit

/// Why a command could not do its work, as sentences for people; the program ends with status 2.
package struct CommandFailure: Error, Sendable, CustomStringConvertible {
    /// What is to be printed on standard error.
    package let description: String
    /// Whether something went wrong, and a person did not just stop.
    package let isError: Bool

    /// Creates a failure from its sentence.
    package init(_ description: String, isError: Bool = true) {
        self.description = description
        self.isError = isError
    }

    /// Creates a failure from its sentence in the interface's language.
    package init(_ sentence: LocalizedString) {
        self.init(sentence.resolved)
    }

    /// Creates a failure from what happened to a file.
    package init(_ error: FileError) {
        self.init(error.sentence)
    }
}
