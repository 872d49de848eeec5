import ArgumentParser
import CommandSupport
import SwiftSources
import XCStringsKit

/// The command that lists the lookup functions and properties of Swift files, for `fitloc init`.
struct Helpers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Name the functions and properties of Swift files that look strings up, as JSON.",
        shouldDisplay: false)

    @Argument(help: "Swift files, or folders of them.")
    var path: [String]

    func run() async throws {
        var console = Console()
        let files = SourceScanner().scan(path).files
        try console.write(HelperList(LookupHelper.declared(in: files)).json)
        try console.finish()
    }
}
