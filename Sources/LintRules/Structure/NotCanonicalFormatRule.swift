import CatalogCore
import CatalogLint

/// Finds catalogs that are not formatted as Xcode formats them.
struct NotCanonicalFormatRule: TableRule {
    static let description = RuleDescription(
        id: "not-canonical-format",
        category: .structure,
        summary: "a catalog is not formatted as Xcode formats it",
        rationale: """
            Xcode rewrites the whole file on its next change, so the diff of one changed text contains every line. \
            `fitloc fmt --check` checks the same, so this rule is off by default.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .catalog,
        fix: .safe,
        passing: [
            .catalog("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}\n"),
            .catalog(""),
        ],
        failing: [
            .catalog("{\n  \"sourceLanguage\"↓: \"en\",\n  \"strings\": {},\n  \"version\": \"1.0\"\n}"),
            .catalog(
                """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "tab.↓plan" : {

                    },
                    "tab.home" : {

                    }
                  },
                  "version" : "1.0"
                }
                """),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard let document = table.table.document, table.table.missingStrings == nil,
            !XcodeForm.isForm(of: document)
        else { return }
        let (bytes, canonical) = (document.bytes, XcodeForm.bytes(of: document))
        let difference = Self.firstDifference(bytes, canonical)
        findings.add(
            "not formatted as Xcode formats it; run `fitloc fmt`",
            at: TableLocation(file: 0, range: difference..<difference), fix: [Edit(0..<bytes.count, canonical)])
    }

    /// Returns the offset of the first byte that differs, at the start of its character.
    private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int {
        let common = min(left.count, right.count)
        var offset = (0..<common).first { left[$0] != right[$0] } ?? common
        while offset > 0, offset < left.count, left[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
