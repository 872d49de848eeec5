import CatalogCore
import CatalogRuntime

/// The legacy files of one name in their `.lproj` folders, seen as one table (`docs/formats.md` §3, §4).
public struct LegacyTable: StringTable {
    /// The table's name: the files', without their ending.
    public let name: String
    /// The files, source language first, then by path; `Base.lproj`'s behind those of a folder that names the language.
    public let files: [TableFile]
    /// The development language: the one that is told, else English where `Base.lproj` or `en.lproj` is there.
    public let sourceLanguage: LanguageTag?
    /// The languages, source language first.
    public let languages: [LanguageTag]
    /// What is out of shape in the files.
    public let problems: [ShapeProblem]
    /// The keys that one file has more than once, each place but the first.
    public let duplicateKeys: [DuplicateKey]

    private let entries: [Entry]

    /// Legacy tables have no document.
    public var document: Document? { nil }

    /// The number of keys in all languages together.
    public var entryCount: Int { entries.count }

    /// Reads an entry, from 0: those of the source language in the order of its file, then the others'.
    public func entry(at index: Int) -> Entry { entries[index] }

    /// The key of an entry.
    public func key(at index: Int) -> Text { entries[index].key }

    /// The comment of an entry.
    public func comment(at index: Int) -> Text? { entries[index].comment }

    /// Puts files together by folder and name.
    ///
    /// - Parameter development: the development language at a path, where the configuration tells.
    static func group(_ sources: [LegacySource], development: (String) -> LanguageTag?) -> [LegacyTable] {
        Dictionary(grouping: sources, by: \.group).values.map { LegacyTable($0, development: development) }
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
}

/// Which languages the files of a table are in.
private struct LegacyLanguages {
    let source: LanguageTag?
    private let base: LanguageTag
    /// A file outside every `.lproj` folder holds one language, whichever it is.
    private static let undetermined: LanguageTag = "und"
    /// The folder of the development language, whichever that is.
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
            source = LanguageTag(named.first { LanguageTag($0).isSameLanguage(as: LanguageTag(found)) } ?? found)
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

    /// Where a file stands among the others: the source language's first, and what wins over `Base.lproj` before that.
    func rank(of file: LegacySource) -> Int {
        guard language(of: file) == source else { return 2 }
        return TablePath.projectFolder(of: file.path) == Self.baseFolder ? 1 : 0
    }
}
