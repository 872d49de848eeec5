import CatalogCore
import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Fixes in legacy tables")
struct LegacyFixTests {
    private let english = InlineTables.file(
        "\"a\" = \"It's \\\"on\\\"\";\n\"b\" = \"Your day\";\n\"Save it\" = \"Save it\";\n",
        path: "en.lproj/Localizable.strings")

    private func fixed(_ bytes: [UInt8], path: String, choice: FixChoice = .safe) async -> [UInt8] {
        let file = TableLoader.Source(path: path, bytes: bytes)
        return await Fixing.applied([english, file], choice)[1].bytes
    }

    private let path = "pt-BR.lproj/Localizable.strings"

    @Test("Only the defect changes: escapes, comments, line breaks and a byte-order mark stay")
    func textForm() async {
        let old =
            "\u{FEFF}/* c */\r\n\"a\" = \"\\U00C1 \\\"lig\\141da\\\" \";\r\n'b' = 'Seu  dia, d\\'agora';\r\n\"Save it\";\r\n"
        let new =
            "\u{FEFF}/* c */\r\n\"a\" = \"\\U00C1 \\\"lig\\141da\\\"\";\r\n'b' = 'Seu dia, d\\'agora';\r\n\"Save it\";\r\n"
        #expect(await fixed(Array(old.utf8), path: path) == Array(new.utf8))
    }

    @Test("The specifiers in the name of a key do not change those of the source language")
    func keyIsName() async {
        for specifier in ["d", "i", "lld", "@", "s"] {
            let key = "settings.calendars.count_%\(specifier)"
            let source = InlineTables.file("\"\(key)\" = \"%li calendars\";\n", path: "en.lproj/Localizable.strings")
            let file = InlineTables.file("\"\(key)\" = \"%li Kalender\";\n", path: "de.lproj/Localizable.strings")
            #expect(await Fixing.fixed([source, file], .all).files.isEmpty)
            let project = await TableLoader.load([source, file])
            #expect(await Linter().check(project).findings.filter { $0.severity > .note }.isEmpty, "\(key)")
        }
    }

    @Test("A table in UTF-16 stays in UTF-16, unless unsafe fixes are requested")
    func utf16() async {
        let (old, new) = ("\"b\" = \"Seu  dia\";\n", "\"b\" = \"Seu dia\";\n")
        let written = DecodedText(utf8: [], encoding: .utf16LittleEndian, hasByteOrderMark: true)
        #expect(await fixed(written.encode(Array(old.utf8)), path: path) == written.encode(Array(new.utf8)))
        let all = await fixed(written.encode(Array(old.utf8)), path: path, choice: .all)
        #expect(all == Array(new.utf8))
    }

    @Test("In a property list, entities stay, and only the text of an element changes")
    func propertyList() async {
        let list = { (text: String) in
            Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>b</key><string>\(text)</string></dict></plist>
                """.utf8)
        }
        let new = await fixed(list("Voc&#234; &amp; seu  dia "), path: path)
        #expect(new == list("Voc&#234; &amp; seu dia"))
        let data = list("<![CDATA[Seu  dia]]>")
        #expect(await fixed(data, path: path) == data)
    }

    @Test("A key that is its own text stays unchanged")
    func shorthand() async {
        let bytes = Array("\"Save  it\";\n".utf8)
        let source = InlineTables.file("\"Save  it\" = \"Save it\";\n", path: "en.lproj/Localizable.strings")
        let file = TableLoader.Source(path: path, bytes: bytes)
        #expect(await Fixing.applied([source, file], .all)[1].bytes == bytes)
    }

    @Test("The cases of a plural are fixed in place")
    func plural() async {
        let rule = { (text: String) in
            Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>days</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
                <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>%lld day</string><key>other</key><string>\(text)</string></dict>
                </dict></dict></plist>
                """.utf8)
        }
        let file = TableLoader.Source(path: "en.lproj/Localizable.stringsdict", bytes: rule("%lld  days"))
        #expect(await Fixing.applied([file], .safe)[0].bytes == rule("%lld days"))
    }
}
