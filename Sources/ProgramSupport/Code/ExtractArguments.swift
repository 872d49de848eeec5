import ArgumentParser
import CommandOutput

/// The arguments of `extract`, which adds the keys used in code to tables.
package struct ExtractArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Add the keys that code uses to the catalogs.",
        discussion: """
            The code is Swift, and C, C++ and Objective-C with NSLocalizedString and its variants. New keys get the \
            text, comment and table that the code specifies. They are added to the catalogs of the \
            targets that use them, if an Xcode project lists these, or else to those of the folders with the code. Keys \
            used by the project's own lookup functions are added as manual, because Xcode's compiler does not see them. Extracted keys that are certainly no \
            longer used are marked stale, or removed if untranslated, as in Xcode. Manual keys are not changed.

            A key whose text a table refuses, such as a Russian text for an English .strings file, is skipped and named. \
            The others are added, and the exit status is 1.

            If only a part of the project's code is named, the keys of that part are added. A key that any other file of \
            the repository uses is not stale (see fitloc unused). If more than a third of a catalog with ten keys or more \
            would be removed, nothing is written without --force.

            With --stringsdata, the keys come from the files that Apple's compiler wrote in Xcode's builds. It knows the \
            types of all values, and which code it compiled. Old files and those of other projects are skipped. If the \
            build has not compiled all current files of a catalog's targets, keys are added and none is marked stale.

            Localizable texts of an Info.plist are added to the InfoPlist catalog, if there is one. If targets of an Xcode \
            project name the file, only their catalogs count. Phrases of App Shortcuts are left to Xcode.

              fitloc extract Sources
              fitloc extract --check
              fitloc extract --stringsdata DerivedData/Build/Intermediates.noindex
            """)

    /// The folders and files of code.
    ///
    /// If empty, the configuration decides.
    @Argument(
        help: ArgumentHelp(
            "Folders of code, or files. Default: the configuration's sources, else the current folder.",
            valueName: "sources"), completion: .directory)
    package var sources: [String] = []

    /// The files and folders of the compiler's output.
    @Option(
        name: .customLong("stringsdata"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Take the keys from .stringsdata files of Xcode's builds, or folders of them.", valueName: "path"),
        completion: .directory)
    package var stringsData: [String] = []

    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions

    /// Whether to only list the changes.
    @Flag(help: "List the files that would change and exit with status 1; write nothing.")
    package var check = false

    /// Whether to remove more than a third of a catalog.
    @Flag(help: "Also remove more than a third of a catalog.")
    package var force = false

    @Option(
        help: ArgumentHelp(
            "The output format: text or json. With json, the keys that code uses are listed and nothing is written.",
            valueName: "format"))
    var format: TextOrJSON = .text

    @Flag(help: "The same as --format json.")
    var json = false

    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether to only report the keys, as JSON.
    package var isJSON: Bool { json || format == .json }

    /// Rejects contradictory options.
    package func validate() throws {
        if check, edit.isDryRun { throw ValidationError("Give --check or --dry-run, not both.") }
    }
}
