import ArgumentParser
import Sessions
import TranslationExchange

extension RequestList.Form: ExpressibleByArgument {}

/// The options for lists of changes.
package struct BatchOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The format of a list: json, csv (as spreadsheets write it) or text (as list prints it). Default: detected \
            from the content.
            """,
            valueName: "form"))
    var input: RequestList.Form?

    @Flag(help: "Make the valid changes of a list and skip the others. Default: make all changes or none.")
    var keepGoing = false

    /// Creates options with their defaults.
    package init() {}

    /// The settings that the options describe.
    package var settings: BatchSettings { BatchSettings(form: input, keepsGoing: keepGoing) }

    /// The argument that stands for standard input.
    package static let standardInput = "-"

    /// Rejects options for lists if the command does not read a list.
    package func requireList(_ isList: Bool) throws {
        guard !isList else { return }
        if input != nil || keepGoing {
            throw ValidationError("--input and --keep-going require a list of changes; give - instead of the key.")
        }
    }
}
