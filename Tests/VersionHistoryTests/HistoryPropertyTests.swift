import CatalogRuntime
import Foundation
import StringTables
import TestSupport
import Testing

@testable import VersionHistory

@Suite("Walks over random histories", .waitsForPrograms)
struct HistoryPropertyTests {
    @Test(
        "The origin of every text equals that of a simple commit-by-commit search, with and without a cache",
        arguments: 1...8)
    func sameAsNaive(seed: UInt64) async throws {
        let random = try RandomHistory(seed: seed, commits: 40)
        let naive = try NaiveHistory(random.repository)
        let head = try random.repository.git("rev-parse", "HEAD")
        let path = RandomHistory.paths[0]
        for _ in 0..<2 {
            let history = try #require(try await random.repository.walk([path]).histories.first)
            for (key, languages) in try #require(try naive.keys(at: head)) {
                for language in languages.keys {
                    let found = try #require(
                        history.origin(of: key, language: LanguageTag(language), part: .whole, file: 0))
                    try compare(found, with: naive, key, language, at: head)
                }
            }
        }
    }

    private func compare(
        _ found: TextOrigin, with naive: NaiveHistory, _ key: String, _ language: String, at head: String
    ) throws {
        let location = "\(key) \(language)"
        let text = try naive.origin(key, language, at: head) { $0?.text }
        #expect(found.commit?.name == text.commit, "text of \(location)")
        let state = try naive.origin(key, language, at: head) { $0?.state }
        #expect(found.stateCommit?.name == state.commit, "state of \(location)")
        let touched = try naive.origin(key, language, at: head) { $0.map { $0.text + "\u{0}" + $0.state } }
        #expect(found.source?.key == touched.key || found.source?.texts.isEmpty == false, "key of \(location)")
        let source = try naive.keys(at: touched.commit)?[touched.key]?["en"]?.text
        #expect(found.source?.texts.first?.text == source, "source of \(location)")
        let now = try naive.keys(at: head)?[key]?["en"]?.text
        let latest = found.laterSources.last.map { $0.texts.first?.text } ?? source
        #expect(latest == now, "source of \(location) now")
    }
}
