import ArgumentParser
import XCStringsKit

/// What `extract` takes.
package struct ExtractArguments: ParsableArguments {
    /// What the command says of itself.
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

    /// Folders and files of Swift code; none where the configuration decides.
    @Argument(
        help: ArgumentHelp(
            "Folders of Swift code, or files; without any those of the configuration, else this folder.",
            valueName: "sources"), completion: .directory)
    package var sources: [String] = []

    /// Which table is meant, and whether anything is written.
    @OptionGroup package var edit: EditOptions

    /// Whether changes are only listed.
    @Flag(help: "List what would change and end with status 1; write nothing.")
    package var check = false

    @Option(
        help: ArgumentHelp("text, or json to report the keys that code uses and write nothing.", valueName: "format"))
    var format: TextOrJSON = .text

    /// What is printed and how.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether keys are only reported, as JSON.
    package var isJSON: Bool { format == .json }

    /// Refuses options that contradict one another.
    package func validate() throws {
        if check, edit.isDryRun { throw ValidationError("Give --check or --dry-run, not both.") }
    }
}
