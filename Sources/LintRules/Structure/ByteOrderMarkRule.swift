import CatalogCore
import CatalogLint
import StringTables

/// Finds catalogs that begin with a byte-order mark.
struct ByteOrderMarkRule: FileRule {
    static let description = RuleDescription(
        id: "byte-order-mark",
        category: .structure,
        summary: "a catalog begins with a byte-order mark",
        rationale: """
            Xcode does not write one, and many JSON parsers fail on it. Editors and spreadsheets on Windows add it. In \
            legacy tables the mark is common and harmless.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .file,
        fix: .safe,
        passing: [
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
            RuleExample(files: [("en.lproj/Localizable.strings", "\u{FEFF}\"tab.home\" = \"Home\";\n")]),
        ],
        failing: [.catalog("\u{FEFF}↓{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }")]
    )

    func check(_ file: LoadedFile, into findings: inout FindingSink) {
        let mark = ByteOrderMark.utf8
        guard file.format == .catalog, file.failure == nil, file.bytes.starts(with: mark) else { return }
        findings.add(
            "begins with a byte-order mark, which a catalog must not have; remove it", in: file.text,
            range: 0..<mark.count,
            fix: [Edit(0..<mark.count, [])])
    }
}
