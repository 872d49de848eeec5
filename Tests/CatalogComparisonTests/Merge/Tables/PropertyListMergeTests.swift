import CatalogCore
import TestSupport
import Testing
import VersionHistory

@testable import CatalogComparison

@Suite("Merges of property lists by key")
struct PropertyListMergeTests {
    private static func text(_ merged: MergedCatalog) -> String { String(decoding: merged.bytes, as: UTF8.self) }

    static func propertyList(_ members: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \(members.map { "\t\($0)\n" }.joined())</dict>
        </plist>

        """
    }

    private static func rule(_ one: String, _ other: String) -> String {
        """
        <key>days</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@days@</string>
        \t\t<key>days</key>
        \t\t<dict>
        \t\t\t<key>one</key>
        \t\t\t<string>\(one)</string>
        \t\t\t<key>other</key>
        \t\t\t<string>\(other)</string>
        \t\t</dict>
        \t</dict>
        """
    }

    private static func mergedRules(_ base: String, _ ours: String, _ theirs: String) throws -> MergedCatalog {
        try LegacyTableMerge(
            base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), kind: .stringsdict
        ).result()
    }

    @Test("The forms of a plural are merged one by one, and comments of the file stay")
    func plural() throws {
        let merged = try Self.mergedRules(
            Self.propertyList(Self.rule("%d day", "%d days")),
            Self.propertyList("<!-- Times -->", Self.rule("a day", "%d days")),
            Self.propertyList(Self.rule("%d day", "some days"), "<key>z</key>\n\t<string>Z</string>"))
        #expect(merged.conflicts.isEmpty)
        #expect(
            Self.text(merged)
                == Self.propertyList(
                    "<!-- Times -->", Self.rule("a day", "some days"), "<key>z</key>\n\t<string>Z</string>"))
    }

    @Test("A conflict encloses the text of one form")
    func pluralConflict() throws {
        let merged = try Self.mergedRules(
            Self.propertyList(Self.rule("%d day", "%d days")), Self.propertyList(Self.rule("a day", "%d days")),
            Self.propertyList(Self.rule("one day", "some days")))
        #expect(merged.conflicts.map(\.location.key) == ["days"])
        #expect(merged.conflicts.map(\.location.field) == ["days.one"])
        let lines = """
            \t\t\t<key>one</key>
            <<<<<<< ours
            \t\t\t<string>a day</string>
            ||||||| base
            \t\t\t<string>%d day</string>
            =======
            \t\t\t<string>one day</string>
            >>>>>>> theirs
            \t\t\t<key>other</key>
            \t\t\t<string>some days</string>
            """
        #expect(Self.text(merged).contains("\n" + lines + "\n"))
    }

    @Test("Keys come into an empty dictionary")
    func emptyDictionary() throws {
        let empty = Self.propertyList().replacing("<dict>\n</dict>", with: "<dict/>")
        let (one, two) = ("<key>a</key>\n\t<string>A</string>", "<key>b</key>\n\t<string>B</string>")
        let merged = try Self.mergedRules(empty, Self.propertyList(one), Self.propertyList(two))
        #expect(Self.text(merged) == Self.propertyList(one, two))
    }
}
