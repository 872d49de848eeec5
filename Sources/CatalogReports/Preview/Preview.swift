import AccessorGenerator
import CatalogCore
import CatalogLint
import CatalogRuntime
import FileSearch
import StringTables

/// The texts of one table as a person will read them: every plural case, every device, arguments filled in.
///
/// They come from what generated accessors read, so that what is shown here is what an app shows.
public struct Preview: Sendable {
    /// The path of the table: its first file's.
    public let path: String
    /// The languages shown, the source language first unless others were asked for.
    public let languages: [LanguageTag]
    /// The keys, in the order of the file.
    public let keys: [PreviewedKey]

    /// Previews of the tables of a project that have a key which passes.
    ///
    /// - Parameters:
    ///   - languages: the languages to show; nil for those of each table and those that its configuration requires.
    ///   - patterns: patterns of keys, of which one must match; none for every key.
    ///   - settings: the settings that govern the file at a path.
    public static func all(
        of project: Project, languages: [LanguageTag]? = nil, matching patterns: [GlobPattern] = [],
        settings: @Sendable (String) -> LintSettings = { _ in LintSettings() }
    ) -> [Preview] {
        project.tables.map { table in
            let context = TableContext(table, settings: settings(table.path))
            return Preview(context, languages: context.languagesToShow(languages), matching: patterns)
        }.filter { !$0.keys.isEmpty }
    }

    init(_ context: TableContext, languages shown: [ShownLanguage], matching patterns: [GlobPattern]) {
        let table = context.table
        let languages = shown.map(\.tag)
        let indices = (0..<table.entryCount).filter { index in
            let key = table.key(at: index).string
            return patterns.isEmpty || patterns.contains { $0.matches(key) }
        }
        let entries = indices.map { table.entry(at: $0) }
        let source = table.sourceLanguage
        let encoding = TableEncoding(name: table.name, sourceLanguage: source, entries: entries)
        let texts = CatalogTable(bytes: Array(encoding.text.utf8))
        path = table.path
        self.languages = languages
        keys = entries.enumerated().map { number, entry in
            let entryContext = EntryContext(entry, in: context)
            let statuses = shown.map { TranslationStatus(of: entryContext, in: $0) }
            return PreviewedKey(
                entry, at: number, of: texts, source: source, languages: languages, statuses: statuses)
        }
    }
}

/// A key with its texts as they are read.
public struct PreviewedKey: Sendable {
    /// The key.
    public let key: String
    /// What translators are told, without instructions to tools.
    public let comment: String?
    /// How far it is in each language, in the order of the preview's.
    public let statuses: [TranslationStatus]
    /// A row for each sample; a single one where neither number nor device makes a difference.
    public let rows: [Row]

    /// What a sample shows.
    public struct Row: Sendable {
        /// What the texts are shown with.
        public let sample: PreviewSample
        /// The text in each language, in the order of the preview's; nil where it has none.
        public let texts: [String?]
    }

    fileprivate init(
        _ entry: Entry, at number: Int, of table: CatalogTable, source: LanguageTag?, languages: [LanguageTag],
        statuses: [TranslationStatus]
    ) {
        self.statuses = statuses
        key = entry.key.string
        comment = CommentWords(entry.comment)?.text.trimmingSpaces
        let bare = [PreviewSample(arguments: [], description: "", device: nil)]
        let samples = PreviewSamples(entry, source: source, languages: languages)?.all ?? bare
        let has = languages.map { language in
            language == source || entry.localization(language).map { !$0.content.parts.isEmpty } ?? false
        }
        rows = samples.map { sample in
            let text = LocalizedString(table, number, sample.arguments)
            let texts = zip(languages, has).map { language, has in
                has ? text.resolved(in: language, device: sample.device ?? .iPhone) : nil
            }
            return Row(sample: sample, texts: texts)
        }
    }
}

extension String {
    var trimmingSpaces: String {
        let text = drop { $0.isWhitespace }
        return String(text.dropLast(text.reversed().prefix { $0.isWhitespace }.count))
    }
}
