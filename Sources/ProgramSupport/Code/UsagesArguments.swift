import ArgumentParser
import CommandOutput

/// The arguments of `usages`, which shows where code uses keys.
package struct UsagesArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "usages",
        abstract: "Show where code uses a key or may use it.",
        discussion: """
            Lists definite lookups first, then possible ones: patterns that the key matches, literals with the same \
            text, and other kinds of files that contain it.

              fitloc usages home.title
              fitloc usages 'home.*' --sources App
            """)

    /// The keys and key patterns.
    @Argument(help: "Keys or key patterns.", completion: .offers(.keys))
    package var key: [String]

    /// The table that has the keys.
    @OptionGroup package var table: TableOptions
    /// The location of the code.
    @OptionGroup package var code: SourceOptions

    @OptionGroup var format: FormatOptions<TextOrJSON>

    /// Whether results are shown page by page.
    @OptionGroup package var pager: PagerOptions
    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether to print results as JSON.
    package var isJSON: Bool { format.chosen == .json }
}
