import Foundation
import Testing

@testable import EditPage

@Suite("Saving from pages")
struct PageSavingTests {
    @Test("Saving a text changes only the bytes of the text and its state")
    func bytes() async throws {
        let fixture = try await PageFixture()
        let answer = await fixture.save("title", [.init(was: "Tela inicial", "Início")])
        #expect(answer.outcome == .saved)
        #expect(answer.entry?.fields.map(\.text) == ["Início"])
        let old = "\"needs_review\",\n            \"value\" : \"Tela inicial\""
        let new = "\"translated\",\n            \"value\" : \"Início\""
        #expect(PageFixture.catalog.contains(old))
        #expect(try fixture.text == PageFixture.catalog.replacingOccurrences(of: old, with: new))
    }

    @Test("Unchanged texts can be accepted or marked for review")
    func states() async throws {
        let fixture = try await PageFixture()
        let accepted = await fixture.save("title", [.init(was: "Tela inicial", "Tela inicial")])
        #expect(accepted.entry?.status == "translated")
        let doubted = await fixture.save(
            "title", [.init(was: "Tela inicial", "Tela inicial", state: "needs_review")])
        #expect(doubted.outcome == .saved)
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test("A plural can be added as a whole, and undoing it restores the file")
    func undo() async throws {
        let fixture = try await PageFixture()
        let texts = [("plural.one", "%lld dia"), ("plural.other", "%lld dias")]
        let saved = await fixture.save("days", texts.map { .init($0.0, was: nil, $0.1) })
        #expect(saved.outcome == .saved)
        #expect(saved.entry?.fields.map(\.text) == ["%lld dia", "%lld dias"])
        let undone = await fixture.save("days", texts.map { .init($0.0, was: $0.1, nil) })
        #expect(undone.outcome == .saved)
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test(
        "A text that would break the app is not saved, and the reason is returned",
        arguments: ["%@ inicial", "", "%d"])
    func refused(text: String) async throws {
        let fixture = try await PageFixture()
        let answer = await fixture.save("title", [.init(was: "Tela inicial", text)])
        #expect(answer.outcome == .refused)
        #expect(answer.reasons.first?.contains("title") == true)
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test("A state that Xcode does not know is refused", arguments: ["", "done"])
    func unknownState(state: String) async throws {
        let fixture = try await PageFixture()
        let answer = await fixture.save("title", [.init(was: "Tela inicial", "Início", state: state)])
        #expect(answer.outcome == .refused)
        #expect(answer.reasons.first?.contains("is not a state") == true)
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test("Two texts for one part are refused")
    func twice() async throws {
        let fixture = try await PageFixture()
        let texts = ["Início", "Começo"].map { SaveRequest.SavedText(was: "Tela inicial", $0) }
        let answer = await fixture.save("title", texts)
        #expect(answer.outcome == .refused)
        #expect(answer.reasons == ["“title” has two texts for pt-BR in one request"])
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test(
        "A text that was typed in a field of another key or language is refused",
        arguments: [("days", "pt-BR"), ("title", "ar")])
    func otherField(key: String, language: String) async throws {
        let fixture = try await PageFixture()
        var text = SaveRequest.SavedText(was: "Tela inicial", "Início")
        (text.key, text.language) = (key, language)
        #expect(await fixture.save("title", [text]).outcome == .refused)
        #expect(try fixture.text == PageFixture.catalog)
        (text.key, text.language) = ("title", "pt-BR")
        #expect(await fixture.save("title", [text]).outcome == .saved)
    }

    @Test("A language that the project does not have now is refused", arguments: ["sk", "../../evil", ""])
    func otherLanguage(tag: String) async throws {
        let fixture = try await PageFixture()
        #expect(await fixture.save("title", [.init(was: nil, "Domov")], tag).outcome == .refused)
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test("A plural form that the language lacks is refused")
    func category() async throws {
        let fixture = try await PageFixture()
        let answer = await fixture.save("days", [.init("plural.few", was: nil, "%lld dias")])
        #expect(answer.outcome == .refused)
        #expect(try fixture.text == PageFixture.catalog)
    }

    @Test("A text that another program has changed is not overwritten; the answer has its current value")
    func conflict() async throws {
        let fixture = try await PageFixture()
        let changed = PageFixture.catalog.replacingOccurrences(of: "Tela inicial", with: "Página inicial")
        try fixture.folder.write(changed)
        let answer = await fixture.save("title", [.init(was: "Tela inicial", "Início")])
        #expect(answer.outcome == .conflict)
        #expect(answer.reasons.first?.contains("Página inicial") == true)
        #expect(answer.entry?.fields.map(\.text) == ["Página inicial"])
        #expect(try fixture.text == changed)
    }

    @Test("Changes by another program elsewhere in the file are kept")
    func merged() async throws {
        let fixture = try await PageFixture()
        try fixture.folder.write(PageFixture.catalog.replacingOccurrences(of: "الرئيسية", with: "البداية"))
        let answer = await fixture.save("title", [.init(was: "Tela inicial", "Início")])
        #expect(answer.outcome == .saved)
        #expect(try fixture.text.contains("البداية"))
        #expect(try fixture.text.contains("Início"))
    }

    @Test("A key that was removed in the meantime is a conflict and is not restored")
    func gone() async throws {
        let fixture = try await PageFixture()
        let without = PageFixture.catalog.replacingOccurrences(of: "\"title\" :", with: "\"heading\" :")
        try fixture.folder.write(without)
        let answer = await fixture.save("title", [.init(was: "Tela inicial", "Início")])
        #expect(answer.outcome == .conflict)
        #expect(try fixture.text == without)
    }

    @Test("If two pages save one text at once, one of them gets the text of the other")
    func twoAtOnce() async throws {
        let fixture = try await PageFixture()
        async let first = fixture.save("title", [.init(was: "Tela inicial", "Início")])
        async let second = fixture.save("title", [.init(was: "Tela inicial", "Começo")])
        let answers = await [first, second]
        #expect(answers.map(\.outcome.rawValue).sorted() == ["conflict", "saved"])
        let saved = answers.first { $0.outcome == .saved }?.entry?.fields.first?.text
        #expect(answers.first { $0.outcome == .conflict }?.entry?.fields.first?.text == saved)
    }

    @Test(
        "Texts with markup characters are returned as they were saved",
        arguments: [
            "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "a\u{202E}b\u{2066}c", "\\\"\\u0000",
            "l1\nl2\tt",
            "😀 e\u{301}",
        ])
    func hostile(text: String) async throws {
        let fixture = try await PageFixture()
        let answer = await fixture.save("title", [.init(was: "Tela inicial", text)])
        #expect(answer.outcome == .saved)
        #expect(answer.entry?.fields.first?.text?.utf8.elementsEqual(text.utf8) == true)
        let other = try await PageFixture(try fixture.text)
        let entry = try await other.entry("title")
        #expect(entry?.fields.first?.text?.utf8.elementsEqual(text.utf8) == true)
    }

    @Test("Texts of legacy tables are written to the file of their language")
    func legacy() async throws {
        let folder = try TemporaryFolderBox()
        try folder.writeLegacy("\"title\" = \"Home\";\n", "en")
        try folder.writeLegacy("/* Start */\n\"title\" = \"Casa\";\n", "pt-BR")
        let session = try await PageSession([folder.path], languages: nil, isReadOnly: false)
        let table = try #require(await session.answer().tables.first?.path)
        let answer = await session.save(
            SaveRequest(table: table, key: "title", language: "pt-BR", texts: [.init(was: "Casa", "Início")]))
        #expect(answer.outcome == .saved)
        #expect(try folder.legacy("pt-BR") == "/* Start */\n\"title\" = \"Início\";\n")
        #expect(try folder.legacy("en") == "\"title\" = \"Home\";\n")
    }

    @Test("A present text of a legacy table is marked for review and accepted again")
    func legacyReview() async throws {
        let folder = try TemporaryFolderBox()
        try folder.writeLegacy("\"title\" = \"Home\";\n", "en")
        let old = "/* Start */\n\"title\" = \"Casa\";\n"
        try folder.writeLegacy(old, "pt-BR")
        let session = try await PageSession([folder.path], languages: nil, isReadOnly: false)
        let table = try #require(await session.answer().tables.first?.path)
        func save(_ state: String, from was: String, _ text: String) async -> SaveAnswer {
            let texts = [SaveRequest.SavedText(was: was, text, state: state)]
            return await session.save(SaveRequest(table: table, key: "title", language: "pt-BR", texts: texts))
        }
        let marked = await save("needs_review", from: "Casa", "Casa")
        #expect(marked.entry?.status == "needs_review")
        #expect(try folder.legacy("pt-BR") == "/* needs review: Start */\n\"title\" = \"Casa\";\n")
        #expect(await save("translated", from: "Casa", "Casa").entry?.status == "translated")
        #expect(try folder.legacy("pt-BR") == old)
        _ = await save("needs_review", from: "Casa", "Lar")
        #expect(try folder.legacy("pt-BR") == "/* needs review: Start */\n\"title\" = \"Lar\";\n")
    }
}

@Suite("Ways out on pages")
struct PageWaysOutTests {
    @Test("A comment is saved with a text, unless another program has changed it")
    func comment() async throws {
        let fixture = try await PageFixture()
        let table = fixture.folder.catalog
        let request = SaveRequest(
            table: table, key: "days", language: "pt-BR", texts: [],
            comment: .init(was: "Days left [fitloc:max 20]", text: "Days left [fitloc:max 20]\npt-BR: In total?"))
        #expect(await fixture.session.save(request).outcome == .saved)
        #expect(try fixture.text.contains(#""comment" : "Days left [fitloc:max 20]\npt-BR: In total?""#))
        let answer = await fixture.session.save(request)
        #expect(answer.outcome == .conflict)
        #expect(answer.reasons.count == 1)
    }

    @Test("Only rules that protect neither from crashes nor from texts without space have exceptions")
    func exceptions() async throws {
        let fixture = try await PageFixture()
        func exceptable(_ key: String, _ part: String, _ text: String) async -> [String]? {
            await fixture.session.answer(
                TrialRequest(
                    table: fixture.folder.catalog, key: key, language: "pt-BR",
                    texts: [PartText(part: part, text: text)]))?.exceptable
        }
        #expect(await exceptable("title", "", "Домашний экран") == ["wrong-script"])
        #expect(await exceptable("title", "", "Tela %d") == [])
        #expect(await exceptable("days", "plural.other", "%lld dias que ainda restam até o fim") == [])
        #expect(await exceptable("title", "", "Início") == [])
    }

    @Test("A language that the project lacks is begun, and is in the files with its first text")
    func newLanguage() async throws {
        let fixture = try await PageFixture()
        #expect(await fixture.session.start(LanguageRequest(language: "xx-nope")).reason != nil)
        #expect(await fixture.session.start(LanguageRequest(language: "pt")).reason != nil)
        #expect(await fixture.session.start(LanguageRequest(language: "pl")).language == "pl")
        #expect(await fixture.session.answer().languages.map(\.tag) == ["en", "pt-BR", "ar", "pl"])
        let days = try #require(await fixture.entry("days", "pl"))
        #expect(days.fields.map(\.category) == ["one", "few", "many", "other"])
        #expect(await fixture.save("title", [.init(was: nil, "Ekran")], "pl").outcome == .saved)
        #expect(try fixture.text.contains("\"pl\" : {"))
        #expect(await fixture.session.answer().languages.count == 4)
    }

    @Test("A new language can be named on the command line, a mistyped one cannot")
    func languageOption() async throws {
        let fixture = try await PageFixture(languages: ["pl"])
        #expect(await fixture.session.answer().languages.map(\.tag) == ["en", "pl"])
        await #expect(throws: (any Error).self) { try await PageFixture(languages: ["pt"]) }
        await #expect(throws: (any Error).self) { try await PageFixture(languages: ["xyzzy"]) }
    }

    @Test("The list has the comments, for searches")
    func comments() async throws {
        let fixture = try await PageFixture()
        #expect(await fixture.session.answer(IndexRequest(language: "pt-BR")).comments == ["Days left ", "", ""])
    }
}
