import CatalogCore
import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Fixing any files", .waitsForPrograms)
struct FixedPointTests {
    @Test("One run fixes exactly the fixable findings, a second run fixes nothing, and no finding is new")
    func catalogs() async throws {
        for file in try Corpus.sample(of: Corpus.distinctCatalogs(), below: 40_000, thorough: 500_000) {
            try await check(
                [TableLoader.Source(path: "Localizable.xcstrings", bytes: file.bytes)], file.description)
        }
    }

    @Test("The same holds for legacy tables")
    func legacyTables() async throws {
        let files = Corpus.sample(
            of: try Corpus.files(in: "strings", endingIn: ["strings", "stringsdict"]), below: 10_000)
        // `__` in file names stands for `/`.
        let sources = files.map { file in
            TableLoader.Source(path: file.url.lastPathComponent.replacing("__", with: "/"), bytes: file.bytes)
        }
        try await check(sources, "strings")
    }

    private func check(_ sources: [TableLoader.Source], _ name: String) async throws {
        let linter = Linter()
        let project = await TableLoader.load(sources)
        let before = await linter.check(project).findings
        for choice in [FixChoice.safe, .all] {
            try await check(sources, project, before, linter, choice, name)
        }
    }

    private func check(
        _ sources: [TableLoader.Source], _ project: Project, _ before: [Finding], _ linter: Linter,
        _ choice: FixChoice, _ name: String
    ) async throws {
        // Without fixes, a second run would only repeat the first.
        guard before.contains(where: { !choice.edits(of: $0).isEmpty }) else { return }
        let load = { @Sendable (sources: [TableLoader.Source]) async in await TableLoader.load(sources) }
        let once = await FixedProject(project, findings: before, with: linter, choosing: choice, load: load)
        let bytes = Dictionary(uniqueKeysWithValues: once.files.map { ($0.file.path, $0.bytes) })
        let fixed = await load(sources.map { .init(path: $0.path, bytes: bytes[$0.path] ?? $0.bytes) })
        let after = await linter.check(fixed).findings
        let twice = await FixedProject(fixed, findings: after, with: linter, choosing: choice, load: load)
        #expect(twice.files.isEmpty, "\(name) changes again")
        #expect(after.allSatisfy { choice.edits(of: $0).isEmpty }, "\(name) has something left")
        guard choice == .safe else { return }
        #expect(once.fixed.count == before.count { !$0.fix.isEmpty }, "\(name)")
        #expect(before.count - after.count == once.fixed.count, "\(name)")
    }
}
