import StringTables

extension FuzzTarget {
    /// Targets for legacy tables in their three forms.
    static let legacyTables = [
        FuzzTarget(
            "strings", endings: [".strings"], samples: LegacySamples.strings, rejected: LegacySamples.brokenStrings
        ) {
            try check($0, .strings)
        },
        FuzzTarget("stringsdict", endings: [".stringsdict"], samples: LegacySamples.rules) {
            try check($0, .stringsdict)
        },
        FuzzTarget(
            "property-list", endings: [".plist", ".strings"], samples: LegacySamples.lists,
            rejected: LegacySamples.brokenLists
        ) { bytes in
            if BinaryPropertyListReader.isBinary(bytes) { _ = try BinaryPropertyListReader.read(bytes) }
            _ = try PropertyListFile(bytes)
        },
    ]

    private static func check(_ bytes: [UInt8], _ kind: LegacyTableKind) throws {
        let file = try LegacyTableFile(bytes, kind: kind)
        precondition(file.encoded() == bytes, "reading loses bytes")
        let key = file.entries.first?.key ?? "a"
        let text = LegacyTableEntry.Value.text("Olá \u{1F600} \"\\\n")
        let changes: [LegacyTableChange] = [
            .set(key: key, value: text), .add(key: "a new key", value: text, comment: "*/"), .remove(key: key),
            .rename(key: key, to: "another"),
        ]
        for change in changes {
            guard let changed = try? file.changed(by: [change]) else { continue }
            guard let again = try? LegacyTableFile(changed, kind: kind) else {
                preconditionFailure("a change broke the file")
            }
            guard case .set(let key, let value) = change else { continue }
            precondition(again.entries.last { $0.key == key }?.value == value, "the change is not there")
        }
    }
}

/// Small legacy tables.
enum LegacySamples {
    static let strings = [
        "", "/* c */\n\"a\" = \"Hello\\n%@\";\n", "a = b;", "\"a\" = \"\\U00e9\";\"\u{E9}\";", "{ a = b; }",
        "\u{FEFF}\"k\" = \"v\";\n", "// line\n\"k\";",
    ]

    static let brokenStrings = ["<data> = (1, 2);", "\"a\" = ", "\"a\" \"b\";", "/* c"]

    static let rules = [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d day</string>\
        <key>other</key><string>%d days</string></dict></dict></dict></plist>
        """,
        "<plist><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict/></dict></dict></plist>",
    ]

    static let lists = [
        "<plist><array><true/><integer>-1</integer><real>1e9</real><date>2020-01-01T00:00:00Z</date></array></plist>",
        "<plist><dict><key>a</key><data>AA==</data></dict></plist>",
        "{ a = (1, <00>, { b = c; }); }",
    ]

    static let brokenLists = ["bplist00", "<plist><dict><key>a</key></dict></plist>", "{ a = (1, "]
}
