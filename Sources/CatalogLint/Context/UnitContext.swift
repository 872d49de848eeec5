import CatalogCore

/// One text in one language, as rules see it.
///
/// Made for one text, used by one task.
public final class UnitContext {
    /// The entry that the text belongs to.
    public let entry: EntryContext
    /// Which of the entry's localizations it is part of.
    private let localizationIndex: Int
    /// What is known of the language.
    public let language: LanguageFacts
    /// Which part of the localization it is.
    public let path: PartPath
    /// The text's unit.
    public let unit: StringUnit
    /// The text.
    public let text: Text

    init(
        entry: EntryContext, localizationIndex: Int, language: LanguageFacts, path: PartPath, unit: StringUnit,
        text: Text
    ) {
        self.entry = entry
        self.localizationIndex = localizationIndex
        self.language = language
        self.path = path
        self.unit = unit
        self.text = text
    }

    /// The localization that it is part of.
    public var localization: Localization { entry.entry.localizations[localizationIndex] }

    /// The text's format specifiers, parsed anew each time; nil where it has no `%`.
    public var format: FormatString? { text.mayHaveSpecifiers ? FormatString(utf8: text.utf8) : nil }

    /// The source text that this one was made from; nil in the source language, and where there is none.
    public private(set) lazy var sourceText: Text? = language.isSource ? nil : entry.counterpart(of: path)

    /// The bytes of the text.
    private lazy var bytes = ByteSet(text.utf8)

    /// The bytes of the text and of its source text.
    private lazy var bytesWithSource = sourceText.map { bytes.union(entry.bytes(of: $0)) } ?? bytes

    /// What the text says in words.
    package private(set) lazy var plain = PlainText(text)

    /// What the source text says in words.
    package private(set) lazy var sourcePlain: PlainText? = sourceText.map { PlainText($0) }
}

extension UnitContext {
    /// Whether the text is in another language than its source, and not in a variant of it; false without a source.
    package var isAnotherLanguageThanSource: Bool { language.isAnotherThanSource }

    /// Whether the text has one of some bytes.
    package func has(_ marks: ByteSet) -> Bool { bytes.intersects(marks) }

    /// Whether the text or its source text has one of some bytes.
    package func hasWithSource(_ marks: ByteSet) -> Bool { bytesWithSource.intersects(marks) }

    /// Edits that put another text in the place of this one.
    ///
    /// None where arguments would be read in another way then, where the text comes from code and would come back, and
    /// in binary property lists.
    public func replacing(with replacement: String) -> [Edit] {
        if isWrittenInCode || (text.mayHaveSpecifiers && !keepsSpecifiers(replacement)) { return [] }
        return entry.table.edits(replacing: text, with: replacement)
    }

    /// Whether the next extraction writes the text anew, from the default value that code gives.
    package var isWrittenInCode: Bool { language.isSource && entry.entry.extractionState == .extractedWithValue }

    private func keepsSpecifiers(_ replacement: String) -> Bool {
        let (old, new) = (FormatString(utf8: text.utf8), FormatString(replacement))
        return old.specifiers.map(\.spelling) == new.specifiers.map(\.spelling)
            && old.pieces.count == new.pieces.count && old.problems.count == new.problems.count
    }
}
