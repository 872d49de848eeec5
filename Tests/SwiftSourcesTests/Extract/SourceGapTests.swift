import CatalogCore
import CatalogEditing
import StringTables
import Testing

@testable import SwiftSources

@Suite("Keys that only translations have, in extract")
struct SourceGapTests {
    /// Returns the changes to tables for code as “path: key: languages = text”.
    private func sourceGaps(
        _ code: String, _ tables: [String: String], unread: Set<String> = [], at path: String = "App/Home.swift"
    ) async -> [String] {
        let sources = tables.sorted { $0.key < $1.key }.map {
            TableLoader.Source(path: $0.key, bytes: Array($0.value.utf8))
        }
        let file = SourceScanner().file(at: path, holding: Array(code.utf8))
        let project = SourceProject([file], tables: await TableLoader.load(sources).tables)
        let found = Extraction(of: project, EvidenceFinder(project), unread: unread)
        return found.tables.flatMap { table in
            table.changes.map { change in
                guard case .change(let changes, marksTranslations: false) = change.change.kind,
                    case .text(let language, _, let text, .translated)? = changes.first, changes.count == 1
                else { return "\(change.kind) \(change.change.key)" }
                return "\(change.kind) \(change.change.key) \(language.spelling) = \(text)"
            }
        }
    }

    private static let translated = [
        "App/de.lproj/Localizable.strings":
            "\"home.title\" = \"Start\";\n\"home.days\" = \"Tage\";\n\"Save\" = \"Sichern\";\n",
        "App/en.lproj/Localizable.strings": "\"home.title\" = \"Home\";\n",
    ]

    @Test("An identifier that only translations have gets a text in the file of the source language")
    func keyOfTranslations() async {
        let code = """
            let days = NSLocalizedString("home.days", comment: "")
            let title = NSLocalizedString("home.title", comment: "")
            let more = Text("home.days")
            """
        #expect(await sourceGaps(code, Self.translated) == ["added home.days en = home.days"])
    }

    @Test(
        "A key that code uses only as a text, with a text of its own, in tests or in another table needs none",
        arguments: [
            #"let a = Text("Save")"#, #"let a = NSLocalizedString("home.days", value: "Days", comment: "")"#,
            #"let a = Text("home.days", tableName: "Other")"#,
            #"let a = NSLocalizedString("home.days", bundle: Bundle(for: UIApplication.self), comment: "")"#,
        ])
    func noSourceGap(code: String) async {
        #expect(await sourceGaps(code, Self.translated).isEmpty)
    }

    @Test("A key of tests, and one that a table of the same name may have, is not added")
    func unknownSourceGap() async {
        let code = #"let a = NSLocalizedString("home.days", comment: "")"#
        #expect(await sourceGaps(code, Self.translated, at: "Tests/HomeTests.swift").isEmpty)
        #expect(await sourceGaps(code, Self.translated, unread: ["Localizable"]).isEmpty)
        #expect(await sourceGaps(code, Self.translated, unread: ["Other"]) == ["added home.days en = home.days"])
        // Another table has the text that people see.
        let both = Self.translated.merging(["Kit/en.lproj/Localizable.strings": "\"home.days\" = \"Days\";\n"]) { $1 }
        #expect(await sourceGaps(code, both).isEmpty)
        // Without a file of the source language, the key stays with the translations.
        let only = Self.translated.filter { $0.key.contains("/de.") }
        #expect(await sourceGaps(code, only).isEmpty)
    }
}
