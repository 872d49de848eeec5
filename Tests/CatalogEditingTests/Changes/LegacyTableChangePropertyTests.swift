import CatalogCore
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Changes of legacy tables agree with a simple model")
struct LegacyTableChangePropertyTests {
    private static let english = """
        /* Header */

        /* A */
        "home.a" = "One";
        "home.b" = "Two \\"2\\"";

        // Other
        "days" = "%d days";
        "only" = "x";
        """
    private static let portuguese = """
        "home.a"="Um";\r
        "home.b" = "Dois";\r
        "o.a" = "ação";\r

        """
    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>weeks</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@n@</string>
        \t\t<key>n</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>d</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%d week</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%d weeks</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>
        """

    private static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
        DecodedText(utf8: Array(text.utf8), encoding: encoding, hasByteOrderMark: encoding != .utf8).encoded()
    }

    @Test("For consecutive random changes in every encoding", arguments: TextEncoding.allCases)
    func encodings(encoding: TextEncoding) throws {
        let files = [
            "en.lproj/T.strings": Self.bytes(Self.english, .utf8),
            "en.lproj/T.stringsdict": Self.bytes(Self.plurals, .utf8),
            "pt-BR.lproj/T.strings": Self.bytes(Self.portuguese, encoding),
        ]
        var walk = RandomKeyChanges(seed: 31, hasStates: false)
        var (made, unfit) = (0, 0)
        for _ in 0..<12 {
            var trial = try LegacyTrial(files)
            for _ in 0..<15 { try trial.make(walk.change(of: trial.present)) }
            made += trial.made
            unfit += trial.unfit
        }
        #expect(made > 60)
        #expect(unfit < made / 2)
    }
}
