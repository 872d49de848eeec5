import Foundation
import TestSupport
import Testing

@Suite("Existing translations at the prompts of fitloc add")
struct AddMemoryTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
    }

    @Test("The translation of an equal text is already in the line", arguments: ["", "Other.xcstrings"])
    func same(catalog: String) async throws {
        if !catalog.isEmpty {
            try work.write(WrittenCatalog.text([("other.key", ["en": "x", "pt-BR": "y"])]), to: catalog)
        }
        let run = try await PromptedRun.fitloc(
            "add", "home.again", "--catalog", catalog.isEmpty ? WrittenCatalog.name : catalog, in: work
        ) {
            try $0.answer("en: ", with: "Welcome to the training")
            try $0.wait(for: "100 %  “Boas-vindas ao treino”  home.title\r\n")
            try $0.answer("pt-BR: Boas-vindas ao treino", with: "")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        let written = try work.catalog(catalog.isEmpty ? WrittenCatalog.name : catalog)
        #expect(written.texts["home.again pt-BR"] == "Boas-vindas ao treino")
    }

    @Test("The translation of a similar text is listed, and Up inserts it for editing")
    func similar() async throws {
        let run = try await PromptedRun.fitloc("add", "home.near", in: work) {
            try $0.answer("en: ", with: "Welcome to your training")
            try $0.wait(for: " %  “Boas-vindas ao treino”  home.title\r\n")
            try $0.wait(for: "pt-BR: ")
            try $0.type(Key.up)
            try $0.wait(for: "Boas-vindas ao treino")
            try $0.type(Key.backspace + Key.backspace + Key.backspace + "inamento" + Key.enter)
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(!run.printed.contains("100 %"))
        #expect(try work.catalog().texts["home.near pt-BR"] == "Boas-vindas ao treinamento")
    }

    @Test("A text without a similar one has an empty line")
    func nothing() async throws {
        let run = try await PromptedRun.fitloc("add", "home.far", in: work) {
            try $0.answer("en: ", with: "Settings")
            try $0.answer("pt-BR: ", with: "Ajustes")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(!run.printed.contains(" %  "))
        #expect(try work.catalog().texts["home.far pt-BR"] == "Ajustes")
    }
}
