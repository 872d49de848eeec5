import ArgumentParser
import XCStringsKit

/// The arguments of `extract`.
package struct ExtractArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Bring the keys that Swift code uses into the catalogs.",
        discussion: """
            New keys come in with the text, comment and table that the code gives, into the catalogs of the targets that \
            use them where an Xcode project says which these are. Keys that a look-up function of the \
            project uses come in as manual, since Xcode's compiler does not see them. Keys that were extracted and that no \
            code uses any more are marked stale where that is certain, and removed where nobody has translated them, as \
            Xcode does. Keys that are manual are left alone.

            Texts of an Info.plist that people read go to the catalog InfoPlist, where there is one; phrases of App \
            Shortcuts are left to Xcode.

              fitloc extract Sources
              fitloc extract --check
            """)

    /// The folders and files of Swift code.
    ///
    /// If empty, the configuration decides.
    @Argument(
        help: ArgumentHelp(
            "Folders of Swift code, or files; without any those of the configuration, else this folder.",
            valueName: "sources"), completion: .directory)
    package var sources: [String] = []

    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions

    /// Whether to only list the changes.
    @Flag(help: "List what would change and end with status 1; write nothing.")
    package var check = false

    @Option(
        help: ArgumentHelp("text, or json to report the keys that code uses and write nothing.", valueName: "format"))
    var format: TextOrJSON = .text

    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether to only report the keys, as JSON.
    package var isJSON: Bool { format == .json }

    /// Rejects contradictory options.
    package func validate() throws {
        if check, edit.isDryRun { throw ValidationError("Give --check or --dry-run, not both.") }
    }
}
