import CatalogCore
import CatalogLint
import LintRules
import StringTables
import TestSupport
import Testing

@Suite("A table that is edited")
struct EditedTableCheckTests {
    @Test("The findings in a changed entry equal those of a check of the whole table", arguments: 0..<8)
    func randomEdits(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let files = try Corpus.ownFiles(in: "catalogs", endingIn: ["xcstrings"])
        let file = try #require(files.randomElement(using: &random))
        var bytes = file.bytes
        let linter = Linter()
        var check = EditedTableCheck(try Catalog(bytes, path: "A.xcstrings"), linter)
        for _ in 0..<12 {
            let catalog = try Catalog(bytes, path: "A.xcstrings")
            let index = Int.random(in: 0..<catalog.entryCount, using: &random)
            guard let text = Self.texts(of: catalog.entry(at: index)).randomElement(using: &random) else { continue }
            let insertion = Self.insertions.randomElement(using: &random) ?? ""
            bytes.insert(contentsOf: Array(insertion.utf8), at: text.location.range.lowerBound + 1)
            let edited = try Catalog(bytes, path: "A.xcstrings")
            check = check.editing(edited)
            let found = check.findings(inEntries: index..<index + 1)
            let key = edited.key(at: index).string
            let project = await TableLoader.load([TableLoader.Source(path: "A.xcstrings", bytes: bytes)])
            let expected = await linter.check(project, isComplete: false).findings.filter {
                $0.key == key && check.isOfEntries($0.rule)
            }
            #expect(found.map(Self.line) == expected.map(Self.line), "\(file.url.path), \(key): \(insertion)")
        }
    }

    @Test("The language of most texts is still reported at the first of them after an edit that moves it")
    func majority() throws {
        let texts = [
            "Dein Training wurde in der Wolke gesichert", "Die Datei konnte nicht geöffnet werden",
            "Das Passwort ist zu kurz, bitte ein anderes wählen", "Wir haben dir eine neue Nachricht geschickt",
            "Bitte prüfe deine Verbindung und versuche es noch einmal", "Möchtest du dieses Foto wirklich löschen?",
        ]
        func catalog(comment: String) throws -> Catalog {
            let entries = texts.enumerated().map { index, text in
                """
                "k\(index)":{"comment":"\(comment)","localizations":{"fr":{"stringUnit":{\
                "state":"translated","value":"\(text)"}}}}
                """
            }
            let strings = entries.joined(separator: ",")
            return try Catalog(
                Array(#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8), path: "A.xcstrings")
        }
        let check = EditedTableCheck(try catalog(comment: "A text"), Linter())
        for check in [check, check.editing(try catalog(comment: "A longer comment of a text"))] {
            let keys = check.findings(inEntries: 0..<texts.count).filter { $0.rule == "wrong-language" }.map(\.key)
            #expect(keys == ["k0"])
        }
    }

    @Test("Rules for entries and texts are those that find everything in single entries")
    func kinds() throws {
        let catalog = try Catalog(Array(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#.utf8), path: "A")
        let check = EditedTableCheck(catalog, Linter())
        #expect(check.isOfEntries("specifier-missing"))
        #expect(!check.isOfEntries("duplicate-key"))
        #expect(!check.isOfEntries("no-such-rule"))
    }

    /// Beginnings of texts that make findings.
    private static let insertions = ["%@ ", "  ", "TODO ", "x", "é", "<b>", "%lld", "\\n", "“", "100 % ", "Start "]

    private static func texts(of entry: Entry) -> [Text] {
        entry.localizations.flatMap { $0.content.parts.compactMap(\.unit.value) }
    }

    private static func line(_ finding: Finding) -> String {
        "\(finding.position): \(finding.severity): \(finding.sentence) [\(finding.rule)]"
    }
}
