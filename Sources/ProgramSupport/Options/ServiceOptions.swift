import ArgumentParser
import Sessions
import TranslationFilling
import Workspaces

/// The options for the program that exchanges texts with a translation service.
package struct ServiceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The program that exchanges texts with the service, started without a shell. Default: that of .fitloc.yml.",
            valueName: "command"),
        completion: .offers(.anything))
    var command: String?

    @Option(
        help: ArgumentHelp(
            "The form of the files: \(ServiceFormat.alternatives). Default: that of .fitloc.yml, else "
                + "\(ServiceFormat.usual.name).",
            valueName: "format"),
        completion: .list(ServiceFormat.names), transform: Self.format)
    var fileFormat: ServiceFormat?

    @Option(
        help: ArgumentHelp(
            "The time limit of the program in seconds (\(Int(ServiceProgram.usualTimeout))).", valueName: "seconds"),
        completion: .offers(.anything))
    var timeout: Double?

    /// Creates options with their defaults.
    package init() {}

    /// Rejects time limits that are out of range.
    package func validate() throws {
        if let timeout, !ServiceSettings.Limits.allows(timeout: timeout) {
            throw ValidationError("--timeout must be \(FillLimits.timeout).")
        }
    }

    private static func format(_ name: String) throws -> ServiceFormat {
        guard let format = ServiceFormat(name) else {
            throw ValidationError("“\(name)” is not a form of files; use \(ServiceFormat.alternatives).")
        }
        return format
    }

    /// The choice that the options describe.
    package var choice: ServiceChoice {
        var choice = ServiceChoice()
        (choice.command, choice.format, choice.timeout) = (command, fileFormat, timeout)
        return choice
    }
}
