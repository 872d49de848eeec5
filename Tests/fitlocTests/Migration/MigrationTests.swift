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
        let app = try MigratedApp()
        let before = try await missingKeys(in: app)

        // Step 4: the lookups.
        let lookups = try await app.adopt(["keys.csv"])
        #expect(lookups.rewritten.count > 600)
        #expect(Set(lookups.left.map(\.reason)) == ["interpolated", "made-key", "other-values", "unknown-key"])
        #expect(try await missingKeys(in: app).subtracting(before).isEmpty)

        // Step 6: the texts in the code.
        let texts = try await app.adopt(["keys.csv", "texts.csv"])
        #expect(texts.rewritten.count > 1200)
        #expect(try await missingKeys(in: app) == [Self.stored])

        let again = try await app.adopt(["keys.csv", "texts.csv"])
        #expect(again.rewritten.isEmpty)
        let isLookup: Set<String> = ["made-key", "interpolated", "unknown-key", "sample", "kept-format"]
        let left = again.left.filter { isLookup.contains($0.reason) || $0.key.hasPrefix("workout.delete") }
        #expect(left.map { "\(($0.path as NSString).lastPathComponent) \($0.key)" }.sorted() == Self.byHand)
    }

    // MARK: - Commands

    /// Returns the files with lookups of keys that no table has.
    private func missingKeys(in app: MigratedApp) async throws -> Set<String> {
        let outcome = try await app.run("fitloc lint --sources FitToday --rule key-missing --format json")
        let report = try JSONDecoder().decode(Findings.self, from: Data(outcome.output.utf8))
        return Set(report.findings.map(\.path))
    }

    private struct Findings: Decodable {
        struct Finding: Decodable { let path: String }
        let findings: [Finding]
    }
}
