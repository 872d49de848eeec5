import ArgumentParser

/// The arguments of `xcstringstool extract`, which reads strings from source files.
package struct SourceStringsArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "extract", abstract: "Extract localizable strings from source files.",
        discussion: """
            Writes one .stringsdata file for each source file, or one catalog for each table. Without an option that \
            names APIs, the strings of all APIs count that Apple's compiler knows, and those of NSLocalizedString.

            Keys with values get the format specifiers of the values' types, which the run time looks up. Give all files \
            of a target, so that the types that they declare are known.

              xcstringstool extract --modern-localizable-strings --SwiftUI -o Strings App.swift Home.swift
              xcstringstool sync Localizable.xcstrings --stringsdata Strings/App.stringsdata Strings/Home.stringsdata
            """)

    /// The form of the output.
    package enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
        /// One `.stringsdata` file for each source file.
        case stringsdata
        /// One catalog for each table.
        case xcstrings
    }

    /// The source files.
    @Argument(help: "The source files: Swift, C, C++ or Objective-C.", completion: .file())
    package var inputFiles: [String]

    /// The folder for the output.
    @Option(name: .shortAndLong, help: "The directory to place output files.", completion: .directory)
    package var outputDirectory: String

    /// The form of the output.
    @Option(help: "The output format: stringsdata or xcstrings.")
    package var outputFormat: Format = .stringsdata

    /// Whether the APIs of Foundation count.
    @Flag(help: "Extract String(localized:), AttributedString(localized:) and LocalizedStringResource.")
    package var modernLocalizableStrings = false

    /// Whether `NSLocalizedString` counts.
    @Flag(help: "Extract NSLocalizedString, CFCopyLocalizedString and their variants.")
    package var legacyLocalizableStrings = false

    /// Functions with the parameters of `NSLocalizedString`.
    @Option(
        name: [.customShort("s"), .customLong("routine")], parsing: .singleValue,
        help: "Also extract calls of a function with the parameters of NSLocalizedString. Repeatable.",
        completion: .default)
    package var routines: [String] = []

    /// Whether the APIs of SwiftUI count.
    @Flag(name: .customLong("SwiftUI"), help: "Extract the views and modifiers of SwiftUI, and LocalizedStringKey.")
    package var swiftUI = false

    /// Whether only `Text` counts of SwiftUI.
    @Flag(name: .customLong("SwiftUI-Text"), help: "Of SwiftUI, extract Text alone.")
    package var swiftUIText = false

    /// Whether all other literals are listed.
    @Flag(help: "List all other literals of Swift code in the table __PotentialKeys.")
    package var allPotentialSwiftKeys = false

    /// The tables whose strings count.
    @Option(name: .customLong("table"), parsing: .singleValue, help: "Extract only strings of a table. Repeatable.")
    package var tables: [String] = []

    /// Whether source files without strings get no file.
    @Flag(help: "Write no .stringsdata file for a source file without strings.")
    package var omitEmptyStringsdata = false

    /// Whether to add to catalogs that are there.
    @Flag(help: "With xcstrings, add to the catalogs in the output directory; do not replace them.")
    package var append = false

    /// Whether values are written as `%arg`.
    @Flag(help: "Write %arg for each value, as Apple's tool does.")
    package var untyped = false

    /// Whether values are not written as `%arg`, which is the default.
    @Flag(help: "Write format specifiers for values. This is the default, and not that of Apple's tool.")
    package var avoidArgPlaceholder = false

    /// Creates arguments with their defaults.
    package init() {}

    /// Rejects contradictory options.
    package func validate() throws {
        if swiftUI, swiftUIText { throw ValidationError("Give --SwiftUI or --SwiftUI-Text, not both.") }
        guard !untyped || !avoidArgPlaceholder else {
            throw ValidationError("Give --untyped or --avoid-arg-placeholder, not both.")
        }
    }
}
