import CatalogCore
import CatalogLint

/// Finds translations that are much longer or shorter than their source.
struct LengthOutlierRule: UnitRule {
    static let description = RuleDescription(
        id: "length-outlier",
        category: .meaning,
        summary: "a translation is much longer or shorter than its source",
        rationale: """
            If “Copy” is translated by a paragraph, that is the text of another key or the reply of a language model. \
            If a sentence is translated by one word, the rest is lost. The rule takes the script into account; its \
            limits are such that one in several thousand correct translations exceeds them. Arguments, tags, addresses \
            and text in brackets do not count. It ignores abbreviations, lists of words, variants of the source language \
            such as en-AU, and keys whose other translations differ as much. It is a note, because some translations explain what the source only names. \
            `swapped-translations` reports two translations that were swapped.
            """,
        severity: .note,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts(["en": #""Copy""#, "de": #""In die Zwischenablage""#, "ja": #""コピー""#]),
            .texts(["en": #""File Transfer Protocol""#, "pl": #""FTP""#]),
            .texts(["en": #""Off""#, "en-AU": #""The air-con has knocked off for the whole of the day, mate""#]),
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

    static let interest = UnitInterest.translations

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard !unit.language.isSource, let source = unit.sourceText, unit.isInUse, unit.entry.isTranslatable,
            !unit.path.isPluralCase, !unit.language.sharesSource(in: unit.entry.table),
            let outlier = LengthOutlier(unit, source: source),
            !unit.entry.table.isSwapped(key: unit.entry.entry.key, language: unit.language.tag)
        else { return }
        let (text, original) = (Quotation.of(unit.text), Quotation.of(source))
        findings.add(
            outlier.isTooLong
                ? """
                much longer than its source, \(text) for \(original); it may belong to another text, or have \
                additional content
                """
                : "much shorter than its source, \(text) for \(original); the rest may be lost",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }
}
