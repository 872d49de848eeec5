import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds languages that either an Xcode project lists or its tables have, but not both.
struct ProjectLanguagesRule: ProjectRule {
    static let description = RuleDescription(
        id: "project-languages",
        category: .compile,
        summary: "a project and its tables do not have the same languages",
        rationale: """
            Xcode exports and adds files for the languages that the project lists, so a language that only tables have \
            is left out there, which is a note. A language that the project lists and no table has is a note too: \
            it was begun and never translated, so people see the source language. A file that the project names in a language and that does not \
            exist ends the build. `fitloc language` changes tables and project together. \
            Storyboards and other files in a folder of the language count as well.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .project,
        passing: [
            example(tableHas: ["en", "de"], projectLists: ["en", "Base", "de"]),
            example(tableHas: ["en", "de-DE"], projectLists: ["en", "de"]),
            example(tableHas: ["en"], projectLists: ["en", "de"], others: ["de"]),
            absent(isListed: false),
            example(tableHas: ["en"], projectLists: ["en", "ja", "fr", "de"]),
            example(tableHas: ["fi"], sourceLanguage: "fi", projectLists: ["en", "fi"], development: "en"),
        ],
        failing: [
            example(tableHas: ["en", "de"], projectLists: ["en"], mark: .table),
            example(tableHas: ["en"], projectLists: ["en", "de"], mark: .project),
            example(tableHas: ["en", "zh-Hans"], projectLists: ["en", "zh-Hans", "zh-Hant"], mark: .project),
            absent(isListed: true),
            example(tableHas: ["en"], projectLists: ["en", "fr"], mark: .project),
        ]
    )

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        for build in project.build.projects where !build.languages.isEmpty {
            let tables = project.tables.filter { table in
                table.table.files.contains { build.tables.contains($0.path) }
            }
            guard !tables.isEmpty else { continue }
            addUnlisted(build, tables, to: &findings)
            addUntranslated(build, tables, to: &findings)
            for file in build.absentFiles {
                findings.add(
                    "the project contains \(VisibleText.path(file.path)), which does not exist; add the file or remove it",
                    in: file.location.file, range: file.location.range,
                    language: TablePath.projectFolder(of: file.path).map { LanguageTag($0) })
            }
        }
    }

    /// Reports each language that the project does not list, in the first table that has it.
    private func addUnlisted(_ build: BuildProject, _ tables: [TableContext], to findings: inout FindingSink) {
        var known = build.languages
        for table in tables {
            for language in table.table.languages.sorted()
            where language != "und" && !known.contains(where: language.isSpoken) {
                guard let file = table.table.files.first(where: { $0.language == nil || $0.language == language })
                else { continue }
                known.append(language)
                findings.add(
                    """
                    \(build.regions.file.path) does not list this language, so Xcode's exports leave it out; add it \
                    under Localizations
                    """, in: file, range: 0..<0, language: language, atMost: .note,
                    related: [(build.regions.file, build.regions.range)])
            }
        }
    }

    /// Reports each language of the project that no table has.
    private func addUntranslated(_ build: BuildProject, _ tables: [TableContext], to findings: inout FindingSink) {
        let known =
            tables.flatMap { $0.table.languages + [$0.sourceLanguage].compactMap(\.self) } + build.otherLanguages
        let untranslated = build.languages.filter { language in
            // The texts of the development language may be in storyboards and code.
            language != build.development && !known.contains(where: language.isSpoken)
        }
        // Old versions of Xcode listed these three in every new project, besides English.
        let areOfXcode = Set(untranslated.map(\.canonical)).isSuperset(of: Self.formerDefaults)
        for language in untranslated where !areOfXcode || !Self.formerDefaults.contains(language.canonical) {
            findings.add(
                "the project lists this language, but no table has texts in it", in: build.regions.file,
                range: build.regions.range, language: language, atMost: .note)
        }
    }

    private static let formerDefaults: Set<LanguageTag> = ["de", "fr", "ja"]

    private static func example(
        tableHas languages: [String], sourceLanguage: String = "en", projectLists listed: [String],
        development: LanguageTag? = nil, others: [LanguageTag] = [], mark: Mark? = nil
    ) -> RuleExample {
        let path = "App/Localizable.xcstrings"
        let texts = languages.map {
            "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"OK\" } }"
        }
        let list = "knownRegions = (\(listed.joined(separator: ", ")));"
        let file = TableFile(untabled: "App.xcodeproj/project.pbxproj", bytes: Array(list.utf8))
        return RuleExample(files: [
            (
                path,
                """
                \(mark == .table ? "↓" : ""){ "sourceLanguage" : "\(sourceLanguage)", "strings" : { "OK" : { "localizations" : {
                  \(texts.joined(separator: ", "))
                } } }, "version" : "1.0" }
                """
            ),
            (file.path, (mark == .project ? "↓" : "") + list),
        ]).built(
            as: BuildFacts(projects: [
                BuildProject(
                    regions: BuildLocation(file, 0..<12),
                    languages: listed.filter { $0 != "Base" }.map { LanguageTag($0) }, development: development,
                    otherLanguages: others, tables: [path])
            ]))
    }

    /// Returns an example with a project that may name a file that does not exist.
    private static func absent(isListed: Bool) -> RuleExample {
        let table = "en.lproj/Localizable.strings"
        let list = "knownRegions = (en);"
        let path = "hi.lproj/Localizable.strings"
        let file = TableFile(
            untabled: "App.xcodeproj/project.pbxproj", bytes: Array((list + "path = \(path);").utf8))
        let location = BuildLocation(file, (list.utf8.count + 7)..<(list.utf8.count + 7 + path.utf8.count))
        return RuleExample(files: [
            (table, "\"OK\" = \"OK\";\n"), (file.path, list + "path = \(isListed ? "↓" : "")\(path);"),
        ]).built(
            as: BuildFacts(projects: [
                BuildProject(
                    regions: BuildLocation(file, 0..<12), languages: ["en"], otherLanguages: ["hi"], tables: [table],
                    absentFiles: isListed ? [BuildProject.AbsentFile(path: path, location: location)] : [])
            ]))
    }

    /// The file that a finding of an example names.
    private enum Mark {
        case table
        case project
    }
}

extension LanguageTag {
    /// Returns whether people who read this language read the other one: `de-DE` and `de`, but not `zh-Hans` and
    /// `zh-Hant`.
    fileprivate func isSpoken(_ other: LanguageTag) -> Bool {
        let (own, other) = (canonical, other.canonical)
        // The system reads `no` as Bokmål.
        let code = { (tag: LanguageTag) in tag.language == "no" ? "nb" : tag.language }
        guard let language = code(own), language == code(other) else { return own == other }
        guard let script = own.script, let otherScript = other.script else { return true }
        return script == otherScript
    }
}
