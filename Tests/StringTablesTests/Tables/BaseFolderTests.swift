import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@Suite("Base.lproj contains the source language")
struct BaseFolderTests {
    private func table(_ files: [String: String], development: LanguageTag? = nil) throws -> any StringTable {
        let sources = files.map { InlineTables.file($0.value, path: $0.key) }
        return try #require(TableLoader.loadNow(sources) { _ in development }.tables.first)
    }

    @Test("Next to the folder of the same language, it is not a separate language and supplies missing texts")
    func beside() throws {
        let table = try table([
            "Base.lproj/T.strings": "\"a\" = \"Base\";\n\"b\" = \"B\";", "en.lproj/T.strings": "\"a\" = \"A\";",
            "de.lproj/T.strings": "\"a\" = \"Ä\";",
        ])
        #expect(table.languages == ["en", "de"])
        #expect(table.sourceLanguage == "en")
        #expect(table.files.map(\.path) == ["en.lproj/T.strings", "Base.lproj/T.strings", "de.lproj/T.strings"])
        let texts = (0..<table.entryCount).map { table.entry(at: $0).localization("en")?.content.unit?.value?.string }
        #expect(texts == ["A", "B"])
    }

    @Test("It has the given language, whatever other folders exist")
    func told() throws {
        let table = try table(
            ["Base.lproj/T.strings": "\"a\" = \"Ä\";", "en.lproj/T.strings": "\"a\" = \"A\";"], development: "de")
        #expect(table.languages == ["de", "en"])
    }

    @Test("A text that another one hides is reported, unless both are equal")
    func hidden() throws {
        let same = try table(["Base.lproj/T.strings": "\"a\" = \"A\";", "en.lproj/T.strings": "\"a\" = \"A\";"])
        #expect(same.problems.isEmpty)
        let other = try table(["Base.lproj/T.strings": "\"a\" = \"B\";", "en.lproj/T.strings": "\"a\" = \"A\";"])
        guard case .repeatedInBase("a", by: let winner) = other.problems.first?.kind else {
            Issue.record("\(other.problems)")
            return
        }
        #expect(other.files[winner.file].path == "en.lproj/T.strings")
    }

    @Test("A .stringsdict in the same folder as a .strings file hides its texts")
    func rules() throws {
        let rule = """
            <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict>
            </dict></plist>
            """
        let table = try table(["en.lproj/T.strings": "\"a\" = \"A\";", "en.lproj/T.stringsdict": rule])
        guard case .shadowed("a", by: _) = table.problems.first?.kind else {
            Issue.record("\(table.problems)")
            return
        }
    }
}
