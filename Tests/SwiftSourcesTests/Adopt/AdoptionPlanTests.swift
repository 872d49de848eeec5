import CatalogCore
import CatalogRuntime
import Testing

@testable import SwiftSources

@Suite("Plans for adopting hard-coded strings")
struct AdoptionPlanTests {
    @Test("Equal texts share a key within a feature, but not with other features")
    func sameText() throws {
        let code = """
            struct HomeView { let a = Text("Ver tudo"); let b = Text("Ver tudo") }
            struct ProfileView { let a = Text("Ver tudo"); let b = Text("Ver mais!") }
            struct HomeRow { let a = Text("Ver mais") }
            """
        #expect(
            try AdoptionCase(code: code).run().keys == [
                "home.label", "home.label", "profile.label", "profile.label_2", "home.label_2",
            ])
    }

    @Test("Texts that nothing in the code distinguishes get numbered keys")
    func numbers() throws {
        let code =
            "struct HomeView { let a = Text(\"Vamos lá\"); let b = Text(\"Vamos lá!\"); let c = Text(\"Vamos, lá?\") }"
        #expect(try AdoptionCase(code: code).run().keys == ["home.label", "home.label_2", "home.label_3"])
    }

    @Test("An existing key with the same text is used")
    func reuse() throws {
        let code = """
            struct HomeView { let name: String
                let a = Button("Salvar") {}
            }
            struct ProfileView { let name: String
                var b: String { "Oi \\(name)" }
            }
            """
        let outcome = try AdoptionCase(code: code).run()
        #expect(outcome.keys == ["common.save", "profile.greeting"])
        #expect(outcome.plan.adoptions.allSatisfy { $0.addition == nil })
        #expect(outcome.tables == [:])
        #expect(outcome.after.contains("String(localized: \"profile.greeting\", defaultValue: \"Oi \\(name)\")"))
    }

    @Test("The text is added in its language, and as a draft in the others")
    func catalog() throws {
        let code =
            "struct HomeView { let name: String; let n: Int; var a: String { \"Olá \\(name), 100% em \\(n) dias\" } }"
        let outcome = try AdoptionCase(code: code).run()
        let table = try #require(outcome.tables["App/Localizable.xcstrings"])
        let catalog = try Catalog(Array(table.utf8), path: "App/Localizable.xcstrings")
        let index = try #require((0..<catalog.entryCount).first { catalog.key(at: $0).string == "home.text" })
        let entry = catalog.entry(at: index)
        #expect(entry.extractionState == .manual)
        #expect(entry.comment?.string == "a in HomeView.a. %1$@ is name, %2$lld is n.")
        let units = ["en", "pt-BR"].map { entry.localization(LanguageTag($0))?.content.unit }
        #expect(units.map { $0?.value?.string } == Array(repeating: "Olá %1$@, 100%% em %2$lld dias", count: 2))
        #expect(units.map { $0?.state } == [.needsReview, .translated])
    }

    @Test("A text that is its own key, in a lookup that Xcode's compiler sees, is Xcode's entry")
    func extractedText() throws {
        let entries = ["Save now", "Cancel the order", "Your account"].map { "\"\($0)\":{}" }
        let tables = ["App/Localizable.xcstrings": AdoptionCase.catalog(entries.joined(separator: ","))]
        let texts = """
            let save = String(localized: "Save now")
            let cancel = String(localized: "Cancel the order")
            let account = String(localized: "Your account")

            """
        let code = texts + #"func show() { label.text = "Please wait a moment" }"#
        let outcome = try AdoptionCase(code: code, tables: tables, language: "en").run()
        #expect(outcome.after.contains(#"label.text = String(localized: "Please wait a moment")"#))
        let table = try #require(outcome.tables["App/Localizable.xcstrings"])
        let catalog = try Catalog(Array(table.utf8), path: "App/Localizable.xcstrings")
        let index = try #require(
            (0..<catalog.entryCount).first { catalog.key(at: $0).string == "Please wait a moment" })
        #expect(catalog.entry(at: index).extractionState == nil)
        #expect(catalog.entry(at: index).localizations.isEmpty)
    }

    @Test("A text in an unknown or unsupported language is added in the source language")
    func unknownLanguage() throws {
        for language in [nil, "de"] as [LanguageTag?] {
            let outcome = try AdoptionCase(code: "struct HomeView { let a = \"Los geht's\" }", language: language).run()
            #expect(outcome.plan.adoptions.first?.addition?.texts.map(\.language) == ["en"])
        }
        let portuguese = try AdoptionCase(code: "struct HomeView { let a = \"Vamos já\" }", language: "pt").run()
        #expect(portuguese.plan.adoptions.first?.addition?.texts.map(\.language) == ["pt-BR"])
    }

    @Test("A text whose language is unclear has the language of most texts in its file")
    func spokenLanguage() throws {
        let project = try AdoptionCase(code: "struct HomeView { let a = \"Detalhes\"; let b = \"Não há treinos\" }")
            .project
        let texts = try #require(project.index.files.first).facts.literals.map { literal in
            HardCodedText(
                text: KeyText(literal.plainText ?? ""), location: project.index.files[0].location(literal.spot),
                position: .value,
                language: literal.plainText == "Detalhes" ? nil : "pt-BR")
        }
        let plan = AdoptionPlan(of: texts, in: project)
        #expect(plan.adoptions.map { $0.addition?.texts.map(\.language) } == [["pt-BR"], ["pt-BR"]])
    }

    @Test("A key chosen by a user replaces the proposal, unless it has another text")
    func chosenKeys() throws {
        let code = "struct HomeView { let a = Text(\"Ver tudo\"); let b = Text(\"Ver nada\") }"
        var adoption = AdoptionCase(code: code, keys: ["Ver tudo": "home.see_all"])
        #expect(try adoption.run().after.contains("Text(\"home.see_all\")"))
        adoption.keys = ["Ver tudo": "common.save", "Ver nada": "home.nothing"]
        #expect(try adoption.run().left == [.keyTaken("common.save")])
        adoption.keys = ["Ver tudo": "home.x", "Ver nada": "home.x"]
        #expect(try adoption.run().left == [.keyTaken("home.x")])
    }

    @Test(
        "If no lookup is possible, the text stays with the reason",
        arguments: [
            ("enum E: String { case a = \"Olá mundo\" }", AdoptionObstacle.rawValue),
            ("struct V { @Guide(description: \"Não use\") var a = 1 }", .attribute("Guide")),
            ("struct V { @AppStorage(\"name\") var name = \"Sem nome\" }", .stored("AppStorage")),
            ("func f() { switch x { case \"Olá\": y(); default: z() } }", .pattern),
            ("func f() { if x == \"Olá\" { y() } }", .compared), ("let a = Text(verbatim: \"Olá\")", .verbatim),
            ("func f() { a.text = \"Olá, \" + name }", .concatenated), ("#warning(\"Não sei\")", .macro("warning")),
            ("let a: StaticString = \"Olá\"", .literalOnly),
            ("func f(n: Int) { let a: LocalizedStringKey = \"Olá \\(n)\" }", .literalOnly),
            ("let a = Text(\"Olá \\(Image(systemName: \"star\"))\")", .value("Image(systemName: \"star\")")),
        ])
    func obstacles(code: String, obstacle: AdoptionObstacle) throws {
        let outcome = try AdoptionCase(code: code).run()
        #expect(outcome.left == [obstacle])
        #expect(outcome.after == code)
    }

    @Test("A text inside the value of another text stays if the other one stays")
    func nested() throws {
        let code =
            "struct HomeView { let n: Int; var a: String { \"Faltam \\(n == 1 ? \"Um dia\" : \"Vários dias\")\" } }"
        let outcome = try AdoptionCase(code: code).run()
        #expect(
            outcome.left == [.value("n == 1 ? \"Um dia\" : \"Vários dias\""), .withinText, .withinText])
        #expect(outcome.keys.isEmpty)
    }

    @Test("If two tables fit equally, the nearer folder decides, otherwise no table is chosen")
    func tables() throws {
        let code = "struct HomeView { let a = Text(\"Ver tudo\") }"
        let near = [
            "App/Home/Texts.xcstrings": AdoptionCase.catalog, "App/Chat/Texts2.xcstrings": AdoptionCase.catalog,
        ]
        #expect(try AdoptionCase(code: code, tables: near).run().plan.adoptions.first?.table.name == "Texts")
        let far = ["App/B/Texts.xcstrings": AdoptionCase.catalog, "App/A/Texts2.xcstrings": AdoptionCase.catalog]
        #expect(
            try AdoptionCase(code: code, tables: far).run().left
                == [.severalTables(["App/A/Texts2.xcstrings", "App/B/Texts.xcstrings"])])
        #expect(try AdoptionCase(code: code, tables: [:]).run().left == [.noTable])
    }

    @Test("A file that has changed in the meantime stays unchanged")
    func changed() throws {
        let project = try AdoptionCase(code: "let a = \"Olá\"").project
        let location = CodeLocation(
            path: "App/Home/HomeView.swift", position: .start, range: 0..<5, declaration: "", audience: .product)
        let text = HardCodedText(text: KeyText("Olá"), location: location, position: .value, language: nil)
        #expect(AdoptionPlan(of: [text], in: project).left.map(\.obstacle) == [.notFound])
    }

    @Test("Reading the written project again finds all keys in use and in their tables")
    func consistency() throws {
        let code = """
            struct HomeView: View { let name: String
                var body: some View { Text("Início rápido"); Text("Olá \\(name)"); a.text = "Vamos já" } }
            """
        var adoption = AdoptionCase(code: code)
        let outcome = try adoption.run()
        adoption.code = outcome.after
        adoption.tables.merge(outcome.tables) { $1 }
        let project = try adoption.project
        let uses = project.index.uses.filter { $0.location.path == adoption.path }
        #expect(uses.map(\.key.key) == ["home.label", "home.label_2", "home.text"])
        #expect(uses.allSatisfy { project.keys.entries(of: $0).count == 1 })
    }

    @Test("A key of another feature with the same text is proposed but not used")
    func otherFeatures() throws {
        let outcome = try AdoptionCase(code: "struct HomeView { let a = Text(\"Motivação\") }").run()
        let adoption = try #require(outcome.plan.adoptions.first)
        #expect(adoption.key == "home.motivation.label")
        #expect(adoption.others == ["fitpal.quick_action.motivation"])
        #expect(outcome.tables.values.joined().contains("\"Motivation\""))
    }

    @Test("A number before a noun gets the plural forms of each language; units and fractions do not")
    func plurals() throws {
        func catalog(_ text: String) throws -> (plural: Bool, entry: Entry) {
            let code = "struct HomeView { let n: Int; var body: some View { Text(\"\(text)\") } }"
            let outcome = try AdoptionCase(code: code).run()
            let table = try #require(outcome.tables["App/Localizable.xcstrings"])
            let catalog = try Catalog(Array(table.utf8), path: "App/Localizable.xcstrings")
            let key = try #require(outcome.plan.adoptions.first?.key)
            let index = try #require((0..<catalog.entryCount).first { catalog.key(at: $0).string == key })
            return (outcome.plan.adoptions[0].isPlural, catalog.entry(at: index))
        }
        let days = try catalog("Faltam \\(n) dias")
        #expect(days.plural)
        let parts = days.entry.localization("pt-BR")?.content.parts ?? []
        #expect(parts.first { $0.path.pluralCategory == .other }?.unit.state == .translated)
        #expect(parts.first { $0.path.pluralCategory == .one }?.unit.state == .needsReview)
        #expect(parts.allSatisfy { $0.unit.value?.string == "Faltam %lld dias" })
        for text in ["Só \\(n) min", "Só \\(n) de 5", "Só \\(n)%", "Dia \\(n)"] {
            #expect(try !catalog(text).plural, "\(text)")
        }
    }
}
