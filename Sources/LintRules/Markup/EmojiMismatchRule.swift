import CatalogCore
import CatalogLint

/// Finds emoji that only one of source and translation has.
struct EmojiMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "emoji-mismatch",
        category: .markup,
        summary: "an emoji is lost, is another one, or stands in place of words",
        rationale: """
            ⚠️ says what the words after it do not, and 🎉 instead of ✅ says something else. Tools and models lose \
            emoji, make up others, or answer “a single emoji” by one. Each counts once, whatever its colour or \
            number. Plain shapes, which serve as bullets, are left alone, and so is what most other languages do too.
            """,
        severity: .note,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""⚠️ Careful""#, "pt-BR": #""Cuidado ⚠""#]),
            .texts(["en": #""Well done 💪🏽""#, "pt-BR": #""Muito bem 💪💪""#]),
            .texts(["en": #""⚫ Off, ★ rated""#, "pt-BR": #""• Desligado, ☆ avaliado""#]),
        ],
        failing: [
            .texts(["en": #""⚠️ Careful""#, "pt-BR": #"↓"Cuidado""#]),
            .texts(["en": #""Saved ✅""#, "pt-BR": #"↓"Salvo 🎉""#]),
            .texts(["en": #""Must be a single emoji""#, "pt-BR": #"↓"😊""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.hasWithSource(EmojiSigns.marks), let source = unit.sourceText,
            EmojiSigns.mayBeIn(unit.text) || EmojiSigns.mayBeIn(source), unit.isInUse,
            !unit.text.isBlank
        else { return }
        let (signs, wanted) = (EmojiSigns(unit.text.string), EmojiSigns(source.string))
        let difference = PieceDifference(missing: wanted.missing(in: signs), added: signs.missing(in: wanted))
        guard !difference.isEmpty, !unit.isBackedByOthers({ EmojiSigns($0.string).shown == signs.shown }) else {
            return
        }
        let isInPlaceOfWords =
            difference.missing.isEmpty && !unit.text.string.contains(where: \.isLetter)
            && source.string.contains(where: \.isLetter)
        let what =
            isInPlaceOfWords ? "\(WordList.of(difference.added)) in place of words" : difference.sentence
        findings.add(
            "\(what): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.place,
            language: unit.language.tag, part: unit.path)
    }
}
