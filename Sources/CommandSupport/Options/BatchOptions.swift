import ArgumentParser
import XCStringsKit

/// The format of a list of changes.
package enum BatchInput: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// A JSON object per line, or an array of objects.
    case json
    /// CSV with a column for each language.
    case csv
}

/// The options for lists of changes.
package struct BatchOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What a list of changes is written in: json (an object a line) or csv; without it by its look.",
            valueName: "form"))
    var input: BatchInput?

    @Flag(help: "Make the changes of a list that can be made; without it all are made or none.")
    var keepGoing = false

    /// Creates options with their defaults.
    package init() {}

    /// The argument that stands for standard input.
    package static let standardInput = "-"

    /// Rejects options for lists if the command does not read a list.
    package func requireList(_ isList: Bool) throws {
        guard !isList else { return }
        if input != nil || keepGoing {
            throw ValidationError("--input and --keep-going go with a list of changes: put - in place of the key.")
        }
    }
}
