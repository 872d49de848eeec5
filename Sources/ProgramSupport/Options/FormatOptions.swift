import ArgumentParser
import CommandOutput

/// The formats in which a command prints its results.
package protocol OutputFormat: ExpressibleByArgument, CaseIterable, RawRepresentable, Sendable
where RawValue == String {
    /// Text for people, the default.
    static var text: Self { get }
    /// JSON for programs.
    static var json: Self { get }
}

extension TextOrJSON: OutputFormat {}

/// The options for the output format of commands that only read.
package struct FormatOptions<Format: OutputFormat>: ParsableArguments {
    @Option(help: ArgumentHelp("The output format: \(Self.names). Default: text.", valueName: "format"))
    var format: Format?

    @Flag(help: "The same as --format json.")
    var json = false

    /// Creates options with their defaults.
    package init() {}

    /// The chosen format.
    package var chosen: Format { json ? .json : format ?? .text }

    private static var names: String {
        let names = Format.allCases.map(\.rawValue)
        return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
    }
}
