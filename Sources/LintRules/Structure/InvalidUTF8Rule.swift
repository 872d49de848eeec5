import CatalogCore
import CatalogLint
import StringTables

/// Finds files whose bytes are not valid text.
struct InvalidUTF8Rule: FileRule {
    static let description = RuleDescription(
        id: "invalid-utf8",
        category: .structure,
        summary: "bytes are not valid text in the encoding of the file",
        rationale: """
            Usually the file was saved in an old encoding such as Latin-1 or Mac Roman. The build fails, or each \
            letter with an accent becomes a question mark. Open it in its encoding and save it as UTF-8. A catalog is \
            always UTF-8; `strings-encoding` reports UTF-16 tables.
            """,
        severity: .error,
        impact: .breaks,
        scope: .file,
        tables: .all,
        passing: [
            .texts(["en": #""Home""#, "pt-BR": #""Início""#]),
            RuleExample(
                file: "pt-BR.lproj/Localizable.strings", "\"tab.home\" = \"Início\";\n", encoding: .utf16LittleEndian),
        ],
        failing: [
            RuleExample(file: "pt-BR.lproj/Localizable.strings", "\"tab.home\" = \"In↓ício\";\n", encoding: .latin1),
            RuleExample(
                file: "Localizable.xcstrings",
                #"{ "sourceLanguage" : "pt-BR", "strings" : { "In↓ício" : { } }, "version" : "1.0" }"#,
                encoding: .latin1),
        ]
    )

    func check(_ file: LoadedFile, into findings: inout FindingSink) {
        guard let failure = file.failure, failure.kind == .encoding else { return }
        findings.add(
            "\(failure.message); save the file as UTF-8", in: file.text, range: failure.offset..<failure.offset)
    }
}
