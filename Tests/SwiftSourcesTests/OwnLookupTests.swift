import Testing

@testable import SwiftSources

@Suite("Lookup functions of a project that the configuration does not list")
struct OwnLookupTests {
    private func keys(_ declarations: String, _ uses: String, path: String = "App/Lookup.swift") -> [String] {
        let files = [(path, declarations), ("App/Home.swift", "import SwiftUI\n\(uses)")].map { path, code in
            SourceScanner().file(at: path, holding: Array(code.utf8))
        }
        return SourceIndex(files).uses.filter { $0.location.path == "App/Home.swift" }.map(\.key.key)
    }

    @Test(
        "A function or property that passes its argument or receiver on to a lookup is a lookup",
        arguments: [
            (#"func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#, #"let a = L("home.title")"#),
            (
                "func tr(key: String) -> String { String(localized: String.LocalizationValue(key)) }",
                #"let a = tr(key: "home.title")"#
            ),
            (
                "func k(_ key: String) -> LocalizedStringKey { LocalizedStringKey(key) }",
                #"let a = Text(k("home.title"))"#
            ),
            (
                "enum Loc { static func text(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) } }",
                #"let a = Loc.text("home.title")"#
            ),
            (
                #"extension String { var loc: String { NSLocalizedString(self, comment: "") } }"#,
                #"let a = "home.title".loc"#
            ),
            (
                #"extension String { static func localized(_ key: String, comment: String = "") -> String { NSLocalizedString(key, comment: comment) } }"#,
                #"let a: String = .localized("home.title", comment: "The title")"#
            ),
            (
                #"extension String { static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") } }"#,
                #"func f() { label.text = .localized("home.title") }"#
            ),
            (
                #"func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }; func M(_ key: String) -> String { L(key) }"#,
                #"let a = M("home.title")"#
            ),
            (
                """
                enum Loc {
                    static func text(_ key: String) -> String { localizedString(for: key) }
                    static func localizedString(for key: String) -> String { NSLocalizedString(key, comment: "") }
                }
                """,
                #"let a = Loc.text("home.title")"#
            ),
            (
                """
                enum Loc { static func find(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
                extension String {
                    func local(comment: String) -> String { Loc.find(self) }
                    var inApp: String { Loc.find(self) }
                }
                """,
                #"let a = "home.title".local(comment: "The title")"#
            ),
            (
                """
                func find(_ key: String, in table: String? = nil) -> String { NSLocalizedString(key, comment: "") }
                extension String { var inApp: String { let text = find(self); return text.isEmpty ? self : text } }
                """,
                #"let a = "home.title".inApp"#
            ),
        ])
    func lookups(declarations: String, uses: String) { #expect(keys(declarations, uses) == ["home.title"]) }

    @Test("An error is no key, and neither is what a closure makes for a list of other values")
    func errors() {
        func dynamics(_ code: String) -> Int {
            SourceIndex([SourceScanner().file(at: "App/Home.swift", holding: Array(code.utf8))]).dynamicUses.count
        }
        #expect(dynamics("func f() { do { try g() } catch { show(error.localized) } }") == 0)
        #expect(dynamics("func f(_ error: Error) { show(error.localized.title) }") == 0)
        #expect(dynamics("func f(_ name: String) { show(name.localized) }") == 1)
        #expect(dynamics("func f(_ all: [Day]) { send(days: all.map { .init($0) }) }") == 0)
        #expect(dynamics("func f(_ name: String) { let a: LocalizedStringKey = .init(name) }") == 1)
    }

    @Test("A text that stands in for a missing one is no key")
    func defaultTexts() {
        let lookup = """
            enum Tr { static func text(_ key: StaticString, fallback: String) -> String {
                String(localized: key, defaultValue: String.LocalizationValue(fallback))
            } }
            """
        #expect(keys(lookup, #"let a = Tr.text("home.title", fallback: "Home")"#) == ["home.title"])
        let literal = #"let a = String(localized: "home.title", defaultValue: String.LocalizationValue("Home"))"#
        #expect(keys("", literal) == ["home.title"])
        let other = "func text(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }"
        #expect(keys(other, #"let a = text("Home")"#) == ["Home"])
    }

    @Test(
        "Functions that do not look up, or of another type, are no lookups",
        arguments: [
            ("func L(_ text: String) -> String { text.uppercased() }", #"let a = L("home.title")"#),
            (
                #"enum Loc { static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") } }; struct Log { func text(_ a: String) {} }"#,
                #"func f(_ log: Log) { log.text("home.title") }"#
            ),
            (
                #"func log(_ key: String, _ text: String) -> String { NSLocalizedString(key, comment: "") }"#,
                #"let a = log(key, "home.title")"#
            ),
            (
                """
                enum Loc { static func find(_ key: String, for id: String) -> String { NSLocalizedString(key, comment: id) } }
                extension String { var inApp: String { Loc.find("home.other", for: self) } }
                """,
                #"let a = "home.title".inApp"#
            ),
            (
                """
                enum Loc { static func find(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
                enum Log { static func find(_ text: String) -> String { text } }
                extension String { var inApp: String { Log.find(self) } }
                """,
                #"let a = "home.title".inApp"#
            ),
        ])
    func others(declarations: String, uses: String) { #expect(keys(declarations, uses).isEmpty) }

    @Test("The lookup of strings that a package declares is known, a function of the same name is not")
    func packages() {
        #expect(keys("", #"func f() { label.text = .localized("home.title") }"#) == ["home.title"])
        #expect(keys("", #"let a = String.localized("home.title", arguments: 3)"#) == ["home.title"])
        let other = "enum Style { static func localized(_ name: String) -> Int { 0 } }"
        #expect(keys(other, #"func f() { label.style = .localized("home.title") }"#).isEmpty)
        #expect(keys("", #"let a = Style.localized("home.title")"#).isEmpty)
    }

    @Test("The wrapper of a property can name its type")
    func wrappers() {
        func found(_ property: String) -> [String] {
            keys(
                """
                class Texts { func find(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
                struct Other { func find(_ key: String) -> String { key } }
                """,
                "struct V: View { \(property) var texts; var body: some View { Text(texts.find(\"home.title\")) } }")
        }
        #expect(found("@Environment(Texts.self) private") == ["home.title"])
        #expect(found("@Environment(Other.self) private").isEmpty)
        #expect(found("@Environment(\\.texts) private").isEmpty)
    }

    @Test("The result of a lookup is no key")
    func translations() {
        func dynamics(_ argument: String) -> Int {
            let code = """
                class Texts {
                    func find(_ key: String) -> String { NSLocalizedString(key, comment: "") }
                    func name(_ id: String) -> String { id }
                }
                struct V { let texts: Texts; func f() { show(LocalizedStringKey(\(argument))) } }
                """
            let file = SourceScanner().file(at: "App/Home.swift", holding: Array(code.utf8))
            return SourceIndex([file]).dynamicUses.count
        }
        #expect(dynamics(#"texts.name("home.title")"#) == dynamics(#"texts.find("home.title")"#) + 1)
        #expect(dynamics("texts.find") == dynamics(#"texts.name("home.title")"#), "not called")
    }

    @Test("A literal is no argument of the project's initializer if its parameter cannot be one")
    func parameters() {
        func shown(_ parameter: String, _ declarations: String = "") -> [String] {
            keys(
                "import SwiftUI; \(declarations); extension Text { init(_ part: \(parameter)) { self.init(part.key) } }",
                #"let a = Text("home.title")"#)
        }
        #expect(shown("Price", "struct Price { let key: LocalizedStringKey }") == ["home.title"])
        #expect(shown("Price?", "enum Price: String { case low }") == ["home.title"])
        #expect(shown("[Price]") == ["home.title"])
        #expect(shown("Date") == ["home.title"])
        let literal = "struct Price { let key: String }; extension Price: ExpressibleByStringLiteral {}"
        #expect(shown("Price", literal).isEmpty)
        #expect(shown("URL", "extension URL: @retroactive ExpressibleByStringLiteral {}").isEmpty)
        #expect(shown("Price", "protocol Price {}").isEmpty)
        #expect(shown("Price").isEmpty)
        #expect(shown("String").isEmpty)
    }

    @Test("Translations that code has by the codes of languages are no keys")
    func translationsInCode() {
        func titles(_ dictionary: String) -> [String] {
            let title = """
                struct Title {
                    let all: [String: String]
                    var resource: LocalizedStringResource { LocalizedStringResource(stringLiteral: all["en"]!) }
                }
                """
            return keys(title, "let title = Title(all: \(dictionary))")
        }
        #expect(titles(#"["en": "Walk", "pt-BR": "Caminhada"]"#).isEmpty)
        #expect(titles(#"["start": "title.start", "end": "title.end"]"#) == ["title.start", "title.end"])
        #expect(titles(#"["en": "title.start"]"#) == ["title.start"])
    }

    @Test("A lookup function of tests is none for the app")
    func tests() {
        let declaration = #"func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#
        #expect(keys(declaration, #"let a = L("home.title")"#, path: "AppTests/Lookup.swift").isEmpty)
    }

    @Test("Lookups of the elements of a list are uses of its keys")
    func loops() {
        let row = "struct Row: View { let title: String; var body: some View { Text(LocalizedStringKey(title)) } }"
        #expect(
            keys(row, #"func f() { for x in ["row.one", "row.two"] { Row(title: x) } }"#) == ["row.one", "row.two"])
        #expect(keys(row, #"func f() { let key = "row.one"; Row(title: key) }"#) == ["row.one"])
        #expect(keys(row, #"func f() { for x in ["row.one"] { Row(title: other); print(x) } }"#).isEmpty)
    }

    @Test(
        "Properties whose value comes from elsewhere are no arguments of a view",
        arguments: [
            "@EnvironmentObject var theme: Theme", #"@Environment(\.colorScheme) var scheme"#,
            "@FocusState var isOn: Bool",
            "var image: Picture?", "@Query var items: [Item]",
        ])
    func provided(property: String) {
        let row = "struct Row: View { \(property); let title: LocalizedStringKey; var body: some View { Text(title) } }"
        #expect(keys("import SwiftUI\n\(row)", #"let row = Row(title: "row.one")"#) == ["row.one"])
    }
}
