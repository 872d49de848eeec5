import CatalogLint
import ChildProcesses
import FileSearch
import Foundation
import InterfaceTexts
import Workspaces

/// The places in code that use keys before the keys are renamed or removed.
///
/// Nothing is searched if the project has no code, or if the program that reads it does not exist. A change to a
/// table never depends on code: if the search fails or takes too long, a note says so.
package struct RemainingUses: Sendable {
    /// The keys that code uses, sorted, each with the number of places.
    package let counts: [(key: String, count: Int)]
    /// Why the code was not searched to the end, in words; nil if it was.
    private let failure: String?

    /// The maximum number of keys to name.
    private static let keyLimit = 20

    /// Searches the code of the current folder's configuration.
    ///
    /// - Parameters:
    ///   - keys: The keys with the path of their table.
    ///   - isQuiet: Whether nobody asks for the number of places, so that nothing is searched.
    package init(of keys: [(key: String, table: String)], unless isQuiet: Bool) async {
        let environment = ProcessInfo.processInfo.environment
        guard !isQuiet, !keys.isEmpty, let program = SourcesProgram.path, Self.hasCode(environment) else {
            self.init(counts: [], failure: nil)
            return
        }
        await self.init(of: keys, program, environment, seconds: SourcesProgram.useTimeLimit)
    }

    private init(counts: [(key: String, count: Int)], failure: String?) {
        (self.counts, self.failure) = (counts, failure)
    }

    /// Searches with a given program and time limit.
    init(
        of keys: [(key: String, table: String)], _ program: String, _ environment: [String: String], seconds: Double
    ) async {
        let questions = Set(keys.map { UseCount(of: $0.key, inTableAt: $0.table) })
        do {
            let answers = try await SourcesProgram.useCounts(
                Array(questions), program, environment: environment, seconds: seconds)
            let counts = Dictionary(answers.map { ($0.key, $0.count) }, uniquingKeysWith: +).filter { $0.value > 0 }
            self.counts = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            failure = nil
        } catch ChildProgram.Failure.timedOut(let seconds) {
            (counts, failure) = ([], Texts.Edit.usesUnknownTime(seconds: Int(seconds)).resolved)
        } catch {
            (counts, failure) = ([], Texts.Edit.usesUnknown(program: SourcesProgram.name).resolved)
        }
    }

    /// Returns the notes to print after the change.
    ///
    /// - Parameter sentence: Returns the note on the uses of a key.
    package func notes(_ sentence: (_ key: String, _ count: Int) -> String) -> [String] {
        let more = counts.count - Self.keyLimit
        return counts.prefix(Self.keyLimit).map { sentence(Quotation.of($0.key), $0.count) }
            + (more > 0 ? [Texts.Edit.moreStillUsed(count: more).resolved] : []) + (failure.map { [$0] } ?? [])
    }

    private static func hasCode(_ environment: [String: String]) -> Bool {
        guard let settings = try? CodeSettings([], environment: environment) else { return false }
        return !FileFinder(endings: CodeFiles.endingsOfApps, exclusions: settings.exclusions).find(settings.paths).files
            .isEmpty
    }
}
