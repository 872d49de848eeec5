import Foundation
import TestSupport
import Testing

/// Follows the commands of the guide `docs/fittoday/adopting.md` on a copy of the real app.
@Suite("Moving FitToday to accessors", .waitsForPrograms, .enabled(if: Corpus.isExpected), .thorough(.migration))
struct MigrationTests {
    /// The lookups by string that the guide leaves to the developer: files and keys.
    private static let byHand = [
        "Badge.swift badge.rarity.*", "Badge.swift badge.type.*", "Badge.swift badge.type.*.description",
        "LeagueTier.swift league.tier.*", "LevelUpCelebrationView.swift levelTitle.localizationKey.localized",
        "MyWorkoutsView.swift workout.delete.message", "ProfileProView.swift selected.localizationKey.localized",
        "ProfileProView.swift theme.localizationKey.localized",
        "WelcomeOnboardingView.swift page.description.localized",
        "WelcomeOnboardingView.swift page.title.localized",
        "XPLevelCard.swift userXP.levelTitle.localizationKey.localized",
    ]

    /// The file in which the app stores sentences for other users; keys cannot replace these sentences.
    private static let stored = "FitToday/FitToday/Domain/UseCases/UpdateGroupStreakUseCase.swift"

    @Test("After each step, every lookup has a text; at the end, only those named in the guide remain")
    func steps() async throws {
        let folder = try WorkFolder(named: "app")
        try copyApp(to: folder.url)
        let before = try await missingKeys(in: folder)

        // Step 4: the lookups.
        let lookups = try await adopt(["keys.csv"], in: folder)
        #expect(lookups.rewritten > 600)
        #expect(Set(lookups.left.map(\.reason)) == ["interpolated", "made-key", "other-values", "unknown-key"])
        #expect(try await missingKeys(in: folder).subtracting(before).isEmpty)

        // Step 6: the texts in the code.
        let texts = try await adopt(["keys.csv", "texts.csv"], in: folder)
        #expect(texts.rewritten > 1200)
        #expect(try await missingKeys(in: folder) == [Self.stored])

        let again = try await adopt(["keys.csv", "texts.csv"], in: folder)
        #expect(again.rewritten == 0)
        let isLookup: Set<String> = ["made-key", "interpolated", "unknown-key", "sample", "kept-format"]
        let left = again.left.filter { isLookup.contains($0.reason) || $0.key.hasPrefix("workout.delete") }
        #expect(left.map { "\(($0.path as NSString).lastPathComponent) \($0.key)" }.sorted() == Self.byHand)
    }

    // MARK: - Commands

    /// The JSON output of the codemod.
    private struct Answer: Decodable {
        struct Left: Decodable {
            let path: String
            let key: String
            let reason: String
        }
        private let rewrittenItems: [Item]
        let left: [Left]
        var rewritten: Int { rewrittenItems.count }

        private struct Item: Decodable {}

        private enum CodingKeys: String, CodingKey {
            case rewrittenItems = "rewritten"
            case left
        }
    }

    /// Rewrites the app.
    ///
    /// The command would end with status 2 if a result were not valid Swift code.
    private func adopt(_ maps: [String], in folder: WorkFolder) async throws -> Answer {
        let root = SourceTree.package.path
        let names = maps.map { "--map '\(root)/docs/fittoday/\($0)'" }.joined(separator: " ")
        let settings = "\(root)/Sources/FitTodayStrings/generate-strings.json"
        let outcome = try await run(
            "fitloc adopt --accessors FitToday \(names) --settings '\(settings)' --format json", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    }

    /// Returns the files with lookups of keys that no table has.
    private func missingKeys(in folder: WorkFolder) async throws -> Set<String> {
        let outcome = try await run("fitloc lint --sources FitToday --rule key-missing --format json", in: folder)
        let report = try JSONDecoder().decode(Findings.self, from: Data(outcome.output.utf8))
        return Set(report.findings.map(\.path))
    }

    private struct Findings: Decodable {
        struct Finding: Decodable { let path: String }
        let findings: [Finding]
    }

    private func run(
        _ line: String, in folder: WorkFolder
    ) async throws -> (status: Int32, output: String, errors: String) {
        try await OwnThread.run {
            let outcome = try SpawnedProgram(
                ["/bin/sh", "-c", line], in: folder.url, environment: BuiltProgram.environment(in: folder.url)
            ).waitForEnd(patience: 600)
            return (outcome.ending.number, outcome.output, outcome.errors)
        }
    }

    private func copyApp(to folder: URL) throws {
        for file in try Corpus.realFiles(in: "fittoday-app", endingIn: ["swift", "strings", "plist"]) {
            let parts = file.url.pathComponents
            let start = try #require(parts.lastIndex(of: "fittoday-app"))
            let copy = parts[(start + 1)...].reduce(folder) { $0.appendingPathComponent($1) }
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: copy)
        }
    }
}
