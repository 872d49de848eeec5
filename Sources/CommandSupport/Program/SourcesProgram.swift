import Foundation
import XCStringsKit

/// `fitloc-sources`, the program beside this one that does what needs Swift code to be read.
///
/// swift-syntax takes longer to build than all the rest, and would be a load on every start.
package enum SourcesProgram {
    private static let name = "fitloc-sources"

    /// Has that program do what this one was asked for, in its place: the same arguments, streams and status.
    ///
    /// - Throws: where the program is not there, or cannot be started.
    package static func takeOver() throws(CommandFailure) -> Never {
        try BesideProgram(name: name).takeOver { Texts.Sources.noProgram(program: $0) }
    }

    /// Whether that program is beside this one.
    package static var isThere: Bool { ProgramFolder.path(of: name) != nil }

    /// Whether there is Swift code below a folder, but for what git ignores.
    package static func hasCode(below folder: String) -> Bool {
        !FileFinder(endings: ["swift"]).find([folder]).files.isEmpty
    }

    /// Says that the code which a configuration names is not looked at.
    ///
    /// - Parameter configuration: the path of the configuration, as it is shown.
    package static func noteAbsence(configuration: String) throws {
        var console = Console()
        try console.note(Texts.Sources.leftOut(configuration: configuration, program: name).resolved)
        try console.finish()
    }

    /// The functions below a folder that look strings up; nil where the program is not there or cannot tell.
    static func helpers(below folder: String, environment: [String: String]) async -> [LookupHelper]? {
        guard let path = ProgramFolder.path(of: name) else { return nil }
        let program = ChildProgram([path, "helpers", folder], environment: environment)
        guard let output = try? await program.run([], seconds: timeLimit) else { return nil }
        return HelperList(json: output)?.helpers
    }

    /// The places of code that use a key of a table; nil where the program is not there or cannot tell.
    package static func usages(
        of key: String, inTableAt table: String, environment: [String: String]
    ) async -> UsageList? {
        guard let path = ProgramFolder.path(of: name) else { return nil }
        let words = [path, "usages", "--format", "json", "--catalog", table, "--", key]
        guard let output = try? await ChildProgram(words, environment: environment).run([], seconds: timeLimit) else {
            return nil
        }
        return UsageList(json: output)
    }

    /// Nobody waits longer for a proposal.
    private static let timeLimit = 120.0
}
