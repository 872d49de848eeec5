import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The history of a key's texts: the commit that last changed each text, and whether the source text changed since.
public struct KeyBlame: Sendable {
    /// The key whose texts are listed.
    public let key: String
    /// The path of the table's first file.
    public let path: String
    /// The texts: source language first, then the others in file order.
    public let texts: [BlamedText]
    /// The comment for translators with the commit that wrote it; nil if there is no comment.
    public let comment: (text: String, commit: Commit?)?
    /// Whether the history begins at the boundary of a shallow clone.
    public let isCutOff: Bool

    /// Reads the history of a key.
    ///
    /// For a duplicate key, the last entry counts.
    ///
    /// - Parameters:
    ///   - languages: the only languages to include; nil for all languages and the comment.
    /// - Returns: nil if the table does not have the key.
    public init?(
        of key: String, in table: any StringTable, history: any TableHistory, settings: LintSettings,
        languages: [LanguageTag]? = nil
    ) {
        guard let index = (0..<table.entryCount).last(where: { table.key(at: $0).isSpelled(Array(key.utf8)) }) else {
            return nil
        }
        let context = TableContext(table, settings: settings, history: history)
        self.init(key, EntryContext(table.entry(at: index), in: context), history, languages: languages)
    }

    /// Reads the histories of keys, in the order of the list, without keys that the table does not have.
    package static func all(
        of keys: [String], in table: any StringTable, history: any TableHistory, settings: LintSettings,
        languages: [LanguageTag]? = nil
    ) -> [KeyBlame] {
        let context = TableContext(table, settings: settings, history: history)
        var indices: [ExactText: Int] = [:]
        for index in 0..<table.entryCount { indices[ExactText(table.key(at: index).string)] = index }
        return keys.compactMap { key in
            indices[ExactText(key)].map {
                KeyBlame(key, EntryContext(table.entry(at: $0), in: context), history, languages: languages)
            }
        }
    }

    private init(_ key: String, _ entry: EntryContext, _ history: any TableHistory, languages: [LanguageTag]?) {
        self.key = key
        path = entry.table.table.path
        texts = Self.texts(of: entry, history).filter { text in
            languages?.contains { $0.isSameLanguage(as: text.language) } ?? true
        }
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

    /// Returns the key as a text in the source language, if the key is its own text.
    private static func keyText(of entry: EntryContext, _ history: any TableHistory) -> [BlamedText] {
        guard let source = entry.table.sourceLanguage, entry.table.isCatalog else { return [] }
        return [
            BlamedText(
                language: source, part: .whole, value: entry.key, isKey: true, state: nil,
                commit: history.keyCommit(of: entry.key, file: 0), before: nil, sourceChange: nil)
        ]
    }
}

/// A text with its history.
public struct BlamedText: Sendable {
    /// The language as spelled in the file.
    public let language: LanguageTag
    /// The part of the localization.
    public let part: PartPath
    /// The current value of the text.
    public let value: String
    /// Whether the text is the key itself, because there is no source text.
    public let isKey: Bool
    /// The translation state; nil if the file does not specify it.
    public let state: TranslationState?
    /// The commit that wrote the text; nil if it is not committed yet.
    public let commit: Commit?
    /// The previous text; nil if there was none.
    public let before: String?
    /// The change of the source text after the translation; nil if it did not change.
    public let sourceChange: SourceChange?
}
