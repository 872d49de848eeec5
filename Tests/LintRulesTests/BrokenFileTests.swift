import CatalogLint
@testable import LintRules
import StringTables
import Testing

@Suite("Files that are unreadable or not a catalog")
struct BrokenFileTests {
    private func rules(_ path: String, _ bytes: [UInt8]) async -> [RuleID] {
        let report = await Linter().check(await TableLoader.load([TableLoader.Source(path: path, bytes: bytes)]))
        return report.findings.map(\.rule)
    }

    private func rules(_ path: String, _ text: String) async -> [RuleID] { await rules(path, Array(text.utf8)) }

    @Test("An empty catalog has no findings")
    func emptyCatalog() async {
        #expect(await rules("Localizable.xcstrings", "").isEmpty)
    }

    @Test(
        "Any file that is not a catalog yields exactly one finding",
        arguments: [
            "{}", "[]", "null", #""Home""#, #"{"strings":[],"version":1}"#, #"{"sourceLanguage":"en","Strings":{}}"#,
            #"{"tab.home":"Home"}"#,
        ])
    func noCatalog(text: String) async {
        #expect(await rules("Localizable.xcstrings", text) == ["missing-strings-object"])
    }

    @Test("Invalid JSON yields one finding, the most informative one")
    func noJSON() async {
        #expect(await rules("Localizable.xcstrings", #"{"strings":{},}"#) == ["invalid-json"])
        #expect(await rules("Localizable.xcstrings", "\u{FEFF}{") == ["invalid-json"])
        #expect(await rules("Localizable.xcstrings", "{\n<<<<<<< HEAD\n") == ["conflict-marker"])
        #expect(await rules("Localizable.xcstrings", [0x7B, 0x22, 0xE7, 0x22]) == ["invalid-utf8"])
    }

    @Test("A catalog in UTF-16 is reported as an encoding error, not as a JSON error")
    func catalogInUTF16() async {
        #expect(await rules("Localizable.xcstrings", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]) == ["invalid-utf8"])
    }

    @Test("Every conflict in a file is reported, and no marker within one")
    func conflicts() async {
        let conflict = "<<<<<<< HEAD\n\"a\" = \"A\";\n||||||| base\n=======\n\"a\" = \"B\";\n>>>>>>> topic\n"
        let text = conflict + "\"b\" = \"B\";\n" + conflict
        #expect(await rules("en.lproj/Localizable.strings", text) == ["conflict-marker", "conflict-marker"])
        let catalog = "{\n<<<<<<< HEAD\n=======\n>>>>>>> topic\n<<<<<<< HEAD\n=======\n>>>>>>> topic\n}\n"
        #expect(await rules("Localizable.xcstrings", catalog) == ["conflict-marker", "conflict-marker"])
    }

    @Test("A merge conflict in an XML table is reported as such")
    func conflictInXML() async {
        let text = """
            <plist version="1.0"><dict>
            <<<<<<< HEAD
            <key>tab.home</key><string>Home</string>
            =======
            <key>tab.home</key><string>Today</string>
            >>>>>>> feature/today
            </dict></plist>
            """
        #expect(await rules("en.lproj/Localizable.strings", text) == ["conflict-marker"])
    }

    @Test("A source language of the wrong type is one finding, at its value")
    func sourceLanguageOfWrongType() async {
        let text = #"{"sourceLanguage":5,"strings":{},"version":"1.0"}"#
        #expect(await rules("Localizable.xcstrings", text) == ["invalid-field-type"])
    }

    @Test("Each of thousands of unknown members is a finding")
    func manyUnknownMembers() async {
        let members = (0..<20_000).map { "\"tab.home\($0)\":{}" }.joined(separator: ",")
        let found = await rules("Localizable.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{},\(members)}")
        #expect(found.count { $0 == "unknown-root-key" } == 20_000)
    }

    @Test("A misspelled source language is one finding, with the intended language")
    func misspeltSourceLanguage() async {
        let text = #"{"sourcelanguage":"en","strings":{},"version":"1.0"}"#
        #expect(await rules("Localizable.xcstrings", text) == ["unknown-root-key"])
    }
}
