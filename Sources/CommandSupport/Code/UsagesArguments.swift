import ArgumentParser
import XCStringsKit

/// What `usages` takes.
public struct UsagesArguments: ParsableArguments {
    /// What the command says of itself.
    public static let configuration = CommandConfiguration(
        commandName: "usages",
        abstract: "Show where code uses a key, and where it may.",
        discussion: """
            First the places that look the key up, then those that may come to it: patterns that it matches, literals \
            that say the same, files of other kinds that hold it.
            """)

    /// The key.
    @Argument(help: "The key.")
    public var key: String

    /// Which table is meant.
    @OptionGroup public var table: TableOptions
    /// Where the code lies.
    @OptionGroup public var code: SourceOptions

    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format: TextOrJSON = .text

    /// What is printed and how.
    @OptionGroup public var output: OutputOptions

    /// Creates arguments with their defaults.
    public init() {}

    /// Whether results are printed as JSON.
    public var isJSON: Bool { format == .json }
}
