import Foundation
import TestSupport
import Testing

@Suite("fitloc adopt at a terminal")
struct AdoptPromptTests {
    private static let keys = "[a]dopt  [k]ey  [s]kip  [d]one  [q]uit"
    private static let path = "App/HomeView.swift"
    private static let code = """
        import SwiftUI

        struct HomeView: View {
            var body: some View {
                Text("Início rápido")
                Text("Começar treino")
                Text("Não foi possível carregar")
            }
        }

        """
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
        try work.write(Self.code, to: Self.path)
    }

    @Test("Texts can be adopted, get other keys or be skipped, and each is shown with its line of code")
    func allAnswers() async throws {
        let run = try await PromptedRun.fitloc("adopt", Self.path, in: work) {
            try $0.wait(for: "1 of 3  App/HomeView.swift:5:14\r\n  Text(\"Início rápido\")")
            try $0.wait(for: "“Início rápido” (pt-BR)")
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.answer("en: ", with: "Quick start")
            try $0.wait(for: "2 of 3  App/HomeView.swift:6:14")
            try $0.wait(for: Self.keys)
            try $0.type("k")
            try $0.answer("key: ", with: Key.controlU + "home.title")
            try $0.wait(for: "“home.title”")
            try $0.answer("key: ", with: Key.controlU + "home.start")
            try $0.wait(for: "home.start")
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.answer("en: ", with: "")
            try $0.wait(for: "3 of 3")
            try $0.wait(for: Self.keys)
            try $0.type("s")
        }
        #expect(run.ending == .status(0))
        #expect(run.restoresTerminal)
        #expect(run.output.contains("2 texts in 1 file moved to the catalog\ntexts still missing in en;"))
        let code = try work.text(of: Self.path)
        #expect(code.contains("home.start"))
        #expect(!code.contains("Início rápido") && !code.contains("Começar treino"))
        #expect(code.contains("Text(\"Não foi possível carregar\")"))
        let catalog = try work.text(of: WrittenCatalog.name)
        #expect(catalog.contains("\"state\" : \"translated\",\n            \"value\" : \"Quick start\""))
        #expect(catalog.contains("\"state\" : \"needs_review\",\n            \"value\" : \"Começar treino\""))
    }

    @Test("Finishing early keeps the texts adopted so far")
    func done() async throws {
        let run = try await PromptedRun.fitloc("adopt", Self.path, in: work) {
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.answer("en: ", with: "Quick start")
            try $0.wait(for: Self.keys)
            try $0.type("?")
            try $0.wait(for: "a  adopt")
            try $0.wait(for: "\r\n  k  use another key")
            try $0.wait(for: Self.keys)
            try $0.type("d")
        }
        #expect(run.ending == .status(0))
        let code = try work.text(of: Self.path)
        #expect(!code.contains("Início rápido") && code.contains("Começar treino"))
    }

    @Test("Quitting leaves everything unchanged", arguments: ["q", Key.controlD])
    func quit(key: String) async throws {
        let run = try await PromptedRun.fitloc("adopt", Self.path, in: work) {
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.answer("en: ", with: "Quick start")
            try $0.wait(for: "2 of 3")
            try $0.wait(for: Self.keys)
            try $0.type(key)
        }
        #expect(run.ending == .status(2))
        #expect(run.restoresTerminal)
        #expect(try work.text(of: Self.path) == Self.code)
        #expect(try work.text(of: WrittenCatalog.name) == PromptCatalog.plain)
    }

    @Test("In a project with legacy tables, typed texts are written to the right language")
    func legacy() async throws {
        let work = try WorkFolder()
        try work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        try work.write("\"home.title\" = \"Home\";\n", to: "en.lproj/Localizable.strings")
        try work.write("\"home.title\" = \"Início\";\n", to: "pt-BR.lproj/Localizable.strings")
        try work.write(Self.code, to: Self.path)
        let run = try await PromptedRun.fitloc("adopt", Self.path, in: work) {
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.answer("en: ", with: "Quick start")
            try $0.wait(for: "2 of 3")
            try $0.wait(for: Self.keys)
            try $0.type("a")
            try $0.answer("en: ", with: "")
            try $0.wait(for: "3 of 3")
            try $0.wait(for: Self.keys)
            try $0.type("d")
        }
        #expect(run.ending == .status(0))
        let english = try work.text(of: "en.lproj/Localizable.strings")
        let portuguese = try work.text(of: "pt-BR.lproj/Localizable.strings")
        #expect(english.contains("= \"Quick start\";") && !portuguese.contains("Quick start"))
        #expect(portuguese.contains("= \"Início rápido\";"))
        // The language without a text gets the text of the code, with a mark that names the code's language.
        #expect(english.contains("needs review (pt-BR text)") && english.contains("= \"Começar treino\";"))
        #expect(!portuguese.contains("needs review"))
        #expect(
            run.output.contains(
                "texts still missing in en; list them with `fitloc list --state needs_review --language en`"))
    }
}
