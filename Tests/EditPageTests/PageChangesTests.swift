import Foundation
import Testing

@testable import EditPage

@Suite("Changes that pages are notified of")
struct PageChangesTests {
    private func changes(_ fixture: PageFixture, since revision: Int) async -> ChangesAnswer {
        await fixture.session.answer(ChangesRequest(revision: revision, language: "pt-BR"))
    }

    /// Returns the revision after the rules have checked the whole project.
    private func settled(_ fixture: PageFixture) async throws -> Int {
        var answer = await changes(fixture, since: 1)
        for _ in 0..<600 where answer.revision == 1 {
            try await Task.sleep(for: .milliseconds(20))
            answer = await changes(fixture, since: 1)
        }
        return answer.revision
    }

    @Test("Without a change, nothing is reported")
    func nothing() async throws {
        let fixture = try await PageFixture()
        let revision = try await settled(fixture)
        let answer = await changes(fixture, since: revision)
        #expect(answer.revision == revision)
        #expect(!answer.isAll)
        #expect(answer.rows.isEmpty)
    }

    @Test("A key saved by one page is reported to another, and no other key")
    func twoPages() async throws {
        let fixture = try await PageFixture()
        let revision = try await settled(fixture)
        _ = await fixture.save("title", [.init(was: "Tela inicial", "Início")])
        let answer = await changes(fixture, since: revision)
        #expect(!answer.isAll)
        #expect(answer.rows.map(\.key) == ["title"])
        #expect(answer.rows.map(\.text) == ["Início"])
        #expect(answer.rows.map(\.status) == ["translated"])
    }

    @Test("A change by another program is reported immediately")
    func disk() async throws {
        let fixture = try await PageFixture()
        let revision = try await settled(fixture)
        try fixture.folder.write(PageFixture.catalog.replacingOccurrences(of: "Tela inicial", with: "Página"))
        let answer = await changes(fixture, since: revision)
        #expect(answer.isAll)
        #expect(await fixture.session.answer(IndexRequest(language: "pt-BR")).texts[1] == "Página")
    }

    @Test("A broken file is reported; its content is shown again when it is repaired")
    func broken() async throws {
        let fixture = try await PageFixture()
        let revision = try await settled(fixture)
        try fixture.folder.write("<<<<<<< ours\n{")
        let broken = await changes(fixture, since: revision)
        #expect(broken.problems.count == 1)
        #expect(broken.problems.first?.contains("Localizable.xcstrings:1:1") == true)
        try fixture.folder.write(PageFixture.catalog)
        let whole = await changes(fixture, since: broken.revision)
        #expect(whole.problems == [])
        #expect(try await fixture.entry("title")?.fields.first?.text == "Tela inicial")
    }

    @Test(
        "A file that cannot be read keeps its last texts on the page, and nothing is saved to it",
        arguments: ["<<<<<<< ours\n{", "{ \"strings\" :", "", "{}"])
    func unreadable(text: String) async throws {
        let fixture = try await PageFixture()
        try fixture.folder.write(text)
        let project = await fixture.session.answer()
        #expect(project.tables.count == 1)
        #expect(project.languages.map(\.tag) == ["en", "pt-BR", "ar"])
        #expect(project.problems.count == 1)
        let entry = try #require(try await fixture.entry("title"))
        #expect(entry.fields.first?.text == "Tela inicial")
        #expect(entry.trial.refused == project.problems)
        let answer = await fixture.save("title", [.init(was: "Tela inicial", "Início")])
        #expect(answer.outcome == .refused)
        #expect(answer.reasons == project.problems)
        #expect(try fixture.text == text)
        try fixture.folder.write(PageFixture.catalog)
        #expect(await fixture.session.answer().problems == [])
        #expect(await fixture.save("title", [.init(was: "Tela inicial", "Início")]).outcome == .saved)
    }

    @Test("A legacy file that cannot be read keeps its texts, and the other languages can be saved")
    func unreadableLegacy() async throws {
        let folder = try TemporaryFolderBox()
        for (language, text) in [("en", "Home"), ("pt-BR", "Casa"), ("de", "Haus")] {
            try folder.writeLegacy("\"title\" = \"\(text)\";\n", language)
        }
        let session = try await PageSession([folder.path], languages: nil, isReadOnly: false)
        let table = try #require(await session.answer().tables.first?.path)
        try folder.writeLegacy("\"title\" = ", "de")
        let german = await session.answer(EntryRequest(table: table, key: "title", language: "de"))
        #expect(german?.fields.first?.text == "Haus")
        func save(_ language: String, _ was: String) async -> SaveAnswer.Outcome {
            let texts = [SaveRequest.SavedText(was: was, "x")]
            return await session.save(SaveRequest(table: table, key: "title", language: language, texts: texts)).outcome
        }
        #expect(await save("de", "Haus") == .refused)
        #expect(await save("pt-BR", "Casa") == .saved)
        #expect(try folder.legacy("de") == "\"title\" = ")
        #expect(try folder.legacy("pt-BR") == "\"title\" = \"x\";\n")
    }

    @Test("When the rules have run, pages request only the findings")
    func findingsArrive() async throws {
        let fixture = try await PageFixture(PageFixture.catalog.replacingOccurrences(of: "Tela", with: "%@ Tela"))
        let revision = try await settled(fixture)
        let answer = await changes(fixture, since: 1)
        #expect(answer.hasFindings)
        #expect(!answer.isAll)
        #expect(await !changes(fixture, since: revision).hasFindings)
        let findings = await fixture.session.findings(IndexRequest(language: "pt-BR"))
        #expect(findings.severities == [0, 3, 0])
        #expect(findings.revision == revision)
    }

    @Test("Findings appear in the list, and disappear with their defect")
    func findings() async throws {
        let fixture = try await PageFixture(PageFixture.catalog.replacingOccurrences(of: "Tela", with: "%@ Tela"))
        _ = try await settled(fixture)
        let index = IndexRequest(language: "pt-BR")
        let before = await fixture.session.answer(index).severities
        #expect(before == [0, 3, 0])
        _ = await fixture.save("title", [.init(was: "%@ Tela inicial", "Início")])
        let after = await fixture.session.answer(index).severities
        #expect(after == [0, 0, 0])
    }
}
