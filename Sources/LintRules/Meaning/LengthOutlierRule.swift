import CatalogCore
import CatalogLint

/// Finds translations that are far longer or shorter than their source allows.
struct LengthOutlierRule: UnitRule {
    static let description = RuleDescription(
        id: "length-outlier",
        category: .meaning,
        summary: "a translation is far longer or shorter than its source allows",
        rationale: """
            “Copy” with a paragraph for a translation has another text's, or a model's chatter; a sentence with one \
            word for a translation lost the rest. Lengths are compared across scripts, by bounds that one of some \
            thousand healthy translations is beyond; arguments, tags, addresses and what stands in brackets don't \
            count. Nothing is said of abbreviations and lists of words, and where the other languages are as far from \
            the source, since it is short for something then. It is a note, since some \
            translations explain what their source only names. Two translations that have changed places are \
            swapped-translations'.
            """,
        severity: .note,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts(["en": #""Copy""#, "de": #""In die Zwischenablage""#, "ja": #""コピー""#]),
            .texts(["en": #""File Transfer Protocol""#, "pl": #""FTP""#]),
            .texts(["en": #""The changes that you made could not be saved.""#, "zh-Hans": #""无法保存你所做的更改。""#]),
            .texts([
                "en": #""Note""#, "de": #""Hier kann eine Notiz stehen""#, "fr": #""Ici vous pouvez écrire une note""#,
                "nl": #""Hier kan een notitie staan""#, "es": #""Aquí se puede escribir una nota""#,
            ]),
        ],
        failing: [
            .texts([
                "en": #""Inputs""#,
                "de": #"↓"Bitte geben Sie die Daten ein, die Sie in das Feld eingeben möchten.""#,
            ]),
            .texts(["en": #""The changes that you made could not be saved.""#, "es": #"↓"Los""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard !unit.language.isSource, let source = unit.sourceText, unit.isInUse, unit.entry.isTranslatable,
            !unit.path.isPluralCase, let outlier = LengthOutlier(unit, source: source),
            !unit.entry.table.isSwapped(key: unit.entry.entry.key, language: unit.language.tag)
        else { return }
        let advice = outlier.isTooLong ? "it may be another text's, or say too much" : "the rest may be lost"
        findings.add(
            "far \(outlier.isTooLong ? "longer" : "shorter") than its source, "
                + "\(Quotation.of(unit.text)) for \(Quotation.of(source)): \(advice)",
            at: unit.text.place, language: unit.language.tag, part: unit.path)
    }
}
