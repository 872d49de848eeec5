import CatalogCore
import CatalogLint

extension EntryAnswer {
    /// Creates the answer for a key.
    ///
    /// - Parameters:
    ///   - language: The language in the spelling of the table.
    ///   - trial: The result of checking the present texts.
    ///   - notes: The path of the file for notes to the developer; nil if they are added to the comment.
    init(
        _ entry: EntryContext, in language: ShownLanguage, asked: String, revision: Int, trial: TrialAnswer,
        notes: String?
    ) {
        let settings = entry.table.settings
        self.revision = revision
        table = entry.table.table.path
        path = entry.table.path(of: language.tag)
        key = entry.key
        self.language = asked
        comment = CommentWords(entry.entry.explanation)?.text
        self.notes = notes
        rawComment = entry.entry.comment?.string
        limit = entry.lengthLimit
        isLiteral = entry.table.table.isLiteral
        status = TranslationStatus(of: entry, in: language).rawValue
        isSource = language.facts.isSource
        sources = Self.sources(of: entry)
        fields = FieldList(entry, in: language).fields
        others = entry.entry.localizations.filter { other in
            other.language != language.tag && !entry.table.facts(of: other.language).isSource
        }.map { other in
            OtherText(
                language: other.language.spelling, isRightToLeft: other.language.isRightToLeft,
                texts: FieldList.sorted(other.content.parts, by: \.path).compactMap(PartText.init))
        }.filter { !$0.texts.isEmpty }
        terms = Term.all(
            in: sources.map { PlainText($0.text, isLiteral: entry.table.table.isLiteral) }, language.facts, settings)
        self.trial = trial
    }

    private static func sources(of entry: EntryContext) -> [PartText] {
        let texts = FieldList.sorted(entry.sourceParts, by: \.path).compactMap(PartText.init)
        let isOwnText = entry.source == nil && entry.keyIsText
        return isOwnText ? [PartText(part: "", text: entry.key)] : texts
    }
}

extension PartText {
    /// Creates the text of a part; nil if the part has no text.
    init?(_ part: LocalizedPart) {
        guard let text = part.unit.value?.string else { return nil }
        self.init(part: part.path.description, text: text)
    }
}
