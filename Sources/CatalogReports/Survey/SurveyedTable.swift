import CatalogCore
import CatalogLint
import CatalogRuntime

/// A table of a surveyed folder, with the number of texts in each language.
public struct SurveyedTable: Sendable {
    /// The path of the table's first file.
    public let path: String
    /// Whether the table consists of `.strings` and `.stringsdict` files.
    public let isLegacy: Bool
    /// The number of files.
    public let fileCount: Int
    /// The source language; nil if the files do not specify it.
    public let sourceLanguage: LanguageTag?
    /// The number of translatable keys.
    public let keyCount: Int
    /// The number of translatable keys with a text, by language.
    public let textCounts: [LanguageTag: Int]
    /// The tags that are no language of users, such as `qqq` and `en-XA`.
    package let unreadTags: [LanguageTag]

    init(_ table: any StringTable) {
        let context = TableContext(table, settings: LintSettings())
        let languages = context.languagesToShow(nil)
        var keys = 0
        // A language in which nothing is translated yet is one of the table, too.
        var counts = Dictionary(
            languages.filter { $0.facts.readers == .users && !$0.facts.isSource }.map { ($0.facts.canonical, 0) }
        ) { first, _ in first }
        for index in 0..<table.entryCount {
            let entry = EntryContext(table.entry(at: index), in: context)
            guard entry.isTranslatable else { continue }
            keys += 1
            for language in languages
            where language.facts.readers == .users
                && ([.translated, .needsReview].contains(TranslationStatus(of: entry, in: language))
                    || !language.facts.isSource && entry.isKeptName)
            {
                counts[language.facts.canonical, default: 0] += 1
            }
        }
        path = table.path
        isLegacy = table.isLegacy
        fileCount = table.files.count
        sourceLanguage = table.sourceLanguage
        keyCount = keys
        textCounts = counts
        unreadTags = table.languages.filter { context.facts(of: $0).readers != .users }
    }
}

/// A language of a surveyed folder, over all tables.
public struct SurveyedLanguage: Hashable, Sendable {
    /// The language, in canonical form.
    public let language: LanguageTag
    /// Whether the language is the source language of any table.
    public let isSource: Bool
    /// The number of keys with a text in the language.
    public let textCount: Int
    /// The number of translatable keys in all tables with languages.
    public let keyCount: Int
    /// Whether the language is probably required: at least half of all keys have a text in it.
    ///
    /// If there is an Xcode project, it must also list the language. Source languages are always required.
    public let isLikelyRequired: Bool
    /// Whether there is an Xcode project that does not list the language.
    package let isUnlisted: Bool

    /// The tags of tables that belong to no language, or to several.
    private static let unnamed: Set<String> = ["und", "mul"]

    static func all(of surveyed: [SurveyedTable], _ origin: SurveyedOrigin?) -> [SurveyedLanguage] {
        // A file outside of the folders of languages serves all of them.
        let tables = surveyed.filter { table in
            !table.isLegacy || table.textCounts.keys.contains { !unnamed.contains($0.spelling) }
        }
        let present = Set(tables.flatMap { $0.textCounts.keys }).filter { LanguageRegistry.problem(of: $0) == nil }
        let listed = tables.isEmpty ? [] : origin?.languages ?? []
        let languages = present.union(listed.filter { tag in !present.contains { $0.isSameLanguage(as: tag) } })
        return languages.filter { Readers(of: $0) == .users && !unnamed.contains($0.spelling) }
            .map { SurveyedLanguage($0, in: tables, origin) }
            .sorted {
                ($0.isSource ? 0 : 1, -$0.textCount, $0.language) < ($1.isSource ? 0 : 1, -$1.textCount, $1.language)
            }
    }

    private init(_ language: LanguageTag, in tables: [SurveyedTable], _ origin: SurveyedOrigin?) {
        self.language = language
        isSource = tables.contains { $0.sourceLanguage?.isSameLanguage(as: language) ?? false }
        textCount = tables.reduce(0) { $0 + ($1.textCounts[language] ?? 0) }
        keyCount = tables.reduce(0) { $0 + $1.keyCount }
        isUnlisted = origin.map { $0.listsLanguages && !$0.has(language) } ?? false
        isLikelyRequired = isSource || textCount * 2 >= keyCount && !isUnlisted
    }
}
