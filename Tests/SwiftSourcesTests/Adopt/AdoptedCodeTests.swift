import AccessorGenerator
import Testing

@testable import SwiftSources

@Suite("Code that looks up adopted texts")
struct AdoptedCodeTests {
    private func after(_ code: String, _ change: (inout AdoptionCase) -> Void = { _ in }) throws -> String {
        var adoption = AdoptionCase(code: code)
        change(&adoption)
        return try adoption.run().after
    }

    @Test("A view gets only the key; other code gets a localized string with the text as default value")
    func plain() throws {
        let before = """
            struct HomeView: View {
                var body: some View {
                    Text("Início rápido")   // "Início rápido"
                    Button(  "Começar treino"  ) { show(message: "Tudo certo!") }
                    Text(verbatim: "FitToday")
                        .navigationTitle("Início")
                }
                let empty = "Nenhum treino"
            }
            """
        let after = """
            struct HomeView: View {
                var body: some View {
                    Text("home.label")   // "Início rápido"
                    Button(  "home.button"  ) { show(message: String(localized: "home.message", defaultValue: "Tudo certo!")) }
                    Text(verbatim: "FitToday")
                        .navigationTitle("home.title")
                }
                let empty = String(localized: "home.empty", defaultValue: "Nenhum treino")
            }
            """
        #expect(try self.after(before) == after)
    }

    @Test("If the project has a helper, the code calls it, with values if it takes some")
    func helper() throws {
        let before = """
            struct HomeView: View {
                let name: String
                let days: Int
                var body: some View {
                    Text("Olá, \\(name)! Faltam \\(days  +  1) dias")
                    label.text = "Treino de hoje"
                    Text("\\(Locale.current.x) treinos")
                }
            }
            """
        let after = """
            struct HomeView: View {
                let name: String
                let days: Int
                var body: some View {
                    Text("home.days.label".localized(with: name, days  +  1))
                    label.text = "home.text".localized
                    Text("\\(Locale.current.x) treinos")
                }
            }
            """
        #expect(try self.after(before) { $0.others["App/Strings.swift"] = AdoptionCase.localized } == after)
    }

