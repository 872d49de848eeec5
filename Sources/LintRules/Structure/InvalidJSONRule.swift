import CatalogCore
import CatalogLint
import StringTables

/// Finds catalogs that are not valid JSON.
struct InvalidJSONRule: FileRule {
    static let description = RuleDescription(
        id: "invalid-json",
        category: .structure,
        summary: "a catalog cannot be read, because it is not valid JSON",
        rationale: """
            Xcode shows such a catalog as empty, and the build fails. The finding is where the parser stopped; the \
            cause is there or shortly before.
            """,
        severity: .error,
        impact: .breaks,
        scope: .file,
        passing: [.catalog(#"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#)],
        failing: [
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }↓, }"#),
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { ↓"#),
        ]
    )

    func check(_ file: LoadedFile, into findings: inout FindingSink) {
        guard let failure = file.failure, failure.kind == .json else { return }
        findings.add(failure.message, in: file.text, range: failure.offset..<failure.offset)
    }
}
