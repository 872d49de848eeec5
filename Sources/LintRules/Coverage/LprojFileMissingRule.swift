import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// Finds legacy tables that have no file in a language.
struct LprojFileMissingRule: ProjectRule {
    static let description = RuleDescription(
        id: "lproj-file-missing",
        category: .coverage,
        summary: "a legacy table has no file in a language",
        rationale: """
            People see the source language for every text of that file. The rule checks the languages that the \
            configuration or --language requires. If none is required, it checks the languages of the other tables in \
            the same folder, if this table has at least half of them, as a warning. It is one finding for the file, not \
            one for each key. A file in a folder of its own for each language, such as de/App/de.lproj beside en/App/en.lproj, \
            is not missing. A folder whose extension is misspelt, such as de.lpoj, is a warning.
            """,
        severity: .error,
        impact: .coverage,
        scope: .project,
        passing: [
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                    ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ], required: ["en", "pt-BR"]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                ("es.lproj/Localizable.strings", "\"home.title\" = \"Inicio\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ("en.lproj/Debug.strings", "\"debug.title\" = \"Debug\";\n"),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ("Codes.strings", "\"310\" = \"Not found\";\n"),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ("en.lproj/InfoPlist.strings", "/* Nothing yet */\n"),
            ]),
            RuleExample(
                files: [
                    ("en/App/en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                    ("pt-BR/App/pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ], required: ["en", "pt-BR"]),
        ],
        failing: [
            RuleExample(
                files: [("en.lproj/Localizable.strings", "↓\"home.title\" = \"Home\";\n")], required: ["en", "pt-BR"]),
            RuleExample(
                files: [
                    ("App/en.lproj/Localizable.strings", "↓\"home.title\" = \"Home\";\n"),
                    ("Widget/pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ], required: ["en", "pt-BR"]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                ("es.lproj/Localizable.strings", "\"home.title\" = \"Inicio\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ("en.lproj/Workout.strings", "↓\"workout.title\" = \"Workout\";\n"),
                ("es.lproj/Workout.strings", "\"workout.title\" = \"Entreno\";\n"),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                ("de.lpoj/Localizable.strings", "↓\"home.title\" = \"Start\";\n"),
            ]),
        ]
    )

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        addMisspeltFolders(project, to: &findings)
        let tables = project.tables.filter { $0.table.isLegacy && $0.table.sourceLanguage != nil }
        let unreadable = project.files.filter { $0.failure != nil }
        let paths = project.files.map { Self.components(of: $0.path) }
        for (_, siblings) in Dictionary(grouping: tables, by: { folder(of: $0) ?? "" }) {
            for table in siblings where folder(of: table) != nil {
                for target in targets(of: table, among: siblings) {
                    check(table, target, unreadable: unreadable, among: paths, into: &findings)
                }
            }
        }
    }

    private func folder(of table: TableContext) -> String? {
        table.table.files.first.flatMap { TablePath.tableFolder(of: $0.path) }
    }

    // MARK: - Misspelt folders

    /// Reports each folder such as `de.lpoj`, at its first file.
    private func addMisspeltFolders(_ project: ProjectContext, to findings: inout FindingSink) {
        var known: Set<String> = []
        for file in project.files {
            let folders = file.path.split(separator: "/").dropLast()
            guard let name = folders.last, let dot = name.lastIndex(of: "."),
                Spelling.differInOneLetter(name[name.index(after: dot)...].lowercased(), Self.folderExtension),
                LanguageRegistry.problem(of: LanguageTag(String(name[..<dot]))) == nil,
                known.insert(folders.joined(separator: "/")).inserted
            else { continue }
            let (language, shown) = (String(name[..<dot]), VisibleText.escaped(String(name)))
            findings.add(
                """
                \(shown) is not a folder for a language, so nobody sees its texts; rename it to \
                \(VisibleText.escaped("\(language).\(Self.folderExtension)"))
                """, in: file.text, range: 0..<0, atMost: .warning)
        }
    }

    private static let folderExtension = "lproj"

    // MARK: - Choice of languages

    private func targets(of table: TableContext, among siblings: [TableContext]) -> [TargetLanguage] {
        guard !table.hasRequirements else { return table.targets }
        let all = Set(siblings.flatMap { $0.languages.values.map(\.canonical) })
        let own = Set(table.languages.values.map(\.canonical))
        guard own.count * 2 >= all.count else { return table.targets }
        // A table in no language folder has the language `und`.
        let absent = all.subtracting(own).filter { $0 != "und" }.sorted()
        return table.targets + absent.map { TargetLanguage(facts: table.facts(of: $0), spellings: []) }
    }

    // MARK: - Existing files

    private func check(
        _ table: TableContext, _ target: TargetLanguage, unreadable: [LoadedFile], among paths: [[Substring]],
        into findings: inout FindingSink
    ) {
        let sources = table.table.files.filter { $0.language == table.table.sourceLanguage }
        for source in sources where !table.hasFile(source.format, in: target) {
            if unreadable.contains(where: { isFile($0, like: source, in: target) }) { continue }
            if hasTwin(source, in: target, among: paths) { continue }
            let lacking = lackingKeys(of: source, target, in: table)
            // A file without keys has nothing to translate.
            guard lacking > 0 else { continue }
            let file = "\(table.table.name).\(source.format.rawValue)"
            let path = VisibleText.escaped("\(target.facts.tag.spelling).lproj/\(file)")
            findings.add(
                "the file \(path) is missing, so none of its texts is translated",
                in: source, range: 0..<0, language: target.facts.tag,
                atMost: target.facts.isRequired ? .error : .warning, keyCount: lacking)
        }
    }

    /// Whether a file is this table in the language; a file that cannot be read counts too.
    private func isFile(_ file: LoadedFile, like source: TableFile, in target: TargetLanguage) -> Bool {
        guard file.format == source.format, let folder = TablePath.projectFolder(of: file.path) else { return false }
        return LanguageTag(folder).isSameLanguage(as: target.facts.tag)
            && TablePath.tableFolder(of: file.path) == TablePath.tableFolder(of: source.path)
            && TablePath.tableName(of: file.path) == TablePath.tableName(of: source.path)
    }

    /// Whether the file is in a folder for each language, as an export writes them: `de/App/de.lproj` beside
    /// `en/App/en.lproj`.
    private func hasTwin(_ source: TableFile, in target: TargetLanguage, among paths: [[Substring]]) -> Bool {
        guard let language = source.language else { return false }
        let own = Self.components(of: source.path)
        return paths.contains { path in
            path.count == own.count && path != own
                && zip(own, path).allSatisfy { own, other in
                    own == other || Self.isFolder(own, of: language) && Self.isFolder(other, of: target.facts.tag)
                }
        }
    }

    private static func components(of path: String) -> [Substring] { path.split(separator: "/") }

    private static func isFolder(_ name: Substring, of language: LanguageTag) -> Bool {
        let name = name.hasSuffix(".\(folderExtension)") ? name.dropLast(folderExtension.count + 1) : name
        return LanguageTag(String(name)).isSameLanguage(as: language)
    }

    /// A language may have a table in another kind of file than the source language.
    private func lackingKeys(of source: TableFile, _ target: TargetLanguage, in table: TableContext) -> Int {
        (0..<table.table.entryCount).count { index in
            let entry = table.table.entry(at: index)
            guard let location = entry.localizations.first(where: { $0.language == source.language })?.languageLocation
            else {
                return false
            }
            return table.table.files[location.file].path == source.path && target.localization(of: entry) == nil
        }
    }
}
