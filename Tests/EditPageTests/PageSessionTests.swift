import Foundation
import Testing

@testable import EditPage

@Suite("The content of pages")
struct PageSessionTests {
    private func index(_ fixture: PageFixture, _ language: String = "pt-BR") async -> IndexAnswer {
        await fixture.session.answer(IndexRequest(language: language))
    }

    @Test("The list has every key with its source text, its text and its progress")
    func list() async throws {
        let index = await index(try await PageFixture())
        #expect(index.keys == ["days", "title", "title.again"])
        #expect(index.sources == ["%lld day\n%lld days", "Home screen", "Home screens"])
        #expect(index.texts == ["", "Tela inicial", ""])
        #expect(index.statuses == ["missing", "needs_review", "missing"])
    }

    @Test("Languages have progress and direction; the source language is first, then the required ones")
    func languages() async throws {
        let fixture = try await PageFixture()
        let answer = await fixture.session.answer()
        #expect(answer.languages.map(\.tag) == ["en", "pt-BR", "ar"])
        #expect(answer.languages.map(\.isRightToLeft) == [false, false, true])
        let progress = await fixture.session.progress().languages
        #expect(progress.map(\.tag) == ["en", "pt-BR", "ar"])
        #expect(progress.map(\.translated) == [3, 0, 0])
        #expect(progress.map(\.wanted) == [3, 3, 3])
        #expect(answer.language == "pt-BR")
    }

    @Test("A table without a language counts in it, as in stats, only when somebody wants to translate it whole")
    func partialLanguage() async throws {
        let fixture = try await PageFixture()
        for language in ["en", "fr"] { try fixture.folder.writeLegacy("\"name\" = \"Fit\";\n", language) }
        func fr() async -> [Int?] {
            let answer = await fixture.session.answer().languages.first { $0.tag == "fr" }
            let progress = await fixture.session.progress().languages.first { $0.tag == "fr" }
            let index = await fixture.session.answer(IndexRequest(language: "fr"))
            let severities = await fixture.session.findings(IndexRequest(language: "fr")).severities
            #expect(severities.count == index.keys.count)
            return [answer?.otherTables, progress?.wanted, progress?.translated, index.keys.count]
        }
        #expect(await fr() == [1, 1, 1, 1])
        _ = await fixture.session.start(LanguageRequest(language: "fr"))
        #expect(await fr() == [0, 4, 1, 4])
    }

    @Test("With languages on the command line, only these and the source language are shown")
    func namedLanguages() async throws {
        let fixture = try await PageFixture(languages: ["pt-BR"])
        let answer = await fixture.session.answer()
        #expect(answer.languages.map(\.tag) == ["en", "pt-BR"])
        #expect(answer.language == "pt-BR")
    }

    @Test("Several keys are read at once, like single ones")
    func entries() async throws {
        let fixture = try await PageFixture()
        let keys = ["title", "nowhere", "days"].map { EntriesRequest.Key(table: fixture.folder.catalog, key: $0) }
        let answer = await fixture.session.answer(EntriesRequest(language: "pt-BR", keys: keys))
        #expect(answer.entries.map { $0?.key } == ["title", nil, "days"])
        #expect(answer.entries[0]?.fields.map(\.text) == ["Tela inicial"])
    }

    @Test("A missing plural has a field for each form, with sample numbers")
    func fields() async throws {
        let fixture = try await PageFixture()
        let arabic = try #require(try await fixture.entry("days", "ar"))
        #expect(arabic.fields.map(\.category) == ["zero", "one", "two", "few", "many", "other"])
        #expect(arabic.fields[1].numbers == "1")
        #expect(arabic.fields.allSatisfy { $0.text == nil })
        #expect(arabic.fields.map(\.source).last == "%lld days")
        let portuguese = try #require(try await fixture.entry("days"))
        #expect(portuguese.fields.map(\.part) == ["plural.one", "plural.other"])
        #expect(portuguese.fields.map(\.numbers) == ["0, 1", "2, 3, 4…"])
        #expect(portuguese.limit == 20)
        #expect(portuguese.comment == "Days left ")
    }

    @Test("Typed texts are checked: the refusal, the findings and the preview are returned")
    func trial() async throws {
        let fixture = try await PageFixture()
        func trial(_ key: String, _ texts: [PartText]) async -> TrialAnswer? {
            await fixture.session.answer(
                TrialRequest(table: fixture.folder.catalog, key: key, language: "pt-BR", texts: texts))
        }
        let wrong = try #require(await trial("title", [PartText(part: "", text: "Tela %d")]))
        #expect(wrong.refused.count == 1)
        #expect(wrong.otherReasons == [])
        #expect(wrong.findings.contains { $0.rule == "specifier-extra" && $0.severity == "error" })
        let plural = [
            PartText(part: "plural.one", text: "%lld dia"), PartText(part: "plural.other", text: "%lld dias"),
        ]
        let right = try #require(await trial("days", plural))
        #expect(right.refused == [])
        #expect(right.preview.map(\.text) == ["0 dia", "1 dia", "2 dias"])
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test("A finding with a fix has the corrected text")
    func fixes() async throws {
        let fixture = try await PageFixture()
        let asked = TrialRequest(
            table: fixture.folder.catalog, key: "title", language: "pt-BR",
            texts: [PartText(part: "", text: "Tela inicial ")])
        let trial = try #require(await fixture.session.answer(asked))
        #expect(trial.findings.contains { $0.fixed == "Tela inicial" })
    }

    @Test("Similar texts from the project are offered")
    func matches() async throws {
        let fixture = try await PageFixture(
            PageFixture.catalog.replacingOccurrences(
                of: "\"state\" : \"needs_review\"", with: "\"state\" : \"translated\""))
        let asked = EntryRequest(table: fixture.folder.catalog, key: "title.again", language: "pt-BR")
        let matches = try #require(await fixture.session.matches(asked)).matches
        #expect(matches.map(\.key) == ["title"])
        #expect(matches.first?.texts == [PartText(part: "", text: "Tela inicial")])
        #expect(matches.first?.percent ?? 0 > 80)
    }

    @Test("The glossary terms in the source text are shown")
    func glossary() async throws {
        let fixture = try await PageFixture()
        let term = Term(source: "home", renderings: ["início"], never: ["lar"])
        #expect(try await fixture.entry("title")?.terms == [term])
        #expect(try await fixture.entry("days")?.terms == [])
        #expect(try await fixture.entry("title", "ar")?.terms == [])
    }

    @Test("A text that was just saved is offered for the next one")
    func savedMatches() async throws {
        let fixture = try await PageFixture()
        let asked = EntryRequest(table: fixture.folder.catalog, key: "title.again", language: "pt-BR")
        #expect(await fixture.session.matches(asked)?.matches.isEmpty == true)
        _ = await fixture.save("title", [.init(was: "Tela inicial", "Início")])
        #expect(await fixture.session.matches(asked)?.matches.map(\.texts) == [[PartText(part: "", text: "Início")]])
    }

    @Test("A removed key and an unknown table have no content")
    func gone() async throws {
        let fixture = try await PageFixture()
        #expect(try await fixture.entry("other") == nil)
        let elsewhere = EntryRequest(table: "/etc/passwd", key: "title", language: "pt-BR")
        #expect(await fixture.session.answer(elsewhere) == nil)
    }
}
