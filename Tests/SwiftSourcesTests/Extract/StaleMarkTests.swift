import CatalogCore
import CatalogEditing
import Testing

@testable import SwiftSources

@Suite("Keys that are marked stale although the code uses them")
struct StaleMarkTests {
    /// Returns the changes to a stale key with a text.
    private func changes(_ key: String, _ code: String) throws -> [EntryChange] {
        let unit = #""localizations": {"en": {"stringUnit": {"state": "translated", "value": "Home"}}}"#
        let entry = #""\#(key)": {"extractionState": "stale", \#(unit)}"#
        let text = #"{"sourceLanguage": "en", "strings": {\#(entry)}, "version": "1.0"}"#
        let helper = "extension String { var loc: String { NSLocalizedString(self, comment: \"\") } }\n"
        let file = SourceScanner().file(at: "App/A.swift", holding: Array("import SwiftUI\n\(helper)\(code)".utf8))
        let project = SourceProject([file], tables: [try Catalog(Array(text.utf8), path: "App/Localizable.xcstrings")])
        let change = Extraction(of: project, EvidenceFinder(project)).tables.first?.changes.first
        guard case .change(let changes, marksTranslations: false)? = change?.change.kind else { return [] }
        return changes
    }

    @Test("A key that Xcode does not find becomes manual, because the next build would mark it again")
    func unseen() throws {
        #expect(try changes("home.title", "let a = \"home.title\".loc") == [.extraction(.manual)])
    }

    @Test("A key that Xcode finds loses its mark, also if a helper looks it up too")
    func seen() throws {
        #expect(try changes("home.title", "let a = Text(\"home.title\")") == [.extraction(nil)])
        #expect(try changes("home.title", "let a = (\"home.title\".loc, Text(\"home.title\"))") == [.extraction(nil)])
        let value = "String(localized: \"home.title\", defaultValue: \"Home\")"
        #expect(try changes("home.title", "let a = \(value)") == [.extraction(.extractedWithValue)])
    }
}
