import CatalogCore
import CatalogLint

/// Finds translations that end in another punctuation mark than their source.
struct EndPunctuationRule: UnitRule {
    static let description = RuleDescription(
        id: "end-punctuation",
        category: .text,
        summary: "a translation ends in another punctuation mark than its source",
        rationale: """
            A question without its mark reads as a statement, and a label without its colon looks separate from its \
            value. Marks count by kind: `？` is a question mark and `。` a full stop. A full stop counts only after \
            three or more words, because it may belong to an abbreviation. It does not count in scripts that omit it, \
            and Japanese questions need no mark. `ellipsis-mismatch` reports an ellipsis, and \
            `question-mark-missing` a question of several words without its mark. If most other languages \
            agree with this one, the source is the odd one.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Save?""#, "pt-BR": #""Salvar?""#, "ja": #""保存しますか？""#, "el": #""Αποθήκευση;""#]),
            .texts(["en": #""Rest well.""#, "ja": #""よく休んでください""#, "hi": #""अच्छे से आराम करो।""#]),
            .texts(["en": #""Minutes""#, "pt-BR": #""Min.""#]),
            .texts(["en": #""Say “go!”""#, "de": #""Sag: „Los!“""#]),
            .texts(["en": #""Loading…""#, "pt-BR": #""Carregando""#]),
            .texts(["en": #""Save?""#, "ja": #""保存しますか""#]),
            .texts(["en": #""Save the file?""#, "pt-BR": #""Salvar o arquivo""#]),
        ],
        failing: [
            .texts(["en": #""Save?""#, "pt-BR": #"↓"Salvar""#]),
            .texts(["en": #""Your weight""#, "pt-BR": #"↓"Seu peso:""#, "de": #""Dein Gewicht""#]),
            .texts(["en": #""Your workout was saved.""#, "pt-BR": #"↓"Seu treino foi salvo""#]),
        ]
    )

    static let interest = UnitInterest.translations

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, let sourcePlain = unit.sourcePlain, unit.isInUse else { return }
        let mark = EndMark(unit.plain, language: unit.language)
        let wanted = sourceMark(sourcePlain, of: unit)
        guard mark != wanted, mark != .ellipsis, wanted != .ellipsis, hasWords(unit.plain), hasWords(sourcePlain)
        else { return }
        if mark == .fullStop, wanted == nil, !isSentence(unit.plain, unit) { return }
        if wanted == .fullStop, mark == nil, !isSentence(sourcePlain, unit) { return }
        if wanted == .question, mark == nil || mark == .fullStop, unit.language.code == "ja" { return }
        if wanted == .question, mark == nil, unit.losesQuestionMark { return }
        guard !unit.isBackedByOthers({ EndMark(PlainText($0), language: unit.language) == mark }) else { return }
        findings.add(
            "\(sentence(mark, wanted)): \(Quotation.of(unit.text)) for \(Quotation.of(source))",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    private func sourceMark(_ text: PlainText, of unit: UnitContext) -> EndMark? {
        unit.entry.table.sourceLanguage.flatMap { EndMark(text, language: unit.entry.table.facts(of: $0)) }
    }

    private func sentence(_ mark: EndMark?, _ wanted: EndMark?) -> FindingMessage {
        switch (mark, wanted) {
        case (let mark?, let wanted?): "ends in \(mark.phrase), but the source in \(wanted.phrase)"
        case (let mark?, nil): "ends in \(mark.phrase) that the source does not have"
        case (nil, let wanted?): "lacks \(wanted.phrase) at the end, which the source has"
        case (nil, nil): ""
        }
    }

    private func hasWords(_ text: PlainText) -> Bool { text.scalars.contains(where: WordScalar.isLetter) }

    private func isSentence(_ text: PlainText, _ unit: UnitContext) -> Bool {
        !Self.withoutFullStops.contains(unit.language.code ?? "") && text.words.count >= 3
    }

    /// Languages that often omit the mark after a single sentence.
    private static let withoutFullStops: Set<String> = ["ja", "ko", "lo", "th", "zh", "yue", "bo", "dz", "km", "my"]
}
