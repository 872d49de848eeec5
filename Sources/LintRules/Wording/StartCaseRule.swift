import CatalogCore
import CatalogLint

/// Finds a capital at the beginning that only the translation or only the source has.
struct StartCaseRule: UnitRule {
    static let description = RuleDescription(
        id: "start-case",
        category: .text,
        summary: "only the translation or only the source begins with a capital",
        rationale: """
            A button that begins with a small letter looks broken among others with capitals. So does a capital where \
            a text is inserted into a sentence. The rule ignores names such as “iPhone”, scripts without capitals, and \
            German nouns, which always have one. If most other languages agree with this one, the source is the odd \
            one.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Save""#, "pt-BR": #""Salvar""#, "ja": #""保存""#, "de": #""Sichern""#]),
            .texts(["en": #""workouts""#, "pt-BR": #""treinos""#, "de": #""Trainings""#]),
            .texts(["en": #""Your iPhone""#, "pt-BR": #""iPhone""#, "es": #""¿%@ listo?""#, "fr": #""« Ton iPhone »""#]
            ),
        ],
        failing: [
            .texts(["en": #""Save""#, "pt-BR": #"↓"salvar""#]),
            .texts(["en": #""of your workouts""#, "pt-BR": #"↓"Dos seus treinos""#]),
        ]
    )

    static let interest = UnitInterest.translations

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse, let start = InitialCase(unit.text),
            let wanted = InitialCase(source), start != wanted
        else { return }
        // Among letters without capitals, a Latin word is a name.
        guard !unit.plain.scalars.contains(where: Self.isCaseless) else { return }
        let nouns: Set<String> = ["de", "lb", "gsw", "nds"]
        if start == .upper, nouns.contains(unit.language.code ?? "") { return }
        guard !isFixed(unit.plain, unit), !isFixed(unit.sourcePlain, unit) else { return }
        guard !unit.isBackedByOthers({ InitialCase($0) == start }) else { return }
        let what: FindingMessage =
            start == .lower
            ? "begins with a small letter, but the source with a capital"
            : "begins with a capital, but the source with a small letter"
        findings.add(
            "\(what): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.location,
            language: unit.language.tag, part: unit.path)
    }

    private static func isCaseless(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.generalCategory == .otherLetter
    }

    /// Whether a text begins with a word that must not change, or a unit such as `kg`.
    private func isFixed(_ text: PlainText?, _ unit: UnitContext) -> Bool {
        guard let text, let first = text.words.first else { return true }
        if first.string.dropFirst().contains(where: \.isUppercase) { return true }
        if first.string.contains(where: \.isNumber) || first.string.count < 2 { return true }
        return unit.entry.table.fixedTerms.contains { term in
            term.matches(in: text, .exact).contains { $0.lowerBound == first.range.lowerBound }
        }
    }
}

/// Whether a text begins with a small letter or a capital.
private enum InitialCase {
    case upper
    case lower

    /// Nil where it begins with an argument, a digit, a sign, or a letter of a script that has no capitals.
    init?(_ text: Text) {
        let start = String(decoding: text.utf8.prefix(24), as: UTF8.self).unicodeScalars
        guard let first = start.first(where: { !Self.opening.contains($0) }) else { return nil }
        // Georgian has capitals, but does not use them at the beginning of sentences.
        guard !(0x10A0...0x10FF).contains(first.value), !(0x1C90...0x1CBF).contains(first.value) else { return nil }
        let properties = first.properties
        guard properties.isUppercase != properties.isLowercase else { return nil }
        self = properties.isUppercase ? .upper : .lower
    }

    private static let opening: Set<Unicode.Scalar> = [
        "“", "„", "«", "‘", "¿", "¡", "‹", " ", "\u{A0}", "\u{202F}", "\"", "(", "'",
    ]
}
