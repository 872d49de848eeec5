import CatalogCore
import CatalogLint

/// Finds emoji that only the source or only the translation has.
struct EmojiMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "emoji-mismatch",
        category: .markup,
        summary: "an emoji is lost, is a different one, or replaces words",
        rationale: """
            ⚠️ warns where the words after it do not, and 🎉 instead of ✅ has another meaning. Tools and language \
            models drop emoji, invent others, or replace the words “a single emoji” with one. Each emoji counts once, \
            whatever its colour or number. The rule ignores plain shapes, which serve as bullets, and differences that \
            most other languages have too.
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

    static let interest = UnitInterest.translations.havingWithSource(EmojiSigns.marks)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText,
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
        let what: FindingMessage =
            isInPlaceOfWords
            ? "has only \(WordList.of(difference.added)) where the source has words" : difference.sentence
        findings.add(
            "\(what): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.location,
            language: unit.language.tag, part: unit.path)
    }
}
