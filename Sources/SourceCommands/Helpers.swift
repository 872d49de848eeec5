import ArgumentParser
import CatalogReports
import CommandOutput
import Foundation
import Sessions
import SwiftSources
import Workspaces

/// The command that lists the lookup functions and properties of Swift files, for `fitloc init`.
struct Helpers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "helpers",
        abstract: "List the functions and properties in Swift files that look up strings, as JSON.",
        shouldDisplay: false)

    @Argument(help: "Swift files, or folders of Swift files.")
    var path: [String]

    func run() async throws {
        var console = Console()
        // `init` reads the same files next.
        let settings = try CodeSettings(path, environment: ProcessInfo.processInfo.environment)
        var scanner = SourceScanner(cache: settings.cache)
        scanner.program = RunningProgram.state ?? ""
        scanner.threads = ProcessInfo.processInfo.activeProcessorCount
        let files = scanner.scan(path).files
        try console.write(HelperList(LookupHelper.declared(in: files)).json)
        try console.finish()
    }
}
