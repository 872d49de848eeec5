import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// When each text of a key last changed, in which commit, and whether its source text has changed since.
public struct KeyBlame: Sendable {
    /// The key.
    public let key: String
    /// The table's first file.
    public let path: String
    /// The texts: the source language's, then the others' in the order of the file.
    public let texts: [BlamedText]
    /// What translators are told, and the commit that says so; nil where they are told nothing.
    public let comment: (text: String, commit: Commit?)?
    /// Whether the history begins with the last commits of a shallow clone.
    public let isCutOff: Bool

    /// Looks up a key; of a doubled one what counts, which is the last.
    ///
    /// - Parameters:
    ///   - languages: the only ones to show; nil for all, and the comment.
    /// - Returns: nil where the table does not have the key.
    public init?(
        of key: String, in table: any StringTable, history: any TableHistory, settings: LintSettings,
        languages: [LanguageTag]? = nil
    ) {
        guard let index = (0..<table.entryCount).last(where: { table.key(at: $0).isSpelled(Array(key.utf8)) }) else {
            return nil
        }
        let context = TableContext(table, settings: settings, history: history)
        let entry = EntryContext(table.entry(at: index), in: context)
        let found = Self.texts(of: entry, history).filter { text in
            languages?.contains { $0.isSameLanguage(as: text.language) } ?? true
        }
        self.key = key
        path = table.path
        texts = found
        isCutOff = history.isCutOff
        comment = entry.entry.comment.flatMap { comment in
            languages == nil
                ? (comment.string, history.commentCommit(of: key, file: Int(comment.file))) : nil
        }
    }

    private static func texts(of entry: EntryContext, _ history: any TableHistory) -> [BlamedText] {
        let localizations = entry.entry.localizations
        let isSource = { (localization: Localization) in entry.table.facts(of: localization.language).isSource }
        let sources = localizations.filter(isSource).flatMap { texts(of: $0, entry, history, isSource: true) }
        let others = localizations.filter { !isSource($0) }
            .flatMap { texts(of: $0, entry, history, isSource: false) }
        return sources + (sources.isEmpty ? keyText(of: entry, history) : []) + others
    }

    private static func texts(
        of localization: Localization, _ entry: EntryContext, _ history: any TableHistory, isSource: Bool
    ) -> [BlamedText] {
        localization.content.parts.compactMap { part in
            guard let value = part.unit.value else { return nil }
            let origin = history.origin(
                of: entry.key, language: localization.language, part: part.path, file: Int(value.file))
            return BlamedText(
                language: localization.language, part: part.path, value: value.string, isKey: false,
                state: part.unit.state, commit: origin?.commit, before: origin?.before,
                sourceChange: isSource || part.unit.state != .translated
                    ? nil : SourceChange(behind: part, in: localization.language, of: entry))
        }
    }

    /// The key in the source language, where it is its own text.
    private static func keyText(of entry: EntryContext, _ history: any TableHistory) -> [BlamedText] {
        guard let source = entry.table.sourceLanguage, entry.table.isCatalog else { return [] }
        return [
            BlamedText(
                language: source, part: .whole, value: entry.key, isKey: true, state: nil,
                commit: history.keyCommit(of: entry.key, file: 0), before: nil, sourceChange: nil)
        ]
    }
}

/// A text and where it comes from.
public struct BlamedText: Sendable {
    /// Its language, as the file spells it.
    public let language: LanguageTag
    /// Which part of the key's texts in the language it is.
    public let part: PartPath
    /// The text.
    public let value: String
    /// Whether it is the key, which stands for a text that is not there.
    public let isKey: Bool
    /// How far it is.
    public let state: TranslationState?
    /// The commit that wrote it; nil where that is not committed yet.
    public let commit: Commit?
    /// The text before; nil where there was none.
    public let before: String?
    /// What happened to the source text since it was translated; nil where nothing did.
    public let sourceChange: SourceChange?
}
