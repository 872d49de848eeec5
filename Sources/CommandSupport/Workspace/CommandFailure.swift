/// Why a command could not do its work, as sentences for people; the program ends with status 2.
public struct CommandFailure: Error, Sendable, CustomStringConvertible {
    /// What is to be printed on standard error.
    public let description: String

    /// Creates a failure from its sentence.
    public init(_ description: String) {
        self.description = description
    }
}
