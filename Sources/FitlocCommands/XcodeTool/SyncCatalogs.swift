import ArgumentParser
import Sessions

/// The command `sync` of `xcstringstool`, which updates catalogs from the compiler's `.stringsdata` files.
struct SyncCatalogs: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync", abstract: "Update .xcstrings files from .stringsdata files.",
        discussion: """
            Adds the keys that the compiler found. Extracted keys that it did not find are marked as stale if they are \
            translated, and removed otherwise.
            """)

    @Argument(help: "The paths to the .xcstrings files to update.", completion: .file(extensions: ["xcstrings"]))
    var inputFiles: [String]

    @Option(
        name: .customLong("stringsdata"), parsing: .upToNextOption,
        help: "The paths to the .stringsdata files that the compiler wrote.")
    var stringsData: [String] = []

    @Flag(help: "Do not change keys that the compiler did not find.")
    var skipMarkingStringsStale = false

    func run() throws {
        var tool = XcodeTool()
        try tool.sync(inputFiles, with: stringsData, marksStale: !skipMarkingStringsStale)
        try tool.finish()
    }
}
