import ArgumentParser

/// The arguments of `adopt`, which moves hard-coded strings to tables.
package struct AdoptArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Move hard-coded strings from Swift code into a catalog.",
        discussion: """
            Each string gets a key made of names in the code: feature, view, content and purpose, such as \
            group.join.error.message. An existing key is reused if it has the same text in the same feature, or in \
            common. The string is replaced with an accessor, a call of the project's own function, or a system call \
            where that function is isolated to the main actor and the code is not. The surrounding code is not \
            changed.

            Every required language gets a text, so that users never see a key. Existing translations of the same text \
            are reused. Otherwise the text itself is used, in state needs_review (in legacy tables, marked by a \
            comment) or, in target languages of catalogs, new. Texts with a count get plural forms.

            On a terminal, the command asks about each text and its translations, and writes after the last answer.

            With --accessors, generated accessors replace lookups by string where code and text match: \
            "key".localized, NSLocalizedString, String(localized:), String(format:) with them, and the keys of views. \
            A --map file maps old keys (columns old, key, note) or texts in code (columns path, line, column, text, \
            key, note) to keys of the catalog. Lookups that stay are listed with the reason. With --dry-run --quiet, \
            only that list is printed.

              fitloc adopt Sources/Home/HomeView.swift
              fitloc adopt Sources --yes
              fitloc adopt Sources --yes --dry-run --format json
              fitloc adopt --accessors App --map keys.csv --settings ../Strings/generate-strings.json
            """)

    /// The Swift files, or folders of Swift files.
    @Argument(
        help: ArgumentHelp("Swift files, or folders of Swift files.", valueName: "file"),
        completion: .file(extensions: ["swift"]))
    package var file: [String] = []

    /// Whether to adopt all texts without questions.
    @Flag(name: .shortAndLong, help: "Adopt all texts with the proposed keys, without asking.")
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
            throw ValidationError("Give the Swift files or folders to adopt strings from.")
        }
    }
}
