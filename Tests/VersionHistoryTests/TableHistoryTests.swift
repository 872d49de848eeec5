import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import VersionHistory

@Suite("The origins of a table's texts", .waitsForPrograms)
struct TableHistoryTests {
    private let path = "L.xcstrings"

    /// Returns an English catalog with one key and some texts.
    private func catalog(_ texts: KeyValuePairs<String, String>, key: String = "home", states: [String: String] = [:])
        -> String
    {
        let members = texts.map { language, text in
            "\"\(language)\" : \(InlineTables.unit(text, states[language] ?? "translated"))"
        }
        return catalog(["\"\(key)\" : { \"localizations\" : { \(members.joined(separator: ", ")) } }"])
    }

    private func catalog(_ entries: [String]) -> String {
        String(decoding: InlineTables.catalog(entries.joined(separator: ",\n")).bytes, as: UTF8.self)
    }

    private func origin(
        _ language: String, in repository: TemporaryRepository, key: String = "home", part: String = "",
        of paths: [String]? = nil, file: Int = 0
    ) async throws -> TextOrigin {
        let history = try #require(try await repository.walk(paths ?? [path]).histories.first)
        let way = try #require(PartPath(part))
        return try #require(history.origin(of: key, language: LanguageTag(language), part: way, file: file))
    }

