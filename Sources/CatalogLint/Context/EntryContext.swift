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

    /// Puts an entry together with its table.
    public init(_ entry: Entry, in table: TableContext) {
        self.entry = entry
        self.table = table
        sourceIndex = entry.localizations.lastIndex { table.sourceSpellings.contains($0.language) }
    }

    /// Whether a person could read the key: it is the source text where the source language has none.
    ///
    /// Ids of Interface Builder, names of Info.plist's values and dotted identifiers are not.
    public private(set) lazy var keyIsText: Bool = table.kind == .code && !KeyStyle.isIdentifier(key)

    /// The source text that a part of a translation was made from: of the same path, else the nearest.
    ///
    /// A plural case falls back on `other`, a device on `other` or the plain text, as at run time.
    public func counterpart(of path: PartPath) -> Text? {
        let parts = sourceParts
        guard !parts.isEmpty else { return sourceIndex == nil && keyIsText ? entry.key : nil }
        if path.isWhole, parts[0].path.isWhole { return parts[0].unit.value }
        return path.counterpart(in: parts.map(\.path)).flatMap { parts[$0].unit.value }
    }

    /// What is wrong with the arguments of its texts, in all languages; each kind is one rule's.
    private(set) lazy var argumentDefects: [ArgumentDefect] = ArgumentInspection.defects(of: self)

    /// Whether the key is to be translated at all: not stale, and not marked otherwise.
    public var isTranslatable: Bool { entry.shouldTranslate && entry.extractionState != .stale }
}

extension PartPath {
    /// Which of the parts of a source text this one is made from: that of the same path, else the nearest.
    func counterpart(in parts: [PartPath]) -> Int? {
        if let same = parts.firstIndex(of: self) { return same }
        let other = withLastCase("other")
        if let other = parts.firstIndex(of: other) { return other }
        if case .substitution = steps.first { return nil }
        return parts.firstIndex(of: .whole) ?? parts.lastIndex { $0.endsInOther && !$0.isSubstitution }
    }

    /// The same way with another case at its last step.
    package func withLastCase(_ name: String) -> PartPath {
        guard case .variation(let axis, _) = steps.last else { return self }
        return PartPath(steps.dropLast() + [.variation(axis, name)])
    }

    /// Whether the last step is into a case `other`.
    package var endsInOther: Bool {
        if case .variation(_, "other") = steps.last { true } else { false }
    }

    /// Whether the way leads through a substitution.
    package var isSubstitution: Bool {
        steps.contains { if case .substitution = $0 { true } else { false } }
    }
}
