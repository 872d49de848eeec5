import Testing

@testable import SwiftSources

@Suite("Texts are adopted only if the code stays correct")
struct AdoptedSafelyTests {
    private func outcome(_ code: String, helper: String? = nil, helpers: [String] = []) throws -> AdoptionCase.Outcome {
        var adoption = AdoptionCase(code: code)
        if let helper { adoption.others["App/L.swift"] = helper }
        adoption.helpers = helpers
        return try adoption.run()
    }

    @Test(
        "An optional value is converted with String(describing:), because no parameter accepts it directly",
        arguments: [
            ("let count: Int?", "count"), ("let names: [String]", "names.first"),
            ("let ages: [String: Int]", "ages[\"a\"]"),
            ("func label(_ n: Int) -> String? { nil }", "label(3)"), ("let user: User?", "user?.age"),
            ("let any: Any", "any as? Int"),
        ])
    func optional(declaration: String, value: String) throws {
        let code = "struct HomeView { \(declaration); func f() { a.text = \"Total: \\(\(value)) dias\" } }"
        let after = try outcome(code).after
        #expect(after.contains("\\(String(describing: \(value)))"), "\(after)")
    }

    @Test(
        "A raw value and a text that code compares stay unchanged",
        arguments: [
            (
                #"enum T: String { case a = "All days" }; func f(_ t: T) { Text(t.rawValue) }"#,
                AdoptionObstacle.rawValue
            ),
            (#"struct V { var x = "All days"; func f() { if x == "All days" { Text(x) } } }"#, .compared),
        ])
    func deciding(code: String, obstacle: AdoptionObstacle) throws {
        let outcome = try outcome(code)
        #expect(Set(outcome.left) == [obstacle])
        #expect(outcome.after == code)
    }

    @Test(
        "An unwrapped value is not optional",
        arguments: [
            "a.text = \"Total: \\(count!) dias\"", "a.text = \"Total: \\(count ?? 0) dias\"",
            "if let count { a.text = \"Total: \\(count) dias\" }",
            "guard let count else { return }; a.text = \"Total: \\(count) dias\"",
        ])
    func unwrapped(code: String) throws {
        let outcome = try outcome("struct HomeView { let count: Int?; func f() { \(code) } }")
        #expect(!outcome.after.contains("describing"))
        #expect(outcome.tables.values.joined().contains("Total: %lld dias"))
    }

    @Test("A static helper keeps the type on which it is called")
    func receiver() throws {
        let helper = """
            enum L10n { static func t(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
            let used = L10n.t("common.save")
            """
        let after = try outcome(
            "struct HomeView { func f() { a.text = \"Treinos\" } }", helper: helper, helpers: ["t(_:)"]
        ).after
        #expect(after.contains("a.text = L10n.t(\"home.text\")"), "\(after)")
    }

    @Test(
        "A helper that needs more than the key, or does not return a string, is not used",
        arguments: [
            (
                "func localized(comment: String) -> String { NSLocalizedString(self, comment: comment) }",
                ".localized(comment: \"\")"
            ),
            ("var localized: LocalizedStringKey { LocalizedStringKey(self) }", ".localized"),
        ])
    func demanding(declaration: String, use: String) throws {
        let helper = "extension String { \(declaration) }\nlet used = \"common.save\"\(use)"
        let after = try outcome("struct HomeView { func f() { a.text = \"Treinos\" } }", helper: helper).after
        #expect(after.contains("String(localized: \"home.text\""), "\(after)")
    }

    @Test("A helper with optional parameters is called without them")
    func defaults() throws {
        let helper = """
            extension String {
                func localized(_ arguments: [CVarArg] = []) -> String { NSLocalizedString(self, comment: "") }
            }
            let used = "common.save".localized()
            """
        let after = try outcome("struct HomeView { func f() { a.text = \"Treinos\" } }", helper: helper).after
        #expect(after.contains("a.text = \"home.text\".localized()"), "\(after)")
    }

    @Test(
        "A literal whose type is not a string stays",
        arguments: [
            "let title: AttributedString = \"Treino livre\"", "let title: NSString = \"Treino livre\"",
            "let all: [Name] = [\"Treino livre\"]", "var name: Substring { \"Treino livre\" }",
            "func f(name: Name = \"Treino livre\") {}",
        ])
    func otherType(code: String) throws {
        #expect(try outcome("struct HomeView { \(code) }").left == [.literalOnly])
    }

    @Test(
        "A literal whose declared type contains strings is replaced",
        arguments: [
            "let a: String? = \"Treino livre\"", "let a: [String] = [\"Treino livre\"]",
            "let a: [String: Any] = [\"x\": \"Treino livre\"]",
        ])
    func string(code: String) throws {
        #expect(try outcome("struct HomeView { \(code) }").after.contains("String(localized:"))
    }

    @Test("A text in an invalid statement stays")
    func invalid() throws {
        let outcome = try outcome("func f() {\n    show(\"Treino livre\" \"Outro\")\n    a.text = \"Tudo certo\"\n}")
        #expect(outcome.after.contains("show(\"Treino livre\" \"Outro\")"))
        #expect(outcome.keys == ["home.text"])
    }

    @Test(
        "Code that other modules inline stays",
        arguments: [
            "public func f(title: String = \"Treino livre\") {}", "public init(title: String = \"Treino livre\") {}",
            "@inlinable public func f() { show(\"Treino livre\") }",
        ])
    func inlined(code: String) throws {
        #expect(try outcome("public struct HomeView { \(code) }").left == [.literalOnly])
    }

    @Test("A text with Markdown becomes a key, but stays in the code if it has values")
    func markdown() throws {
        let outcome = try outcome(
            "struct HomeView { let name: String; let a = Text(\"Treino **livre**\"); var b: Text { Text(\"Oi, **\\(name)**\") } }",
            helper: AdoptionCase.localized)
        #expect(outcome.after.contains("Text(\"home.label\")"))
        #expect(outcome.left == [.literalOnly])
    }

    @Test("A text with a value that may be a view stays; a localized resource is inserted unchanged")
    func viewValues() throws {
        let outcome = try outcome(
            "struct HomeView { let r: LocalizedStringResource; var a: Text { Text(\"Oi, \\(r) aqui\") }; var b: Text { Text(\"Oi, \\(what.x)\") } }"
        )
        #expect(outcome.after.contains("defaultValue: \"Oi, \\(r) aqui\""), "\(outcome.after)")
        #expect(outcome.left == [.value("what.x")])
    }

    @Test("A text that the project compares with stays")
    func compared() throws {
        let outcome = try outcome("func f() { a.text = \"Treino livre\"; if a.text == \"Treino livre\" { } }")
        #expect(outcome.left == [.compared, .compared])
    }

    @Test(
        "A text that a function of the standard library or Foundation compares stays",
        arguments: [
            "x.hasPrefix(\"Não salvo\")", "x.hasSuffix(\"Não salvo\")", "x.contains(\"Não salvo\")",
            "x.isEqual(to: \"Não salvo\")", "x.compare(\"Não salvo\") == .orderedSame",
            "x.caseInsensitiveCompare(\"não salvo\") == .orderedSame", "x.starts(with: \"Não s\")",
            "x.localizedStandardContains(\"SALVO\")", "xs.firstIndex(of: \"Não salvo\") != nil",
            "x.range(of: \"salvo\") != nil", "[\"Não salvo\", \"b\"].contains(x)", "\"Não salvo\".isEqual(x)",
            "[\"Não salvo\": 1][x] != nil", "colors[\"Não salvo\"] != nil",
        ])
    func comparing(condition: String) throws {
        let outcome = try outcome("func f() { a.text = \"Não salvo\"; if \(condition) { } }")
        #expect(outcome.left.contains(.compared))
        #expect(outcome.plan.adoptions.isEmpty)
    }

    @Test(
        "A text that consists mostly of a searched text stays, unless code searches in another place",
        arguments: [
            ("x.contains(\"Não salvo\")", true), ("x.hasPrefix(\"Não salvo\")", true),
            ("x.hasSuffix(\"salvo ainda\")", true), ("x.contains(\"salvo\")", false),
            ("x.hasPrefix(\"ainda\")", false), ("x.isEqual(to: \"Não salvo\")", false), ("x.contains(\" \")", false),
            ("f(title: \"Não salvo ainda\")", false),
        ])
    func searching(condition: String, stays: Bool) throws {
        let outcome = try outcome("func f() { a.text = \"Não salvo ainda\"; if \(condition) { } }")
        #expect(!outcome.after.contains("a.text = \"Não salvo ainda\"") != stays)
    }

    @Test("A concatenated text is a part of a sentence and stays")
    func sum() throws {
        let outcome = try outcome("struct HomeView { var a: Text { Text(\"Olá\").bold() + Text(\"Meu amigo\") } }")
        #expect(outcome.left == [.concatenated, .concatenated])
    }

    @Test("A text whose value contains words stays, with the texts inside it")
    func innerTexts() throws {
        let outcome = try outcome("func f(n: Int) { a.text = \"Faltam \\(n == 1 ? \"Um dia\" : \"Dias\")\" }")
        #expect(Set(outcome.left) == [.value("n == 1 ? \"Um dia\" : \"Dias\""), .withinText])
        #expect(outcome.plan.adoptions.isEmpty)
    }

    @Test("A stale key is not reused, nor is a key with the same text in another language")
    func knownKeys() throws {
        var adoption = AdoptionCase(code: "func f() { a.text = \"Treino livre\"; b.text = \"Ready?\" }")
        adoption.tables = [
            "App/Localizable.xcstrings": AdoptionCase.catalog(
                """
                "old.free": {"extractionState":"stale","localizations":{"pt-BR":{"stringUnit":{"state":"translated","value":"Treino livre"}}}},
                "home.ready": {"localizations":{"en":{"stringUnit":{"state":"translated","value":"Ready?"}}}}
                """)
        ]
        let keys = try adoption.run().keys
        #expect(!keys.contains("old.free"))
        #expect(!keys.contains("home.ready"))
    }

    @Test("The comment in the code is written to the catalog")
    func comment() throws {
        let outcome = try outcome("let a = Text(\"Treino livre\", comment: \"A workout without a plan\")")
        #expect(outcome.tables.values.joined().contains("A workout without a plan"))
    }

    @Test("Any key with the same text can be chosen")
    func chosen() throws {
        var adoption = AdoptionCase(code: "func f() { a.text = \"Salvar\" }")
        adoption.tables = [
            "App/Localizable.xcstrings": AdoptionCase.catalog(
                ["common.save", "home.save"].map {
                    "\"\($0)\": {\"localizations\":{\"pt-BR\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Salvar\"}}}}"
                }.joined(separator: ","))
        ]
        adoption.keys = ["Salvar": "home.save"]
        #expect(try adoption.run().keys == ["home.save"])
        adoption.keys = ["Salvar": "common.save"]
        #expect(try adoption.run().keys == ["common.save"])
    }
}
