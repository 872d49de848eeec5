import CatalogCore
import CatalogLint
import StringTables

/// Finds legacy tables in UTF-16.
struct StringsEncodingRule: FileRule {
    static let description = RuleDescription(
        id: "strings-encoding",
        category: .structure,
        summary: "a legacy table is stored as UTF-16",
        rationale: """
            Xcode reads it, but git treats it as a binary file: no diffs, no merges, no reviews. Save it as UTF-8. \
            fitloc does not convert an XML table, because its first line names the encoding. Files outside of `.lproj` \
            folders belong to other tools, such as those for screenshots, which may want UTF-16.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .file,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the fix writes a table in text form as UTF-8. It cannot know whether a project file or \
            `.gitattributes` declares the file as UTF-16.
            """,
        passing: [
            RuleExample(files: [("pt-BR.lproj/Localizable.strings", "\"tab.home\" = \"Início\";\n")]),
            RuleExample(files: [("pt-BR.lproj/Localizable.strings", "\u{FEFF}\"tab.home\" = \"Início\";\n")]),
            RuleExample(
                file: "screenshots/pt-BR/title.strings", "\"tab.home\" = \"Início\";\n", encoding: .utf16LittleEndian),
        ],
        failing: [
            RuleExample(
                file: "pt-BR.lproj/Localizable.strings", "↓\"tab.home\" = \"Início\";\n", encoding: .utf16LittleEndian)
        ]
    )

    func check(_ file: LoadedFile, into findings: inout FindingSink) {
        guard file.format != .catalog, file.failure == nil, TablePath.projectFolder(of: file.path) != nil,
            let encoding = file.encoding, encoding != .utf8
        else {
            return
        }
        let text = file.text.bytes
        let isXML = text.first { $0 > 0x20 } == UInt8(ascii: "<")
        findings.add(
            "stored as UTF-16, which git treats as a binary file; save it as UTF-8", in: file.text, range: 0..<0,
            fix: isXML ? [] : [Edit(0..<file.bytes.count, text)], isSafe: false)
    }
}
