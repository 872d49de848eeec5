import ArgumentParser
import XCStringsKit

/// The arguments of `adopt`.
package struct AdoptArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Bring texts that are written into Swift code into a catalog.",
        discussion: """
            Each text gets a key, made of names in the code: the feature, the view, what it shows and what the text is \
            for, as in group.join.error.message. An existing key is used where it says the same in the same feature, or \
            in common. The code looks the key up by an accessor, by the project's own function, or by the system where \
            that function belongs to the main actor and the code does not. The code around it stays as it is.

            Every required language gets a text, so that nobody sees a key: what the project says elsewhere for the same \
            text, else the text itself, in state needs_review (in legacy tables by a comment) or, in catalogs and in \
            languages that are translated to, new. Texts that count something get plural forms.

            On a terminal it asks about one text after another, and for the texts in other languages; nothing is \
            written before the last answer.

            With --accessors it puts generated accessors in the place of look-ups by strings instead, where code and text \
            agree: "key".localized, NSLocalizedString, String(localized:), String(format:) round them, and the keys of \
            views. A file given by --map says what old keys (columns old, key, note) and texts in the code (columns path, \
            line, column, text, key, note) are in the catalog. What stays is listed with the reason; with --dry-run \
            --quiet nothing but that list is printed.

              fitloc adopt Sources/Home/HomeView.swift
              fitloc adopt Sources --yes
              fitloc adopt Sources --yes --dry-run --format json
              fitloc adopt --accessors App --map keys.csv --settings ../Strings/generate-strings.json
            """)

    /// The Swift files, or folders of Swift files.
    @Argument(
        help: ArgumentHelp("Swift files, or folders of them.", valueName: "file"),
        completion: .file(extensions: ["swift"]))
    package var file: [String] = []

    /// Whether to adopt all texts without questions.
    @Flag(name: .shortAndLong, help: "Take over all texts with the keys proposed; ask nothing.")
    package var yes = false

    /// The options for replacing lookups with accessors.
    @OptionGroup package var accessors: AccessorOptions
    /// The location of the rest of the code.
    @OptionGroup package var code: SourceOptions
    /// The output format.
    @OptionGroup package var answer: AnswerOptions
    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions
    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Rejects a command line that names neither files nor `--accessors`.
    package func validate() throws {
        if file.isEmpty, !accessors.areWanted {
            throw ValidationError("Name the Swift files whose texts come into the catalog, or folders of them.")
        }
    }
}
