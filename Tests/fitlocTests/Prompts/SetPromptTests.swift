import Foundation
import TestSupport
import Testing

@Suite("fitloc set without changes, at a terminal")
struct SetPromptTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
    }

    @Test("The lines contain the texts; editing one changes nothing else")
    func oneText() async throws {
        let run = try await PromptedRun.fitloc("set", "home.title", in: work) {
            try $0.wait(for: "home.title in Localizable.xcstrings\r\n")
            try $0.answer("en: Welcome to the training", with: "")
            try $0.answer("pt-BR: Boas-vindas ao treino", with: "!")
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "changed “home.title” in Localizable.xcstrings (pt-BR)\n")
        let expected = PromptCatalog.plain.replacingOccurrences(of: "ao treino\"", with: "ao treino!\"")
        #expect(try work.text(of: WrittenCatalog.name) == expected)
    }

    @Test("Answers without changes write nothing")
    func noChange() async throws {
        let run = try await PromptedRun.fitloc("set", "home.title", in: work) {
            try $0.answer("en: Welcome to the training", with: "")
            try $0.answer("pt-BR: Boas-vindas ao treino", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "nothing to change: “home.title” is already up to date\n")
        #expect(try work.text(of: WrittenCatalog.name) == PromptCatalog.plain)
    }

    @Test("An unacceptable text is rejected at the prompt and asked for again")
    func wrongSpecifier() async throws {
        let run = try await PromptedRun.fitloc("set", "home.greeting", in: work) {
            try $0.answer("en: Hello, %@!", with: "")
            try $0.answer("pt-BR: Olá, %@!", with: Key.backspace + Key.backspace + "d")
            try $0.wait(for: "has %d where the source has %@")
            try $0.wait(for: "pt-BR: Olá, %d")
            try $0.type(Key.backspace + "@." + Key.enter)
        }
        #expect(run.ending == .status(0))
        #expect(try work.catalog().texts["home.greeting pt-BR"] == "Olá, %@.")
        #expect(try work.catalog().texts["home.greeting en"] == "Hello, %@!")
    }

    @Test("A language without a text can be skipped with Enter")
    func missingText() async throws {
        let entries: [WrittenCatalog.Entry] = [("a", ["en": "A", "pt-BR": "Á"]), ("b", ["en": "B"])]
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
        let run = try await PromptedRun.fitloc("set", "b", in: work) {
            try $0.answer("en: B", with: "!")
            try $0.answer("pt-BR: ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try work.catalog().texts == ["a en": "A", "a pt-BR": "Á", "b en": "B!"])
    }

    @Test("An existing text cannot be emptied")
    func emptied() async throws {
        let run = try await PromptedRun.fitloc("set", "home.title", in: work) {
            try $0.answer("en: Welcome to the training", with: Key.controlU)
            try $0.wait(for: "Enter a text, or press Ctrl-D")
            try $0.wait(for: "en: ")
            try $0.type(Key.controlD)
        }
        #expect(run.ending == .status(2))
        #expect(try work.text(of: WrittenCatalog.name) == PromptCatalog.plain)
    }

    @Test("Ctrl-C loses only the edits")
    func interrupt() async throws {
        let run = try await PromptedRun.fitloc("set", "home.title", in: work) {
            try $0.answer("en: Welcome to the training", with: "!")
            try $0.wait(for: "pt-BR: Boas-vindas ao treino")
            try $0.type(Key.controlC)
        }
        #expect(run.ending == .signal(SIGINT))
        #expect(run.restoresTerminal)
        #expect(try work.text(of: WrittenCatalog.name) == PromptCatalog.plain)
    }
}
