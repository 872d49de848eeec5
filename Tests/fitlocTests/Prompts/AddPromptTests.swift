import Foundation
import TestSupport
import Testing

@Suite("fitloc add at a terminal")
struct AddPromptTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
    }

    @Test("It asks for the source, a comment and each language, and writes the same file as with options")
    func asTyped() async throws {
        let run = try await PromptedRun.fitloc("add", "fitpal.subtitle", in: work) {
            try $0.wait(for: "fitpal.subtitle → Localizable.xcstrings\r\n")
            try $0.answer("en: ", with: "Your coach")
            try $0.answer("pt-BR: ", with: "Seu treinador é “você”")
            try $0.answer("Comment for translators (press Enter for none): ", with: "Below the title.")
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "added “fitpal.subtitle” to Localizable.xcstrings (en, pt-BR)\n")
        #expect(run.restoresTerminal)
        let scripted = try WorkFolder()
        try scripted.write(PromptCatalog.plain, to: WrittenCatalog.name)
        let outcome = try await scripted.fitloc(
            "add", "fitpal.subtitle", "--value", "en=Your coach", "--value", "pt-BR=Seu treinador é “você”",
            "--comment", "Below the title.")
        #expect(outcome.ending == .status(0))
        #expect(outcome.output == run.output)
        #expect(try work.bytes(of: WrittenCatalog.name) == scripted.bytes(of: WrittenCatalog.name))
        #expect(try work.names() == [WrittenCatalog.name])
    }

    @Test("In Portuguese, the questions are Portuguese and “s” means yes")
    func inPortuguese() async throws {
        let run = try await PromptedRun.fitloc("add", "n.days", "--interface-language", "pt-BR", in: work) {
            try $0.answer("en: ", with: "%lld days")
            try $0.answer("Adicionar um texto para cada forma plural? [S/n]: ", with: "talvez")
            try $0.wait(for: "Digite s ou n; Enter equivale a s.")
            // Waits for the repeated question: keys typed before it would go to the terminal instead of the line
            // editor.
            try $0.wait(for: "plural? [S/n]: tal")
            try $0.type(String(repeating: "\u{7F}", count: 6) + "s" + Key.enter)
            try $0.answer("en one", with: "")
            try $0.answer("en other", with: "")
            try $0.answer("pt-BR one", with: "%lld dia")
            try $0.answer("pt-BR other", with: "%lld dias")
            try $0.answer("Comentário para tradutores (Enter para nenhum): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(run.output == "adicionada: “n.days” em Localizable.xcstrings (en, pt-BR)\n")
    }

    @Test("Given texts are not asked for")
    func givenSource() async throws {
        let run = try await PromptedRun.fitloc("add", "home.new", "--value", "en=New", in: work) {
            try $0.wait(for: "en: “New”\r\n")
            try $0.answer("pt-BR: ", with: "Novo")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try work.catalog().texts["home.new en"] == "New")
        #expect(try work.catalog().texts["home.new pt-BR"] == "Novo")
    }

    @Test("A legacy table has the same questions, and gets a line in each language's file")
    func legacyTable() async throws {
        let legacy = try WorkFolder()
        for language in ["en", "pt-BR"] {
            try legacy.write("\"home.title\" = \"x\";\n", to: "\(language).lproj/Localizable.strings")
        }
        let run = try await PromptedRun.fitloc("add", "home.new", in: legacy) {
            try $0.answer("en: ", with: "New")
            try $0.answer("pt-BR: ", with: "Novo")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try legacy.text(of: "en.lproj/Localizable.strings").contains("\"home.new\" = \"New\";"))
        #expect(try legacy.text(of: "pt-BR.lproj/Localizable.strings").contains("\"home.new\" = \"Novo\";"))
    }

    @Test("A plural in legacy tables is asked for form by form, without a comment that they cannot store")
    func legacyPlural() async throws {
        let legacy = try WorkFolder()
        for language in ["en", "pt-BR"] {
            try legacy.write("\"home.title\" = \"x\";\n", to: "\(language).lproj/Localizable.strings")
        }
        let run = try await PromptedRun.fitloc("add", "streak.days", in: legacy) {
            try $0.answer("en: ", with: "%lld days")
            try $0.answer("a text for each plural form? [Y/n]: ", with: "")
            try $0.wait(for: "en one (1): %lld days")
            try $0.type(Key.backspace + Key.enter)
            try $0.answer("en other (0, 2, 3…): %lld days", with: "")
            try $0.answer("pt-BR one (0, 1): ", with: "%lld dia")
            try $0.answer("pt-BR other (2, 3, 4…): ", with: "%lld dias")
        }
        #expect(run.ending == .status(0))
        #expect(try legacy.text(of: "en.lproj/Localizable.stringsdict").contains("<string>%lld day</string>"))
        #expect(try legacy.text(of: "pt-BR.lproj/Localizable.stringsdict").contains("<string>%lld dias</string>"))
    }

    @Test("Enter leaves a language for later: as new in a catalog, missing in a legacy table")
    func leftForLater() async throws {
        let run = try await PromptedRun.fitloc("add", "home.new", in: work) {
            try $0.answer("en: ", with: "New")
            try $0.wait(for: "Press Enter on an empty line to leave a language for later.\r\n")
            try $0.answer("pt-BR: ", with: "")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(run.output.hasSuffix("(en; without text: pt-BR)\n"))
        #expect(
            try work.text(of: WrittenCatalog.name).contains("\"state\" : \"new\",\n            \"value\" : \"New\""))
        let legacy = try WorkFolder()
        for language in ["en", "pt-BR"] {
            try legacy.write("\"home.title\" = \"x\";\n", to: "\(language).lproj/Localizable.strings")
        }
        let other = try await PromptedRun.fitloc("add", "home.new", in: legacy) {
            try $0.answer("en: ", with: "New")
            try $0.answer("pt-BR: ", with: "")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(other.ending == .status(0))
        #expect(try legacy.text(of: "en.lproj/Localizable.strings").contains("\"home.new\" = \"New\";"))
        #expect(try !legacy.text(of: "pt-BR.lproj/Localizable.strings").contains("home.new"))
    }

    @Test("Only complete languages are asked for")
    func keptComplete() async throws {
        try work.write(
            """
            languages: [en, pt-BR, de]
            overrides:
              - languages: [pt-BR]
                rules: {missing-translation: warning}

            """, to: ".fitloc.yml")
        let run = try await PromptedRun.fitloc("add", "home.new", in: work) {
            try $0.answer("en: ", with: "New")
            try $0.answer("de: ", with: "Neu")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(run.output.hasSuffix("(de, en; without text: pt-BR)\n"))
    }

    @Test("Up returns to earlier typed texts")
    func history() async throws {
        let run = try await PromptedRun.fitloc("add", "home.days", in: work) {
            try $0.answer("en: ", with: "%lld days")
            try $0.answer("[Y/n]: ", with: "y")
            try $0.answer("en one (1): %lld days", with: Key.controlU + "%lld day")
            try $0.answer("en other (0, 2, 3…): %lld days", with: "")
            try $0.answer("pt-BR one (0, 1): ", with: "%lld dia")
            try $0.wait(for: "pt-BR other (2, 3, 4…): ")
            try $0.type(Key.up)
            // The line is redrawn from its first column.
            try $0.wait(for: "\u{1B}[25G%lld dia")
            try $0.type("s" + Key.enter)
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try work.text(of: WrittenCatalog.name).contains("\"%lld dias\""))
    }

    @Test("An existing key is refused before any question")
    func existingKey() async throws {
        let run = try await PromptedRun.fitloc("add", "home.title", in: work) { _ in }
        #expect(run.ending == .status(2))
        #expect(
            run.printed
                == "error: Localizable.xcstrings:21:5: “home.title” already exists; change it with `fitloc set`\r\n")
    }

    @Test("An unacceptable text is rejected at the prompt, and stays in the line")
    func wrongSpecifier() async throws {
        let run = try await PromptedRun.fitloc("add", "home.bye", in: work) {
            try $0.answer("en: ", with: "Bye, %@")
            try $0.answer("pt-BR: ", with: "Tchau, %d")
            try $0.wait(for: "“home.bye” (pt-BR): has %d where the source has %@")
            try $0.wait(for: "pt-BR: Tchau, %d")
            try $0.type(Key.backspace + "@" + Key.enter)
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try work.catalog().texts["home.bye pt-BR"] == "Tchau, %@")
    }

    @Test("An empty text is rejected at the prompt")
    func blank() async throws {
        let run = try await PromptedRun.fitloc("add", "home.new", in: work) {
            try $0.answer("en: ", with: "  ")
            try $0.wait(for: "Enter a text, or press Ctrl-D")
            try $0.wait(for: "en:   ")
            try $0.type(Key.controlU + "New" + Key.enter)
            try $0.answer("pt-BR: ", with: "Novo")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try work.catalog().texts["home.new en"] == "New")
    }

    @Test("A number in the source suggests a plural, with the categories of each language")
    func plural() async throws {
        let run = try await PromptedRun.fitloc("add", "home.weeks", in: work) {
            try $0.answer("en: ", with: "%lld weeks")
            try $0.answer("a text for each plural form? [Y/n]: ", with: "")
            try $0.wait(for: "en one (1): %lld weeks")
            try $0.type(Key.backspace + Key.enter)
            try $0.answer("en other (0, 2, 3…): %lld weeks", with: "")
            try $0.answer("pt-BR one (0, 1): ", with: "%lld semana")
            try $0.answer("pt-BR other (2, 3, 4…): ", with: "%lld semanas")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(
            try work.catalog().texts.filter { $0.key.hasPrefix("home.weeks ") } == [
                "home.weeks en.plural.one": "%lld week", "home.weeks en.plural.other": "%lld weeks",
                "home.weeks pt-BR.plural.one": "%lld semana", "home.weeks pt-BR.plural.other": "%lld semanas",
            ])
        #expect(try await work.fitloc("fmt", "--check").ending == .status(0))
    }

    @Test("If the number needs no plural, there is one text")
    func noPlural() async throws {
        let run = try await PromptedRun.fitloc("add", "home.version", in: work) {
            try $0.answer("en: ", with: "Version %lld")
            try $0.answer("a text for each plural form? [Y/n]: ", with: "n")
            try $0.answer("pt-BR: ", with: "Versão %lld")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try work.catalog().texts["home.version pt-BR"] == "Versão %lld")
    }
}
