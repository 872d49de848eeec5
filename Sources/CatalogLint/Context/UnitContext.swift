import CatalogCore

/// One text in one language, as passed to rules.
///
/// Each instance is for one text and one task.
public final class UnitContext {
    /// The entry of the text.
    public let entry: EntryContext
    /// The index of the text's localization in the entry.
    private let localizationIndex: Int
    /// The facts about the text's language.
    public let language: LanguageFacts
    /// The path of the text in its localization.
    public let path: PartPath
    /// The string unit of the text.
    public let unit: StringUnit
    /// The value of the string unit.
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
        self.text = text.decoded
        bytes = ByteSet(self.text.utf8)
        let source = language.isSource ? nil : entry.sourceFacts(for: path)
        self.source = source
        sourceText = source?.text
        bytesWithSource = source.map { [bytes] in bytes.union($0.bytes) } ?? bytes
    }

    /// The localization that contains the text.
    public var localization: Localization { entry.entry.localizations[localizationIndex] }

    /// The text's format specifiers, parsed on each access; nil if the text has no `%`, or is for an interface of AppKit.
    public var format: FormatString? {
        text.mayHaveSpecifiers && !InterfaceTemplate.hasFields(text.utf8) ? FormatString(utf8: text.utf8) : nil
    }

    /// The source text for this text; nil in the source language, or if there is no source text.
    public let sourceText: Text?
    /// The facts about the source text.
    package let source: SourceTextFacts?

    /// The bytes of the text.
    package let bytes: ByteSet
    /// The bytes of the text and of its source text.
    let bytesWithSource: ByteSet

    /// The plain words of the text.
    package private(set) lazy var plain = PlainText(text)

    /// The hashes of the text's words, for rules that look for certain words.
    package private(set) lazy var wordHashes = WordHashes(text.utf8)

    /// Whether the text may be in the language of its localization, rather than in the source language, in English or
    /// clearly in another one.
    ///
    /// Rules for one language ask this, so that they do not correct a text that nobody has translated. The answer takes
    /// longer than most checks, so they ask it last.
    package private(set) lazy var isInOwnLanguage = mayBeInOwnLanguage()

    /// Whether the text is a sentence of the source language, copied without translation, or of the English translation
    /// in a language with other letters.
    ///
    /// Names, titles, code, addresses and arguments do not make a sentence. A text that needs review does not count,
    /// because it is known to be unfinished.
    package private(set) lazy var isUntranslatedSentence = copiesSentence()

    /// The plain words of the source text.
    package var sourcePlain: PlainText? { source?.plain }
}

extension UnitContext {
    /// Whether the text has fields for an interface of AppKit: `%[contains]@`, `%{value1}@`.
    package var isInterfaceTemplate: Bool { text.mayHaveSpecifiers && InterfaceTemplate.hasFields(text.utf8) }

    /// Whether the text is in another language than its source, and not only in another variant.
    ///
    /// False without a source.
    package var isAnotherLanguageThanSource: Bool { language.isAnotherThanSource }

    /// Returns whether the text has at least one of some bytes.
    package func has(_ marks: ByteSet) -> Bool { bytes.intersects(marks) }

    /// Returns edits that replace the text.
    ///
    /// The result is empty if the replacement changes how arguments are read. It is also empty for a text that the next
    /// extraction restores from code, and in binary property lists.
    public func replacing(with replacement: String) -> [Edit] {
        if isWrittenInCode || (text.mayHaveSpecifiers && !keepsSpecifiers(replacement)) { return [] }
        return entry.table.edits(replacing: text, with: replacement)
    }

    /// Whether the next extraction overwrites the text with the default value from code.
    package var isWrittenInCode: Bool { language.isSource && entry.entry.extractionState == .extractedWithValue }

    private func keepsSpecifiers(_ replacement: String) -> Bool {
        let (old, new) = (FormatString(utf8: text.utf8), FormatString(replacement))
        return old.specifiers.map(\.spelling) == new.specifiers.map(\.spelling)
            && old.pieces.count == new.pieces.count && old.problems.count == new.problems.count
    }
}
