import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogReports

@Suite("The origins of a key's texts")
struct KeyBlameTests {
    /// A history without commits.
    private struct NothingCommitted: TableHistory {
        let isCutOff = false

        func origin(of key: String, language: LanguageTag, part: PartPath, file: Int) -> TextOrigin? { nil }
        func keyCommit(of key: String, file: Int) -> Commit? { nil }
        func commentCommit(of key: String, file: Int) -> Commit? { nil }
    }

    private func blame(_ key: String, in entries: [String], languages: [LanguageTag]? = nil) async throws -> KeyBlame? {
        let project = await TableLoader.load([InlineTables.catalog(entries.joined(separator: ",\n"))])
        let table = try #require(project.tables.first)
        return KeyBlame(
            of: key, in: table, history: NothingCommitted(), settings: LintSettings(), languages: languages)
    }

    @Test("Of a duplicate key, the last entry counts, as in an app")
    func doubledKey() async throws {
        let blame = try await blame(
            "home",
            in: [
                "\"home\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("First")) } }",
                "\"other\" : { }",
                "\"home\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("Last")) } }",
                "\"Home\" : { }",
            ])
        #expect(blame?.texts.map(\.value) == ["Last"])
    }

    @Test("The source language comes first; the key replaces a missing source text")
    func order() async throws {
        let german = "\"de\" : \(InlineTables.unit("Start"))"
        let both = try await blame(
            "home", in: ["\"home\" : { \"localizations\" : { \(german), \"en\" : \(InlineTables.unit("Home")) } }"])
        #expect(both?.texts.map(\.language) == ["en", "de"])
        #expect(both?.texts.map(\.isKey) == [false, false])
        let keyed = try await blame("Home", in: ["\"Home\" : { \"localizations\" : { \(german) } }"])
        #expect(keyed?.texts.map(\.value) == ["Home", "Start"])
        #expect(keyed?.texts.map(\.isKey) == [true, false])
    }

    @Test("A language filter accepts any spelling and excludes the comment")
    func languages() async throws {
        let units = "\"de\" : \(InlineTables.unit("Start")), \"pt-BR\" : \(InlineTables.unit("Início"))"
        let entry = "\"home\" : { \"comment\" : \"Tab\", \"localizations\" : { \(units) } }"
        let all = try await blame("home", in: [entry])
        #expect(all?.texts.map(\.language) == ["en", "de", "pt-BR"])
        #expect(all?.comment?.text == "Tab")
        let some = try await blame("home", in: [entry], languages: ["pt_br"])
        #expect(some?.texts.map(\.language) == ["pt-BR"])
        #expect(some?.comment == nil)
    }

    @Test("An unknown key has no texts")
    func unknown() async throws {
        #expect(try await blame("gone", in: ["\"home\" : { }"]) == nil)
    }
}
