import CatalogCore
import CatalogRuntime

/// The legacy files of one name in their `.lproj` folders, seen as one table (`docs/formats.md` §3, §4).
public struct LegacyTable: StringTable {
    /// The table's name: the files', without their ending.
    public let name: String
    /// The files, source language first, then by path.
    public let files: [TableFile]
    /// The development language: the configuration's, else `Base.lproj`'s, else English if there, else the only one.
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
        let languages = LegacyLanguages(ordered, development: ordered.first.flatMap { development($0.path) })
        let sorted = ordered.sorted { left, right in
            languages.isSource(left) && !languages.isSource(right)
        }
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

    init(_ sources: [LegacySource], development: LanguageTag?) {
        let folders = sources.map { TablePath.projectFolder(of: $0.path) }
        let named = Set(folders.compactMap { $0 })
        let base = development ?? (named.contains("en") ? "Base" : "en")
        self.base = base
        let candidates = [development?.spelling, named.contains("Base") ? base.spelling : nil, "en"].compactMap { $0 }
        let found = candidates.first { candidate in
            named.contains { LanguageTag($0).isSameLanguage(as: LanguageTag(candidate)) }
                || (candidate == base.spelling && named.contains("Base"))
        }
        if let found {
            source = LanguageTag(named.first { LanguageTag($0).isSameLanguage(as: LanguageTag(found)) } ?? found)
        } else {
            source = named.isEmpty ? Self.undetermined : nil
        }
    }

    package func language(of file: LegacySource) -> LanguageTag {
        switch TablePath.projectFolder(of: file.path) {
        case "Base": base
        case let folder?: LanguageTag(folder)
        case nil: Self.undetermined
        }
    }

    func isSource(_ file: LegacySource) -> Bool { language(of: file) == source }
}
