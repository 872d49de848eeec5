import ArgumentParser
import XCStringsKit

/// What `usages` takes.
package struct UsagesArguments: ParsableArguments {
    /// What the command says of itself.
    package static let configuration = CommandConfiguration(
        commandName: "usages",
        abstract: "Show where code uses a key, and where it may.",
        discussion: """
            First the places that look the key up, then those that may come to it: patterns that it matches, literals \
            that say the same, files of other kinds that hold it.

              fitloc usages home.title
              fitloc usages home.title --sources App
            """)

    /// The key.
    @Argument(help: "The key.", completion: .offers(.keys))
    package var key: String

    /// Which table is meant.
    @OptionGroup package var table: TableOptions
    /// Where the code lies.
    @OptionGroup package var code: SourceOptions

    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format: TextOrJSON = .text

    /// What is printed and how.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether results are printed as JSON.
    package var isJSON: Bool { format == .json }
}
