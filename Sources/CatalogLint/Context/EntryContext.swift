import CatalogCore

/// An entry with its table, as rules see it.
///
/// Made for one entry, used by one task; what several rules want is kept.
public final class EntryContext {
    /// The entry.
    public let entry: Entry
    /// Its table.
    public let table: TableContext
    /// Which of the entry's localizations is the source language's.
    private let sourceIndex: Int?

    /// The key.
    public private(set) lazy var key: String = entry.key.string

    /// What the entry has in the source language; nil where its key is its source text, or there is none.
    public var source: Localization? { sourceIndex.map { entry.localizations[$0] } }

    /// The source language's texts with the ways to them.
    public private(set) lazy var sourceParts: [LocalizedPart] =
        sourceIndex.map { entry.localizations[$0].content.parts } ?? []

    /// The words of source texts that a translation should not share, by the offset of the source text.
    private var translatableWords: [Int: (words: TranslatableWords, ignored: [String])] = [:]

    /// The bytes of the source text that was asked for last, with its offset.
    private var sourceBytes: (offset: Int, bytes: ByteSet)?

    /// Puts an entry together with its table.
    public init(_ entry: Entry, in table: TableContext) {
        self.entry = entry
        self.table = table
        sourceIndex = entry.localizations.lastIndex { table.sourceSpellings.contains($0.language) }
    }

    /// Whether a person could read the key: it is the source text where the source language has none.
    ///
    /// Ids of Interface Builder, names of Info.plist's values and identifiers are not. “GitHub” is a name, unless other
    /// keys of the table are identifiers with a change of case inside.
    public private(set) lazy var keyIsText: Bool =
        table.kind == .code && (!KeyStyle.isIdentifier(key) || KeyStyle.mayBeName(key) && !table.hasHumpedKeys)

    /// The source text that a part of a translation was made from: of the same path, else what stands in for it.
    public func counterpart(of path: PartPath) -> Text? {
        let parts = sourceParts
        guard !parts.isEmpty else { return sourceIndex == nil && keyIsText ? entry.key : nil }
        if path.isWhole, parts[0].path.isWhole { return parts[0].unit.value }
        return path.nearest(among: parts.map(\.path)).flatMap { parts[$0].unit.value }
    }

    /// What is wrong with the arguments of its texts, in all languages; each kind is one rule's.
    private(set) lazy var argumentDefects: [ArgumentDefect] = ArgumentInspection.defects(of: self)

    /// The words of a source text that one expects to differ in a translation; kept, since all languages ask for them.
    ///
    /// - Parameters:
    ///   - source: A source text of this entry.
    ///   - ignored: Words and phrases that stay as they are in every language.
    package func translatableWords(of source: Text, ignoring ignored: [String]) -> TranslatableWords {
        let offset = source.range.lowerBound
        if let known = translatableWords[offset], known.ignored == ignored { return known.words }
        let words = TranslatableWords(source.string, ignoring: ignored)
        translatableWords[offset] = (words, ignored)
        return words
    }

    /// Returns the bytes of a source text of this entry.
    package func bytes(of source: Text) -> ByteSet {
        let offset = source.range.lowerBound
        if let known = sourceBytes, known.offset == offset { return known.bytes }
        let bytes = ByteSet(source.utf8)
        sourceBytes = (offset, bytes)
        return bytes
    }

    /// Whether the key is to be translated at all: not stale, and not marked otherwise.
    public var isTranslatable: Bool { entry.shouldTranslate && entry.extractionState != .stale }

    /// Whether code puts arguments into its texts: the key or the source text has a place for one.
    package var isFormatted: Bool {
        entry.key.mayHaveSpecifiers || source?.content.mayHaveSpecifiers ?? false
    }
}