    @Test("A text belongs to the commit that wrote it, with the previous text, regardless of other changes")
    func plain() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa"]), at: path, "first")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Início"]), at: path, "second")
        try repository.commit(catalog(["pt-BR": "Início", "en": "Home"]), at: path, "order")
        try repository.commit("x", at: "other", "other")
        let portuguese = try await origin("pt-BR", in: repository)
        #expect(portuguese.commit?.subject == "second")
        #expect(portuguese.commit?.author == "A")
        #expect(portuguese.before == "Casa")
        let english = try await origin("en", in: repository)
        #expect(english.commit?.subject == "first")
        #expect(english.before == nil)
    }

    @Test("Uncommitted texts belong to no commit")
    func uncommitted() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa"]), at: path, "first")
        try repository.write(catalog(["en": "Home", "pt-BR": "Início"]), to: path)
        let portuguese = try await origin("pt-BR", in: repository)
        #expect(portuguese.commit == nil)
        #expect(portuguese.before == "Casa")
        #expect(try await origin("en", in: repository).commit?.subject == "first")
    }

    @Test("In a repository without commits, no text is committed")
    func unborn() async throws {
        let repository = try TemporaryRepository()
        try repository.write(catalog(["en": "Home"]), to: path)
        #expect(try await origin("en", in: repository).commit == nil)
    }

    @Test("State and comment have their own commits")
    func stateAndComment() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "de": "Start"], states: ["de": "new"]), at: path, "first")
        try repository.commit(catalog(["en": "Home", "de": "Start"]), at: path, "done")
        let german = try await origin("de", in: repository)
        #expect(german.commit?.subject == "first")
        #expect(german.stateCommit?.subject == "done")
        let unit = InlineTables.unit("Home")
        try repository.commit(
            catalog(["\"home\" : { \"comment\" : \"Tab\", \"localizations\" : { \"en\" : \(unit) } }"]), at: path,
            "comment")
        let history = try #require(try await repository.walk([path]).histories.first)
        #expect(history.commentCommit(of: "home", file: 0)?.subject == "comment")
        #expect(history.keyCommit(of: "home", file: 0)?.subject == "first")
    }

    @Test("A text from a merged branch belongs to the commit on that branch")
    func merge() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa", "de": "Haus"]), at: path, "first")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Início", "de": "Haus"]), at: path, "topic")
        try repository.git("checkout", "-q", "main")
        try repository.commit("x", at: "other", "main")
        try repository.git("merge", "-q", "--no-ff", "-m", "merge", "topic")
        #expect(try await origin("pt-BR", in: repository).commit?.subject == "topic")
        #expect(try await origin("de", in: repository).commit?.subject == "first")
    }

    @Test("A text that only the merge commit contains belongs to it")
    func evilMerge() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa"]), at: path, "first")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Início"]), at: path, "topic")
        try repository.git("checkout", "-q", "main")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Lar"]), at: path, "main")
        try repository.git("merge", "-q", "-s", "ours", "--no-commit", "topic")
        try repository.write(catalog(["en": "Home", "pt-BR": "Casinha"]), to: path)
        // While a merge is in progress, the text has no commit.
        #expect(try await origin("pt-BR", in: repository).commit == nil)
        try repository.commit("merge")
        #expect(try await origin("pt-BR", in: repository).commit?.subject == "merge")
    }

    @Test("During a merge, the other side's texts belong to the other side's commits")
    func mergeUnderWay() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa"]), at: path, "first")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Início"]), at: path, "topic")
        try repository.git("checkout", "-q", "main")
        try repository.commit("x", at: "other", "main")
        try repository.git("merge", "-q", "--no-ff", "--no-commit", "topic")
        #expect(try await origin("pt-BR", in: repository).commit?.subject == "topic")
    }

    @Test("A file is followed through renames, including an uncommitted one")
    func renamedFile() async throws {
        let repository = try TemporaryRepository()
        let keys = (0..<20).map { "\"key\($0)\" : { \"comment\" : \"Comment \($0)\" }" }
        let text = catalog(keys + ["\"home\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("Home")) } }"])
        try repository.commit(text, at: "old/L.xcstrings", "first")
        try repository.git("mv", "old", "new")
        try repository.commit("rename")
        try repository.git("mv", "new/L.xcstrings", "L.xcstrings")
        #expect(try await origin("en", in: repository).commit?.subject == "first")
        try repository.commit("again")
        #expect(try await origin("en", in: repository).commit?.subject == "first")
    }

    @Test("A renamed key keeps the origins of its texts")
    func renamedKey() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["pt-BR": "Salvar"], key: "Save"), at: path, "first")
        try repository.commit(catalog(["pt-BR": "Salvar"], key: "Save changes"), at: path, "rename")
        let portuguese = try await origin("pt-BR", in: repository, key: "Save changes")
        #expect(portuguese.commit?.subject == "first")
        #expect(portuguese.source?.key == "Save")
        #expect(portuguese.laterSources.map(\.key) == ["Save changes"])
        #expect(portuguese.laterSources.first?.commit?.subject == "rename")
    }

    @Test("Broken versions are skipped")
    func broken() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa"]), at: path, "first")
        try repository.commit("<<<<<<< HEAD", at: path, "broken")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Início"]), at: path, "mended")
        #expect(try await origin("en", in: repository).commit?.subject == "first")
        #expect(try await origin("pt-BR", in: repository).commit?.subject == "mended")
    }

    @Test("A merge that was committed with conflict markers is skipped too")
    func brokenMerge() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa", "de": "Haus"]), at: path, "first")
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Início", "de": "Haus"]), at: path, "topic")
        try repository.git("checkout", "-q", "main")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa", "de": "Heim"]), at: path, "main")
        try repository.git("merge", "-q", "-s", "ours", "--no-commit", "topic")
        try repository.commit("<<<<<<< HEAD", at: path, "broken")
        try repository.commit(catalog(["en": "Home", "pt-BR": "Início", "de": "Heim"]), at: path, "mended")
        #expect(try await origin("pt-BR", in: repository).commit?.subject == "topic")
        #expect(try await origin("de", in: repository).commit?.subject == "main")
    }

    @Test("A text has the source text of its last change, and the later source texts")
    func source() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home", "pt-BR": "Casa"]), at: path, "first")
        try repository.commit(catalog(["en": "Home page", "pt-BR": "Casa"]), at: path, "second")
        try repository.commit(catalog(["en": "Start page", "pt-BR": "Casa"]), at: path, "third")
        let suspect = try await origin("pt-BR", in: repository)
        #expect(suspect.source?.texts.map(\.text) == ["Home"])
        #expect(suspect.laterSources.flatMap(\.texts).map(\.text) == ["Home page", "Start page"])
        #expect(suspect.laterSources.map(\.commit?.subject) == ["second", "third"])
        try repository.commit(catalog(["en": "Start page", "pt-BR": "Início"]), at: path, "fourth")
        #expect(try await origin("pt-BR", in: repository).laterSources.isEmpty)
    }

    @Test("In legacy tables, each file has its own history, and the source text comes from the source language's file")
    func legacy() async throws {
        let repository = try TemporaryRepository()
        let (english, portuguese) = ("en.lproj/L.strings", "pt-BR.lproj/L.strings")
        try repository.write("\"home\" = \"Home\";\n", to: english)
        try repository.commit("\"home\" = \"Casa\";\n", at: portuguese, "first")
        try repository.commit("\"home\" = \"Home page\";\n", at: english, "second")
        let paths = [english, portuguese]
        #expect(try await origin("en", in: repository, of: paths).commit?.subject == "second")
        let suspect = try await origin("pt-BR", in: repository, of: paths, file: 1)
        #expect(suspect.commit?.subject == "first")
        #expect(suspect.source?.texts.map(\.text) == ["Home"])
        #expect(suspect.laterSources.map(\.commit?.subject) == ["second"])
    }

    @Test("The last commit of a shallow clone is marked")
    func shallow() async throws {
        let repository = try TemporaryRepository()
        try repository.commit(catalog(["en": "Home"]), at: path, "first")
        try repository.commit(catalog(["en": "Home", "de": "Haus"]), at: path, "second")
        try repository.commit(catalog(["en": "Home", "de": "Heim"]), at: path, "third")
        let clone = try TemporaryRepository()
        try clone.clone(repository, depth: 2, into: ".clone")
        let table = try InlineTables.file(repository.git("show", "HEAD:\(path)"), path: path)
        let project = await TableLoader.load([table])
        let history = try GitHistory(around: clone.url.appendingPathComponent(".clone").path)
        let tables = project.tables.map { TrackedTable($0, of: project) { $0 } }
        let found = try #require(try await history.histories(of: tables).first)
        #expect(found.isCutOff)
        #expect(found.origin(of: "home", language: "en", part: .whole, file: 0)?.commit?.isBoundary == true)
        #expect(found.origin(of: "home", language: "de", part: .whole, file: 0)?.commit?.isBoundary == false)
        #expect(try await repository.walk([path]).histories.first?.isCutOff == false)
    }
}
