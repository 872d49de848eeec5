import CatalogCore
import CatalogLint

/// Finds Portuguese words that were typed without their accents.
struct PortugueseAccentsRule: UnitRule {
    static let description = RuleDescription(
        id: "portuguese-accents",
        category: .language,
        summary: "a Portuguese word is written without its accents",
        rationale: """
            “Nao”, “voce”, “configuracoes” were typed on a keyboard without accents. The rule finds words that do not \
            exist without their accents. It knows a list of the most common ones in software, and all words in -cao \
            and -coes. It cannot decide where both spellings are words, such as “esta” and “está”. It ignores words of \
            the source, file names, identifiers and words under `do-not-translate`.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the fix adds the accents, unless the same word is also in a placeholder, a tag or an \
            address of the text.
            """,
        passing: [
            .texts(["en": #""You are not done""#, "pt-BR": #""Você não terminou, mas esta sabia""#]),
            .texts(["en": #""Audio area""#, "pt-BR": #""Audio area 51""#, "es": #""Calendario diario""#]),
            .texts([
                "en": #""Log file""#,
                "pt-BR": #""Arquivo relatorio.txt ou saida.%@ em /home/usuario/nao, <nao>%@</nao>""#,
            ]),
        ],
        failing: [
            .texts(["en": #""You are not done""#, "pt-BR": #"↓"Voce nao terminou""#]),
            .texts(["en": #""Settings""#, "pt-BR": #"↓"Configuracoes""#, "pt-PT": #"↓"CONFIGURACAO""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.language.isPortuguese, PortugueseAccents.mayLack(in: unit.text.utf8),
            let text = PortugueseText(unit)
        else { return }
        let variant = PortugueseVariant(unit)
        let slips = text.words.flatMap(\.parts).compactMap { word in
            PortugueseAccents.marked(word.folded, variant).map { (word.string, word.givingCase(to: $0)) }
        }
        guard !slips.isEmpty else { return }
        let marked = Dictionary(slips) { first, _ in first }
        let shown = slips.reduce(into: [(String, String)]()) { shown, slip in
            if !shown.contains(where: { $0.0 == slip.0 }) { shown.append(slip) }
        }
        let found = WordList.of(shown.map { Quotation.of($0.0) })
        let right = WordList.of(shown.map { Quotation.of($0.1) })
        findings.add(
            shown.count == 1
                ? "\(found) lacks its accents; write \(right) in \(Quotation.of(unit.text))"
                : "\(found) lack their accents; write \(right) in \(Quotation.of(unit.text))",
            at: unit.text.place, language: unit.language.tag, part: unit.path,
            fix: replacement(of: marked, count: slips.count, in: unit.text.string).map { unit.replacing(with: $0) }
                ?? [],
            isSafe: false)
    }

    /// Returns the text with all accents; nil if a word also occurs in places that the rule does not report.
    private func replacement(of marked: [String: String], count: Int, in text: String) -> String? {
        var result = String.UnicodeScalarView()
        var word = String.UnicodeScalarView()
        var replaced = 0
        for scalar in Array(text.unicodeScalars) + ["\n"] {
            if WordScalar.isInside(scalar) {
                word.append(scalar)
                continue
            }
            if let other = marked[String(word)] {
                result.append(contentsOf: other.unicodeScalars)
                replaced += 1
            } else {
                result.append(contentsOf: word)
            }
            word.removeAll()
            result.append(scalar)
        }
        return replaced == count ? String(result.dropLast()) : nil
    }
}
