import TestSupport

@testable import StringTables

/// Tables in the styles of people and tools, and random values to write into them.
enum LegacyTableSamples {
    /// Tables in the text form.
    static let texts: [String] = [
        "",
        "\n",
        "/* Header */\n",
        "// Header",
        "\"a\" = \"1\";",
        "\"a\" = \"1\";\n\"b\" = \"2\";\n",
        "/* Header */\n\n/* A */\n\"tab.a\" = \"1\";\n\n/* B */\n\"tab.b\" = \"2\";\n",
        "// Home\n\n\"home.a\" = \"1\"; // first\n\"home.b\" = \"2\";\n\n"
            + "// Other\n\n\"o.a\" = \"1\";\n\"o.b\" = \"2\"; /* two */\n",
        "\r\n// A\r\n\"a\"=\"1\";\r\n\r\n\r\n// B\r\n\"b\"=\"2\";\r\n\r\n// C\r\n\"c\"=\"3\";\r\n\r\n",
        "\"a\" = \"1\";\r\"b\" = \"2\";\r\"b_x\" = \"2\";",
        "CFBundleName = \"X\";\nCFBundleDisplayName  = 'It''s' ;\n",
        "{ a = b; c = d; /* e */ e = f; }",
        "{a = b;}",
        "{ }",
        "{}",
        "// }\n{\n    // c\n    a_b = \"c\"; // t }\n    a_c = \"d\"; }\n// } end\n",
        "{\n\n  \"a\" = \"1\";\n\n  \"b\" = \"2\";\n\n}\n",
        "{\n}\n",
        "a = b; c = d; // t\n\n  \n\"k\" /* 1 */ = /* ; */ \"v\";  \n\"only\";\n\t'q' = 'x\\'y\"'; // z",
        "\"title\"      = \"1\";\n\"long.title\" = \"2\";\n\"long.a\"     = \"3\";",
        "a = b; /* t\n t */ c = d;\n",
        "{ // c\n a = b; // d\n // e\n b = c; /* f */ }",
        "\u{2028}\"a\" = \"1\";\u{2028}\u{2028}\"b\" = \"2\";\u{2029}",
        "\u{FEFF}\"a\" = \"1\";\n",
        "// MARK: - T\n\"t.b\" = \"1\";\n\"t.d\" = \"2\";\n\n// MARK: - U\n// d\n\"u\" = \"3\";\n",
    ].map { $0.replacing("''", with: "\\'") }

    /// Tables in the XML form; `dict` is the root.
    static let dictionaries: [String] = [
        "<dict/>",
        "<dict>\n\t<key>a.b</key>\n\t<string>1</string>\n</dict>",
        "<dict>\n\t<key>a.b</key>\n\t<string/>\n\n"
            + "\t<!-- c -->\n\t<key>a.c</key>\n\t<string><![CDATA[<b>]]></string> <!-- d -->\n</dict>",
        "<dict>\r\n  <key>a</key><string>1 &amp; &#50;</string>\r\n  <key>b</key><string>2</string></dict>",
        "<dict><key>a</key><string>1</string><key>b</key><string>2</string></dict>",
        "<dict>\n<!-- nothing -->\n</dict>",
    ].map { "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\($0)\n</plist>" }

    /// Texts that test quoting.
    ///
    /// XML cannot represent those with control characters.
    static let values = [
        "", "x", "Início 😀", "a \"b\" 'c' \\ \n \t \r /* x */ // y", "<b>&amp; ]]> {0}", "%#@n@", "e\u{301}", ";",
        "YES",
    ]
    static let controls = ["\u{0}1\u{7}\u{1F}\u{7F}\u{9F}"]
    static let comments = ["Title", "two\nlines", "ends */ early", "  ", "// x", "*", "/"]

    /// Returns a new key, with or without a common prefix with one of `keys`.
    static func newKey(besides keys: [String], using random: inout SplitMix64) -> String {
        let stem = keys.randomElement(using: &random) ?? "a.b"
        let separator: Character = Bool.random(using: &random) ? "." : "_"
        let cut = stem.lastIndex(of: separator).map { String(stem[...$0]) } ?? stem
        let end = ["", "0", "mm", "zz", " \"é\"", "<&>"].randomElement(using: &random) ?? ""
        var key = [cut + end, "0" + end, "zz" + end, stem + "." + end].randomElement(using: &random) ?? end
        while keys.contains(where: { $0.isSpelled(as: key) }) { key += "1" }
        return key
    }

    /// Returns a rule with one variable, sometimes with device variations.
    static func rule(using random: inout SplitMix64) -> StringsDictRule {
        let names = ["zero", "one", "two", "few", "many", "other"].filter { _ in Bool.random(using: &random) }
        let cases = names.map {
            StringsDictCase(name: $0, content: StringsDictText("%d & \(Int.random(in: 0...3, using: &random))"))
        }
        let variable = StringsDictVariable(name: "n", valueType: StringsDictText("d"), cases: cases)
        let plural = StringsDictRule(format: StringsDictText("%#@n@"), variables: [variable])
        guard Int.random(in: 0..<4, using: &random) == 0 else { return plural }
        return StringsDictRule(devices: [
            StringsDictCase(name: "mac", content: .rule(plural)),
            StringsDictCase(name: "other", content: .text(StringsDictText("x"))),
        ])
    }
}
