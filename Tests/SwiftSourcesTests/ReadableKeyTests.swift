import CatalogLint
import StringTables
import Testing

@testable import SwiftSources

@Suite("Missing keys in whose place people can read a text")
struct ReadableKeyTests {
    /// Returns what `key-missing` reports for code beside a legacy table: the severity and the message.
    private func missing(_ code: String, _ path: String = "App/A.swift") async -> [String] {
        let sources = ["de", "en"].map { language in
            TableLoader.Source(
                path: "App/\(language).lproj/Localizable.strings",
                bytes: Array(#""home.title" = "Home"; "Save all" = "Save all";"#.utf8))
        }
        let file = SourceScanner().file(at: path, holding: Array(code.utf8))
        let tables = await TableLoader.load(sources).tables
        let linter = Linter(sources: SourceChecks(SourceProject([file], tables: tables)))
        let report = await linter.check(Project(tables: tables, files: []))
        return report.findings.filter { $0.rule == "key-missing" }.map { "\($0.severity): \($0.message)" }
    }

    @Test(
        "A text in the code stands in for a missing key, so it is a warning",
        arguments: [
            (#"let a = NSLocalizedString("home.body", value: "Your day", comment: "")"#, "people see “Your day”"),
            (#"let a = bundle.localizedString(forKey: "home.body", value: "Your day", table: nil)"#, "“Your day”"),
            (#"let a = String(localized: "home.body", defaultValue: "Your day")"#, "people see “Your day”"),
            (#"let a = NSLocalizedString("home.body", value: fallback, comment: "")"#, "the text that the code passes"),
        ])
    func fallbacks(code: String, message: String) async throws {
        let found = try #require(await missing(code).first)
        #expect(found.hasPrefix("warning: "))
        #expect(found.contains(message))
    }

    @Test(
        "Without such a text, people see the key",
        arguments: [
            #"let a = NSLocalizedString("home.body", comment: "")"#,
            #"let a = NSLocalizedString("home.body", value: "", comment: "")"#,
            #"let a = NSLocalizedString("home.body", value: "home.body", comment: "")"#,
            #"let a = bundle.localizedString(forKey: "home.body", value: nil, table: nil)"#,
            #"let a = Text("home.body")"#,
        ])
    func keys(code: String) async {
        let found = await missing(code)
        #expect(found.count == 1 && found[0].hasPrefix("error: no table has this key"), "\(found)")
    }

    @Test("A default value that is the key itself is a text too")
    func equalDefault() async {
        let found = await missing(#"let a = NSLocalizedString("Areas", value: "Areas", comment: "")"#)
        #expect(found == ["warning: no table has this key, so people see “Areas” in all languages"])
    }

    @Test("A missing key in code that the program never gets to is a note")
    func unread() async {
        let app =
            "@main struct MapApp: App { var body: some Scene { "
            + "WindowGroup { Text(areas.title + Layer(title: \"\").areas) } } }\n"
        let layer = "struct Layer { let title: String }\n"
        let key = #"NSLocalizedString("map.areas", comment: "")"#
        let severities = { (code: String) in
            await missing(app + layer + code).map { String($0.prefix { $0 != ":" }) }
        }
        #expect(await severities("let areas = Layer(title: \(key))") == ["error"])
        #expect(await severities("let spots = Layer(title: \(key))") == ["note"], "nothing reads the constant")
        #expect(await severities("public let spots = Layer(title: \(key))") == ["note"])
        #expect(await severities("extension Layer { var areas: String { \(key) } }") == ["error"])
        #expect(await severities("extension Layer { var spots: String { \(key) } }") == ["note"])
        #expect(await severities("extension Layer { func spots() -> String { \(key) } }") == ["note"])
        #expect(await severities("struct Spots: View { var body: some View { Text(\"map.areas\") } }") == ["note"])
        #expect(await missing("let spots = \(key)").first?.hasPrefix("error") == true, "a library tells nothing")
    }

    @Test("The value of a global variable in main.swift is made whether or not code reads it")
    func main() async {
        let app = "final class Delegate: NSObject, NSApplicationDelegate {}\n"
        let code = #"let window = Window(title: NSLocalizedString("map.areas", comment: ""))"#
        #expect(await missing(app + code, "App/main.swift").first?.hasPrefix("error") == true)
        #expect(await missing(app + code, "App/Window.swift").first?.hasPrefix("note") == true)
    }

    @Test("A fallback in Objective-C counts too")
    func objectiveC() async throws {
        let code = #"self.title = NSLocalizedStringWithDefaultValue(@"home.body", nil, bundle, @"Your day", @"");"#
        let found = try #require(await missing(code, "App/A.m").first)
        #expect(found.hasPrefix("warning: ") && found.contains("“Your day”"))
    }

    @Test("A text that a view looks up is a warning, a slip of an existing key an error")
    func texts() async {
        #expect(
            await missing(#"let a = Text("Settings of the account")"#) == [
                "warning: no table has this text, so it is the same in all languages"
            ])
        #expect(
            await missing(#"let a = Text("Save al")"#) == ["error: no table has this key; the nearest is “Save all”"])
        #expect(await missing(#"let a = NSLocalizedString("Settings", comment: "")"#).first?.hasPrefix("error") == true)
    }

    @Test("A word that interfaces use is no slip of another one, nor is a text with more words")
    func otherWords() async {
        for text in ["Same all", "Save all files", "Save"] {
            #expect(
                await missing("let a = Text(\"\(text)\")") == [
                    "warning: no table has this text, so it is the same in all languages"
                ], "\(text)")
        }
        for text in ["Svae all", "Save alll", "Saveall", "save all"] {
            #expect(
                await missing("let a = Text(\"\(text)\")")
                    == ["error: no table has this key; the nearest is “Save all”"], "\(text)")
        }
    }

    @Test("An abbreviation or a license that no language changes is a note", arguments: ["JSON", "Apache License 2.0"])
    func names(text: String) async {
        let found = await missing("let a = Text(\"\(text)\")")
        #expect(found.count == 1 && found[0].hasPrefix("note"), "\(found)")
    }
}
