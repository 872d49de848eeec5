import ArgumentParser
import XCStringsKit

/// What a list of changes is written in.
package enum BatchInput: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// An object of JSON on each line, or an array of them.
    case json
    /// A table with a column for each language.
    case csv
}

/// Options on lists of changes.
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

    /// What standard input is called on the command line.
    package static let standardInput = "-"

    /// Refuses options on lists where there is none.
    package func requireList(_ isList: Bool) throws {
        guard !isList else { return }
        if input != nil || keepGoing {
            throw ValidationError("--input and --keep-going go with a list of changes: put - in place of the key.")
        }
    }
}