    @Test("A lookup function is called as the project declares it")
    func function() throws {
        let helper = """
            func L(_ key: String, _ arguments: CVarArg...) -> String { String(format: NSLocalizedString(key, comment: ""), arguments: arguments) }
            func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            let used = L("common.save")
            """
        let before =
            "struct HomeView { let name: String; func f() { a.text = \"Treinos\"; b.text = \"Oi, \\(name)\" } }"
        let after =
            "struct HomeView { let name: String; func f() { a.text = L(\"home.text\"); b.text = L(\"home.text_2\", name) } }"
        #expect(
            try self.after(before) {
                $0.others["App/L.swift"] = helper
                $0.helpers = ["L(_:)", "L(_:_:)"]
            } == after)
    }

    @Test("If the project has generated accessors, they are used with their arguments")
    func accessors() throws {
        let before = """
            struct HomeView: View {
                let name: String
                let total: Int32
                let item: Item
                let key: LocalizedStringKey = "Treino livre"
                var body: some View {
                    Text("Início rápido")
                    Text("\\(name): \\(total) séries de \\(item.reps)")
                }
            }
            """
        let after = """
            struct HomeView: View {
                let name: String
                let total: Int32
                let item: Item
                let key: LocalizedStringKey = "home.text"
                var body: some View {
                    Text(Strings.Home.label.resolved)
                    Text(Strings.Home.Total.label(name, Int(total), "\\(item.reps)").resolved)
                }
            }
            """
        #expect(
            try self.after(before) {
                $0.others["App/Item.swift"] = "struct Item { let reps: Repetitions }"
                $0.generation = GenerationSettings()
            } == after)
    }

    @Test("Xcode's names are used alone in a Text, and resolved where a string is expected")
    func apple() throws {
        let before =
            "struct HomeView { let a = Text(\"Início rápido\"); let b = Button(\"Salvar tudo\") {}; let c = \"Vamos lá\" }"
        let after =
            "struct HomeView { let a = Text(.homeLabel); "
            + "let b = Button(String(localized: .homeButton)) {}; let c = String(localized: .homeText) }"
        #expect(try self.after(before) { $0.generation = GenerationSettings(style: .apple) } == after)
    }

    @Test("Values keep their code, but are converted if they are not strings or would change their digits")
    func values() throws {
        let before = """
            struct HomeView {
                let weight: Double
                let name: String
                let goal: Goal
                func f() -> String { "Olá \\(name . uppercased()), \\(weight) kg, \\(goal)" }
            }
            """
        let after = """
            struct HomeView {
                let weight: Double
                let name: String
                let goal: Goal
                func f() -> String { String(localized: "home.weight", defaultValue: "Olá \\(name . uppercased()), \\(String(describing: weight)) kg, \\(String(describing: goal))") }
            }
            """
        #expect(try self.after(before) == after)
    }

    @Test("Raw and multi-line literals are kept as default values")
    func forms() throws {
        let before = """
            struct HomeView {
                let a = #"Diga "oi""#
                let b = \"""
                    Primeira linha
                      e a segunda
                    \"""
                let c = Text(\"""
                    Tudo \\
                    junto
                    \""")
            }
            """
        let after = """
            struct HomeView {
                let a = String(localized: "home.text", defaultValue: #"Diga "oi""#)
                let b = String(localized: "home.text_2", defaultValue: \"""
                    Primeira linha
                      e a segunda
                    \""")
                let c = Text("home.label")
            }
            """
        let outcome = try AdoptionCase(code: before).run()
        #expect(outcome.after == after)
        #expect(
            outcome.plan.adoptions.map { $0.addition?.texts.first?.text } == [
                "Diga \"oi\"", "Primeira linha\n  e a segunda", "Tudo junto",
            ])
    }

    @Test("Each branch of a conditional is a text, and so is each case of a switch")
    func branches() throws {
        let before = """
            struct HomeView { var body: some View { Text(done ? "Concluído" : "Pendente") } }
            enum FitnessLevel { case beginner, advanced
                var displayName: String { switch self { case .beginner: "Iniciante"; case .advanced: return "Avançado" } }
            }
            """
        let after = """
            struct HomeView { var body: some View { Text(done ? "home.done.label" : "home.not_done.label") } }
            enum FitnessLevel { case beginner, advanced
                var displayName: String { switch self { case .beginner: "fitness_level.beginner".localized; case .advanced: return "fitness_level.advanced".localized } }
            }
            """
        #expect(try self.after(before) { $0.others["App/Strings.swift"] = AdoptionCase.localized } == after)
    }

    @Test("In an existing lookup, the key replaces the text")
    func lookups() throws {
        let before = """
            struct HomeView {
                let name: String
                let a = NSLocalizedString("Treino novo", comment: "")
                let b = String(localized: "Treino velho")
                var c: String { String(localized: "Oi, \\(name)", comment: "x") }
            }
            """
        let after = """
            struct HomeView {
                let name: String
                let a = NSLocalizedString("home.text", comment: "")
                let b = String(localized: "home.text_2")
                var c: String { String(localized: "home.text_3", defaultValue: "Oi, \\(name)", comment: "x") }
            }
            """
        #expect(try self.after(before) == after)
    }

    @Test("A lookup that names its table keeps it, and the key is added to that table")
    func namedTable() throws {
        let before =
            "struct HomeView { let a = NSLocalizedString(\"Treino novo\", tableName: \"Home\", comment: \"\") }"
        var adoption = AdoptionCase(code: before)
        adoption.tables["App/Home.xcstrings"] = AdoptionCase.catalog("", source: "en")
        let outcome = try adoption.run()
        #expect(outcome.after == before.replacing("Treino novo", with: "home.text"))
        #expect(outcome.plan.tables.map(\.name) == ["Home"])
    }

    @Test("A format string gets its values in the formatting call, not before")
    func formats() throws {
        let before = "struct HomeView { let a = String(format: \"Faltam %d dias\", days) }"
        let after =
            "struct HomeView { let a = String(format: NSLocalizedString(\"home.days\", comment: \"\"), days) }"
        #expect(try self.after(before) == after)
    }

    @Test("In a package and for a table other than the default, the code names the bundle or table")
    func locations() throws {
        let before =
            "struct ChatView { let a = Text(\"Olá a todos\"); let b = Button(\"Enviar já\") {}; let c = \"Até logo\" }"
        let after =
            "struct ChatView { let a = Text(\"chat.label\", tableName: \"Chat\", bundle: .module); "
            + "let b = Button(String(localized: \"chat.button\", defaultValue: \"Enviar já\", table: \"Chat\", bundle: .module)) {}; "
            + "let c = String(localized: \"chat.text\", defaultValue: \"Até logo\", table: \"Chat\", bundle: .module) }"
        #expect(
            try self.after(before) {
                $0.path = "Sources/Chat/ChatView.swift"
                $0.others["Package.swift"] = "let targets = [\"Chat\"]"
                $0.tables["Sources/Chat/Chat.xcstrings"] = AdoptionCase.catalog
            } == after)
    }

    @Test("If keys are sentences, a view stays unchanged, and a string becomes a lookup of itself")
    func sentences() throws {
        let table = AdoptionCase.catalog(#""Save": {}, "Start now": {}, "Hello %@": {}"#)
        let before =
            "struct HomeView { let n: Int; let a = Text(\"Good morning\"); var b: String { \"Only \\(n) days left\" } }"
        let after =
            "struct HomeView { let n: Int; let a = Text(\"Good morning\"); "
            + "var b: String { String(localized: \"Only \\(n) days left\") } }"
        var adoption = AdoptionCase(code: before, tables: ["Localizable.xcstrings": table], language: "en")
        adoption.path = "HomeView.swift"
        let outcome = try adoption.run()
        #expect(outcome.after == after)
        #expect(outcome.keys == ["Good morning", "Only %lld days left"])
        #expect(outcome.plan.adoptions.map { $0.edit == nil } == [true, false])
    }
}
