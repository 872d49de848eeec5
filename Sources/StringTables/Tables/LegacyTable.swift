import CatalogCore
import CatalogRuntime

/// The legacy files of one name in their `.lproj` folders, as one table (`docs/formats.md` §3, §4), or the texts of one
/// page of a store in their language folders.
public struct LegacyTable: StringTable {
    /// The name of the table: the file name without its extension.
    public let name: String
    /// The files, source language first, then by path; files in `Base.lproj` follow those of the same language.
    public let files: [TableFile]
    /// The configured development language, or else English if `Base.lproj` or `en.lproj` exists.
    public let sourceLanguage: LanguageTag?
    /// The languages, source language first.
    public let languages: [LanguageTag]
    /// The shape problems in the files.
    public let problems: [ShapeProblem]
    /// Every repetition of a key in the same file.
    public let duplicateKeys: [DuplicateKey]

    private let entries: [Entry]

    /// Always nil, because legacy tables have no JSON document.
    public var document: Document? { nil }

    /// The number of different keys in all languages.
    public var entryCount: Int { entries.count }

    /// Returns the entry at an index.
    ///
    /// The keys of the source language come first, in file order, followed by the keys that only other languages have.
    public func entry(at index: Int) -> Entry { entries[index] }

    /// Returns the key of an entry.
    public func key(at index: Int) -> Text { entries[index].key }

    /// Returns the comment of an entry.
    public func comment(at index: Int) -> Text? { entries[index].comment }

    /// Groups files into tables by folder and name.
    ///
    /// - Parameter development: Returns the configured development language for a path; nil if none is configured.
    static func group(_ sources: [LegacySource], development: (String) -> LanguageTag?) -> [LegacyTable] {
        Dictionary(grouping: sources, by: \.group).values.map { sources in
            sources.first?.table.kind == .storeText
                ? LegacyTable(storeTexts: sources.sorted { $0.path < $1.path }, development: development)
                : LegacyTable(sources, development: development)
        }
    }

    private init(_ sources: [LegacySource], development: (String) -> LanguageTag?) {
        let ordered = sources.sorted { $0.path < $1.path }
        let languages = LegacyLanguages(ordered, development: ordered.compactMap { development($0.path) }.first)
        let sorted = ordered.enumerated().sorted { left, right in
            (languages.rank(of: left.element), left.offset) < (languages.rank(of: right.element), right.offset)
        }.map(\.element)
        var builder = LegacyTableBuilder()
        for source in sorted { builder.add(source, language: languages.language(of: source)) }
        name = ordered.first.map { TablePath.tableName(of: $0.path) } ?? ""
        files = builder.files
        sourceLanguage = languages.source
        self.languages = builder.languages
        problems = builder.problems
        duplicateKeys = builder.duplicateKeys
        entries = builder.entries
    }

    /// Creates a table of the texts of a store.
    ///
    /// - Parameter sources: The files, ordered by path.
    private init(storeTexts sources: [LegacySource], development: (String) -> LanguageTag?) {
        let texts = StoreTexts(sources, development: sources.compactMap { development($0.path) }.first)
        var builder = LegacyTableBuilder()
        for source in texts.ordered { builder.add(source.file, language: source.language) }
        name = sources.first.map { TablePath.tableName(of: $0.path) } ?? ""
        files = builder.files
        sourceLanguage = texts.sourceLanguage
        languages = builder.languages
        problems = builder.problems
        duplicateKeys = builder.duplicateKeys
        entries = builder.entries(translating: texts.isTranslatable)
    }
}

/// The languages of the files of a table.
private struct LegacyLanguages {
    let source: LanguageTag?
    private let base: LanguageTag
    /// The language of a file outside an `.lproj` folder, which has one unknown language.
    private static let undetermined: LanguageTag = "und"
    /// The folder of the development language.
    private static let baseFolder = "Base"

    init(_ sources: [LegacySource], development: LanguageTag?) {
        let folders = sources.map { TablePath.projectFolder(of: $0.path) }
        let named = Set(folders.compactMap { $0 })
        let base = development ?? "en"
        self.base = base
        let candidates = [development?.spelling, named.contains(Self.baseFolder) ? base.spelling : nil, "en"].compactMap
        { $0 }
        let found = candidates.first { candidate in
            named.contains { LanguageTag($0).isSameLanguage(as: LanguageTag(candidate)) }
                || (candidate == base.spelling && named.contains(Self.baseFolder))
        }
        if let found {
            // Of several spellings, the usual one counts, whatever the order of the files.
            let spellings = named.filter { LanguageTag($0).isSameLanguage(as: LanguageTag(found)) }
            source = LanguageTag(spellings.contains(found) ? found : spellings.min() ?? found)
        } else {
            source = named.isEmpty ? Self.undetermined : nil
        }
    }

    package func language(of file: LegacySource) -> LanguageTag {
        switch TablePath.projectFolder(of: file.path) {
        case Self.baseFolder: source ?? base
        case let folder?: LanguageTag(folder)
        case nil: Self.undetermined
        }
    }

    /// Returns the sort rank of a file: 0 for the source language, 1 for `Base.lproj`, 2 for other languages.
    func rank(of file: LegacySource) -> Int {
        guard language(of: file) == source else { return 2 }
        return TablePath.projectFolder(of: file.path) == Self.baseFolder ? 1 : 0
    }
}
