import Foundation
import XCStringsKit

/// `fitloc-sources`, the program next to this one that runs the commands that parse Swift code.
///
/// The program is separate because swift-syntax takes longer to build than everything else, and would slow down every
/// start of `fitloc`.
package enum SourcesProgram {
    private static let name = "fitloc-sources"

    /// Replaces this process with `fitloc-sources`, keeping the same arguments and streams.
    ///
    /// - Throws: `CommandFailure` if the program does not exist or could not be started.
    package static func takeOver() throws(CommandFailure) -> Never {
        try CompanionProgram(name: name).takeOver { Texts.Sources.noProgram(program: $0) }
    }

    /// Whether the program exists.
    package static var isThere: Bool { ProgramFolder.path(of: name) != nil }

    /// Whether a folder contains Swift code that git does not ignore.
    package static func hasCode(below folder: String) -> Bool {
        !FileFinder(endings: ["swift"]).find([folder]).files.isEmpty
    }

    /// Prints a note that configured code is not checked, because the program does not exist.
    ///
    /// - Parameter configuration: The displayed path of the configuration.
    package static func noteAbsence(configuration: String) throws {
        var console = Console()
        try console.note(Texts.Sources.leftOut(configuration: configuration, program: name).resolved)
        try console.finish()
    }

    /// Returns the lookup functions in a folder's code, or nil if the program does not exist or fails.
    static func helpers(below folder: String, environment: [String: String]) async -> [LookupHelper]? {
        guard let path = ProgramFolder.path(of: name) else { return nil }
        let program = ChildProgram([path, "helpers", folder], environment: environment)
        guard let output = try? await program.run([], seconds: timeLimit) else { return nil }
        return HelperList(json: output)?.helpers
    }

    /// Returns the usages of a table's key in code, or nil if the program does not exist or fails.
    package static func usages(
        of key: String, inTableAt table: String, environment: [String: String]
    ) async -> UsageList? {
        guard let path = ProgramFolder.path(of: name) else { return nil }
        let words = [path, "usages", "--format", "json", "--catalog", table, "--", key]
        let program = ChildProgram(words, environment: environment)
        guard let output = try? await program.run([], seconds: timeLimit, isSilent: true) else { return nil }
        return UsageList(json: output)
    }

    /// The time limit of the program, in seconds.
    private static let timeLimit = 120.0
}
