import CatalogReports
import ChildProcesses
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import Workspaces

/// `fitloc-sources`, the program next to this one that runs the commands that parse Swift code.
///
/// The program is separate because swift-syntax takes longer to build than everything else, and would slow down every
/// start of `fitloc`.
package enum SourcesProgram {
    /// The name of the program.
    static let name = "fitloc-sources"

    /// Replaces this process with `fitloc-sources`, keeping the same arguments and streams.
    ///
    /// - Throws: `CommandFailure` if the program does not exist or could not be started.
    package static func takeOver() throws(CommandFailure) -> Never {
        try CompanionProgram(name: name).takeOver { Texts.Sources.noProgram(program: $0) }
    }

    /// Whether the program exists.
    package static var isThere: Bool { path != nil }

    /// The path of the program, or nil if it does not exist.
    static var path: String? { ProgramFolder.path(of: name) }

    /// Whether a folder contains code of an app that git does not ignore.
    package static func hasCode(below folder: String) -> Bool {
        !FileFinder(endings: CodeFiles.endingsOfApps).find([folder]).files.isEmpty
    }

    /// Prints a note that configured code is not checked, because the program does not exist.
    ///
    /// - Parameter configuration: The displayed path of the configuration.
    package static func noteAbsence(configuration: String) throws {
        var console = Console()
        try console.note("note: \(Texts.Sources.leftOut(configuration: configuration, program: name))")
        try console.finish()
    }

    /// Returns the lookup functions in a folder's code.
    static func helpers(
        below folder: String, environment: [String: String]
    ) async -> Result<[LookupHelper], UnsearchedCode> {
        guard let path = ProgramFolder.path(of: name) else { return .failure(.notInstalled) }
        let program = ChildProgram([path, "helpers", folder], environment: environment)
        do {
            guard let list = HelperList(json: try await program.run([], seconds: timeLimit)) else {
                return .failure(.failed)
            }
            return .success(list.helpers)
        } catch ChildProgram.Failure.timedOut(let seconds) {
            return .failure(.timedOut(seconds: Int(seconds)))
        } catch {
            return .failure(.failed)
        }
    }

    /// Returns the usages of a table's key in code, or nil if the program does not exist or fails.
    package static func usages(
        of key: String, inTableAt table: String, environment: [String: String]
    ) async -> UsageList? {
        guard let path else { return nil }
        let words = [path, "usages", "--format", "json", "--catalog", table, "--", key]
        let program = ChildProgram(words, environment: environment)
        guard let output = try? await program.run([], seconds: timeLimit, isSilent: true) else { return nil }
        return UsageList(json: output)
    }

    /// Returns how many places in code use keys of tables.
    ///
    /// - Parameters:
    ///   - questions: The keys.
    ///   - program: The path of the program.
    ///   - seconds: The time limit.
    /// - Throws: `ChildProgram.Failure` if the uses cannot be counted.
    static func useCounts(
        _ questions: [UseCount], _ program: String, environment: [String: String], seconds: Double
    ) async throws -> [UseCount] {
        let run = ChildProgram([program, "count-uses"], environment: environment)
        let output = try await run.run(UseCount.json(of: questions), seconds: seconds, isSilent: true)
        guard let answers = UseCount.list(json: output) else {
            throw ChildProgram.Failure.failed(program: program, status: 0)
        }
        return answers
    }

    /// The time limit of other searches, in seconds.
    private static let timeLimit = 120.0
    /// The time limit of the search for uses, in seconds, because people wait for it after a small change.
    static let useTimeLimit = 60.0
}
