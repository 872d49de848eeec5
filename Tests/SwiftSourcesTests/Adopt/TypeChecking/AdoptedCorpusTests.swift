import StringTables
import TestSupport
import Testing

@testable import SwiftSources

/// Compiles the files of a real app that need only Foundation, after all their texts were adopted.
///
/// Types from other files are missing before and after, so only new errors count.
@Suite(
    "Adopting a complete real app causes no new compiler errors", .enabled(if: Corpus.isExpected),
    .thorough(.migration), .waitsForPrograms)
struct AdoptedCorpusTests {
    /// A substitute for the app's language manager, which needs other modules.
    private static let manager = """
        import Foundation
        @MainActor final class LocalizationManager {
            static let shared = LocalizationManager()
            let currentBundle = Bundle.main
        }
        """

    @Test("In Swift 5 and 6, with the main actor as the app's default isolation")
    func app() async throws {
        let corpus = try Corpus.realFiles(in: "fittoday-app", endingIn: ["swift", "strings"])
        let sources = corpus.filter { $0.url.pathExtension == "strings" }
            .map { TableLoader.Source(path: $0.url.path, bytes: $0.bytes) }
        let files = corpus.filter { $0.url.pathExtension == "swift" }
            .map { SourceScanner().file(at: $0.url.path, holding: $0.bytes) }
        let project = SourceProject(files, tables: await TableLoader.load(sources).tables)
        let plan = AdoptionPlan(
            of: HardCodedTexts.adoptable(in: project), in: project,
            settings: AdoptionSettings(isolation: { _ in .main }))
        #expect(plan.adoptions.count > 1_000)

        let plain = files.filter { !$0.isForTests && Set($0.facts.imports).subtracting(["Foundation"]).isEmpty }
        var before = ["LocalizationManager.swift": Self.manager]
        var after = before
        for file in plain {
            before[file.path] = String(decoding: file.bytes, as: UTF8.self)
            after[file.path] = String(decoding: try RewrittenFile(file, plan.edits(for: file.path)).new, as: UTF8.self)
        }
        #expect(after.count { $0.value != before[$0.key] } > 30)
        for mode in ["5", "6"] {
            let check = TypeCheck(mode: mode, isolation: "MainActor")
            var known = try check.errors(in: before)
            let new = try check.errors(in: after).filter { error in
                guard let index = known.firstIndex(of: error) else { return true }
                known.remove(at: index)
                return false
            }
            #expect(new == [], "Swift \(mode)")
        }
    }
}
