import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// Finds catalogs without a source language, and a configured source language that no legacy table has.
struct MissingSourceLanguageRule: TableRule, ProjectRule {
    static let description = RuleDescription(
        id: "missing-source-language",
        category: .structure,
        summary: "a catalog has no source language, or no table is in the configured one",
        rationale: """
            Without it Xcode does not know the source language, and the compiler refuses the file. Legacy tables do \
            not name theirs; `source-language` in .fitloc.yml does. If no file is in that language, their texts cannot \
            be compared with a source. This happens, for example, after the folder en.lproj was renamed en-GB.lproj. Tables \
            whose keys are the source texts need no file in that language.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        passing: [
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
            RuleExample(files: [("de.lproj/Localizable.strings", "\"tab.home\" = \"Start\";\n")]),
        ],
        failing: [
            .catalog(#"↓{ "strings" : { }, "version" : "1.0" }"#),
            .catalog(#"{ "sourceLanguage" : ↓"", "strings" : { }, "version" : "1.0" }"#),
        ]
    )

    var checks: [RuleCheck] { [.table(self), .project(self)] }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard table.table.missingStrings == nil, let root = table.table.document?.root else { return }
        for problem in table.table.problems {
            guard case .missingMember("sourceLanguage", .catalog) = problem.kind else { continue }
            guard let written = root["sourceLanguage"] else {
                guard !isMisspelt(in: table.table.problems) else { continue }
                findings.add(
                    "the catalog has no “sourceLanguage”; add it, as in \"sourceLanguage\" : \"en\"",
                    at: problem.location)
                continue
            }
            // `invalid-field-type` reports a value that is not a string.
            guard written.kind == .string else { continue }
            findings.add(
                "“sourceLanguage” is empty; write the language, such as “en”",
                at: TableLocation(file: 0, range: written.range))
        }
    }

    /// The configured language has no effect if no legacy table has it.
    ///
    /// Source texts of tables for Interface Builder are in storyboards and nibs, and those of `InfoPlist.strings` in
    /// Info.plist.
    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        guard project.isComplete else { return }
        let legacy = project.tables.filter { $0.table.isLegacy && [.code, .appShortcuts].contains($0.kind) }
        for tables in Dictionary(grouping: legacy, by: { $0.settings.sourceLanguageLocation?.file.path }).values {
            guard let settings = tables.first?.settings, let language = settings.sourceLanguage,
                let location = settings.sourceLanguageLocation
            else { continue }
            let files = tables.flatMap(\.table.files) + project.files.filter { $0.failure != nil }.map(\.text)
            let languages = files.compactMap { TablePath.projectFolder(of: $0.path) }
            let isThere = languages.contains { $0 == "Base" || Self.isSame(LanguageTag($0), language) }
            guard !isThere, !languages.isEmpty, !tables.contains(where: Self.hasTextsAsKeys) else { continue }
            findings.add(
                "no file is in the source language \(language)" + question(about: language, in: languages),
                in: location.file, range: location.range)
        }
    }

    /// Whether two tags are the same language; Norwegian `no` is Bokmål, as for Xcode.
    private static func isSame(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
        let macro = { (tag: LanguageTag) in tag.language == "no" ? LanguageTag("nb") : tag }
        return macro(left).isSameLanguage(as: macro(right))
    }

    /// Whether most keys of a table have several words or letters beyond ASCII, so that they are its source texts.
    private static func hasTextsAsKeys(_ table: TableContext) -> Bool {
        let count = table.table.entryCount
        return (0..<count).count {
            table.table.key(at: $0).utf8.contains { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
        } * 2 > count
    }

    /// A language that differs only in script or region is more probable than one with a similar spelling.
    private func question(about language: LanguageTag, in languages: [String]) -> FindingMessage {
        let kin = languages.sorted().first { LanguageTag($0).language == language.language }
        return kin.map { name -> FindingMessage in "; did you mean \(Quotation.of(name))?" } ?? ""
    }

    /// `unknown-root-key` reports a misspelled name.
    private func isMisspelt(in problems: [ShapeProblem]) -> Bool {
        problems.contains {
            guard case .unknownMember(let name, .catalog) = $0.kind else { return false }
            return !Spelling.question(about: name, in: ["sourceLanguage"]).isEmpty
        }
    }
}
