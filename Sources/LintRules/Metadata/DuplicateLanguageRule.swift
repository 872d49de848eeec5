import CatalogCore
import CatalogLint
import CatalogRuntime
import TableCompilation

/// Finds languages that a table has twice.
struct DuplicateLanguageRule: TableRule {
    static let description = RuleDescription(
        id: "duplicate-language",
        category: .metadata,
        summary: "a language appears in two spellings, or under two codes that Xcode does not distinguish",
        rationale: """
            At run time only one of the two is used, and the texts of the other are lost. It happens where a \
            translation service writes `pt_BR` and Xcode `pt-BR`. Xcode also compiles `no` with `nb`, and `sr-Cyrl` \
            with `sr`; keep one of each. The rule reports each spelling once, where it appears first.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        passing: [
            .texts([
                "en": #""Home""#, "pt": #""Início""#, "pt-BR": #""Início""#, "zh-Hans": #""主页""#, "zh-Hant": #""主頁""#,
            ]),
            RuleExample(files: [
                ("Base.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
            ]),
            // Folders of their own, which Xcode copies as they are.
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("nb.lproj/Localizable.strings", "\"tab.home\" = \"Hjem\";\n"),
                ("no.lproj/Localizable.strings", "\"tab.home\" = \"Hjem\";\n"),
            ]),
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "tab.plan" : { "localizations" : {
                      ↓"pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Plano" } } } },
                    "tab.today" : { "localizations" : {
                      "pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Hoje" } } } }
                """),
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "nb" : { "stringUnit" : { "state" : "translated", "value" : "Hjem" } },
                      ↓"no" : { "stringUnit" : { "state" : "translated", "value" : "Hjem" } } } }
                """),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("he.lproj/Localizable.strings", "\"tab.home\" = \"בית\";\n"),
                ("iw.lproj/Localizable.strings", "↓\"tab.home\" = \"בית\";\n"),
            ]),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let (doubled, sharing) = (table.doubledLanguages, table.languagesInSharedFolders)
        // One search for all languages, because each reads the entries of the table.
        var languages = doubled.flatMap { [$0.kept] + $0.others }
        languages += sharing.flatMap { [$0.kept] + $0.others }
        let spellings = table.spellings(of: languages)
        let locations = Dictionary(spellings.map { ($0.tag, $0) }) { first, _ in first }
        for (kept, others) in doubled {
            let first = locations[kept]
            for spelling in others.compactMap({ locations[$0] }) {
                findings.add(
                    "the same language as \(Quotation.of(kept.spelling)), which the table also has; keep one spelling",
                    at: spelling.location, language: spelling.tag, related: first.map { [$0.location] } ?? [])
            }
        }
        for (folder, kept, others) in sharing {
            let first = locations[kept]
            for spelling in others.compactMap({ locations[$0] }) {
                findings.add(
                    """
                    Xcode compiles this language into \(Quotation.of(folder + ".lproj")), as \
                    \(Quotation.of(kept.spelling)), which the table also has; keep one
                    """,
                    at: spelling.location, language: spelling.tag, related: first.map { [$0.location] } ?? [])
            }
        }
    }
}

extension TableContext {
    /// The different languages that Xcode compiles into the same folder.
    ///
    /// The elements are the folder's name, the language to keep, and the others. Legacy tables have none, because they are
    /// in the folders that they name.
    fileprivate var languagesInSharedFolders: [(folder: String, kept: LanguageTag, others: [LanguageTag])] {
        guard isCatalog else { return [] }
        var canonical: Set<LanguageTag> = []
        let languages = spelledLanguages.filter { canonical.insert($0.canonical).inserted }
        let sharing = Dictionary(grouping: languages) { LanguageFolder($0)?.name }.filter { $0.value.count > 1 }
        return sharing.sorted { ($0.key ?? "") < ($1.key ?? "") }.compactMap { name, tags in
            guard let name else { return nil }
            let kept = tags.first { $0.spelling == name } ?? tags[0]
            return (name, kept, tags.filter { $0 != kept })
        }
    }

    /// The languages that the table spells in several ways: the spelling to keep, and the others.
    var doubledLanguages: [(kept: LanguageTag, others: [LanguageTag])] {
        let languages = spelledLanguages
        let canonical = Dictionary(grouping: languages, by: \.canonical)
        guard canonical.count < languages.count else { return [] }
        return canonical.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { preferred, spellings in
            let kept = spellings.first { $0 == preferred } ?? spellings[0]
            return (kept, spellings.filter { $0 != kept })
        }
    }
}
