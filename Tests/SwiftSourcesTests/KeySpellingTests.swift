import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

/// Apple's lookups compare bytes.
///
/// `é` as one character and `e` with a combining accent are two keys, although `String` treats them as equal.
@Suite("Keys are compared by their bytes")
struct KeySpellingTests {
    private static let composed = "Caf\u{E9} da manh\u{E3}"
    private static let decomposed = "Cafe\u{301} da manha\u{303}"

    private func project(_ keys: [String], _ code: String) async -> SourceProject {
        let entries = keys.map { "\"\($0)\" : { }" }.joined(separator: ",")
        let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
        let source = TableLoader.Source(path: "App/Localizable.xcstrings", bytes: Array(text.utf8))
        let file = SourceScanner().file(at: "App/A.swift", holding: Array("import SwiftUI\n\(code)".utf8))
        return SourceProject([file], tables: await TableLoader.load([source]).tables)
    }

    private func spellings(_ keys: [String]) -> [[UInt8]] { keys.map { Array($0.utf8) } }

    @Test("A lookup finds only the spelling in the table")
    func entries() async {
        let project = await project([Self.composed], "")
        #expect(project.keys.entries(of: Self.composed).count == 1)
        #expect(project.keys.entries(of: Self.decomposed).isEmpty)
        #expect(project.keys.entries(of: KeyText(Self.decomposed)).isEmpty)
    }

    @Test("A key in another spelling is missing, and the message explains the difference to the key in the table")
    func missing() async {
        let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"\(Self.composed)\":{}},\"version\":\"1.0\"}"
        let project = MarkedProject([
            ("Localizable.xcstrings", Array(catalog.utf8)),
            ("View.swift", Array("import SwiftUI\nlet view = Text(\"\(Self.decomposed)\")\n".utf8)),
        ])
        let findings = await project.report().findings.filter { $0.path == "View.swift" }
        #expect(findings.map(\.rule.name) == ["key-missing"])
        #expect(findings.first?.message.contains("is the same text in another Unicode form") ?? false)
    }

    @Test("A spelling that no code has is unused, although the author of the other may mean it")
    func unused() async {
        let project = await project([Self.composed, Self.decomposed], "let a = Text(\"\(Self.decomposed)\")")
        let unused = project.unusedKeys(EvidenceFinder(project))
        #expect(spellings(unused.map(\.key)) == spellings([Self.composed]))
        #expect(unused.map(\.proof) == [.possible])
        #expect(unused.first?.because.map(\.kind) == [.literal])
    }

    @Test("A file of another type contains only its own spelling")
    func mentions() throws {
        let file = try OtherFile(path: "A.json", bytes: Array("\"\(Self.decomposed)\"".utf8))
        let mentions = Mentions(of: [ExactText(Self.composed), ExactText(Self.decomposed)], in: [file])
        #expect(mentions.of(Self.composed).isEmpty)
        #expect(mentions.of(Self.decomposed).count == 1)
    }

    @Test("Both spellings in code are extracted as two keys")
    func extracted() async {
        let code = "let a = Text(\"\(Self.composed)\"); let b = Text(\"\(Self.decomposed)\")"
        let keys = await project([], code).extractedKeys().map(\.key.key)
        #expect(spellings(keys) == spellings([Self.composed, Self.decomposed]))
    }

    @Test("Keys from values of an enumeration keep their spelling")
    func made() async {
        let code = """
            enum Meal: String { case breakfast = "\(Self.decomposed)" }
            func text(_ meal: Meal) -> String { NSLocalizedString("\\(meal.rawValue)", comment: "") }
            """
        let project = await project([Self.composed, Self.decomposed], code)
        let unused = project.unusedKeys(EvidenceFinder(project))
        #expect(spellings(unused.map(\.key)) == spellings([Self.composed]))
    }

    @Test("Renaming a key leaves the other spelling in the code unchanged")
    func renamed() throws {
        let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"\(Self.composed)\":{}},\"version\":\"1.0\"}"
        let table = try Catalog(Array(catalog.utf8), path: "Localizable.xcstrings")
        let code = "let a = Text(\"\(Self.decomposed)\"); let b = Text(\"\(Self.composed)\")"
        let file = SourceScanner().file(at: "A.swift", holding: Array(code.utf8))
        let renaming = KeyRenaming(
            from: Self.composed, to: "breakfast", in: SourceProject([file], tables: [table]), table: table)
        let after = try RewrittenFile(file, renaming.edits(for: "A.swift")).new
        #expect(after == Array("let a = Text(\"\(Self.decomposed)\"); let b = Text(\"breakfast\")".utf8))
        #expect(renaming.left.isEmpty)
    }

    @Test("A text whose key has another spelling is looked up by that key")
    func adopted() throws {
        let code = "struct HomeView { let a = Text(\"\(Self.decomposed)\") }"
        let tables = ["App/Localizable.xcstrings": AdoptionCase.catalog("\"\(Self.composed)\":{}", source: "pt-BR")]
        let outcome = try AdoptionCase(code: code, tables: tables).run()
        #expect(spellings(outcome.keys) == spellings([Self.composed]))
        #expect(outcome.after.utf8.elementsEqual("struct HomeView { let a = Text(\"\(Self.composed)\") }".utf8))
    }
}
