import AccessorGenerator
import CatalogCore
import CatalogLint
import CatalogRuntime
import FileSearch
import StringTables

/// The texts of a table as users see them: every plural case and device, with sample arguments.
///
/// The texts come from the same tables that generated accessors read, so they match the texts in the app.
public struct Preview: Sendable {
    /// The path of the table's first file.
    public let path: String
    /// The languages to show.
    ///
    /// The source language comes first unless the caller chose the languages.
    public let languages: [LanguageTag]
    /// The keys, in file order.
    public let keys: [PreviewedKey]

    /// Returns previews of the tables that have matching keys.
    ///
    /// - Parameters:
    ///   - languages: the languages to show; nil for those of each table and the required languages.
    ///   - patterns: patterns of which a key must match one; empty for every key.
    ///   - settings: returns the settings that apply to the file at a path.
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

/// A key with its texts as users see them.
public struct PreviewedKey: Sendable {
    /// The name of the key.
    public let key: String
    /// The comment for translators, without directives.
    public let comment: String?
    /// The translation status in each language of the preview, in its order.
    public let statuses: [TranslationStatus]
    /// A row for each sample.
    ///
    /// There is a single row if the texts do not depend on numbers or devices.
    public let rows: [Row]

    /// The texts for one sample.
    public struct Row: Sendable {
        /// The sample values in the texts.
        public let sample: PreviewSample
        /// The text in each language of the preview, in its order; nil if there is none.
        public let texts: [String?]
    }

    fileprivate init(
        _ entry: Entry, at index: Int, of table: CatalogTable, source: LanguageTag?, languages: [LanguageTag],
        statuses: [TranslationStatus]
    ) {
        self.statuses = statuses
        key = entry.key.string
        comment = CommentWords(entry.explanation)?.text.trimmingSpaces
        let bare = [PreviewSample(arguments: [], description: "", device: nil)]
        let samples = PreviewSamples(entry, source: source, languages: languages)?.all ?? bare
        let has = languages.map { language in
            language == source || entry.localization(language).map { !$0.content.parts.isEmpty } ?? false
        }
        rows = samples.map { sample in
            let text = LocalizedString(table, index, sample.arguments)
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
