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
            and -coes. Where both spellings are words, such as the noun “início” and the verb in “como inicio o \
            treino”, it reports only those in a context that decides, such as “no inicio”. It ignores words of the \
            source, file names, identifiers and words under `do-not-translate`.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the fix adds the accents, unless the same word is also in a placeholder, a tag or an \
            address of the text.
            """,
        passing: [
            .texts(["en": #""You are not done""#, "pt-BR": #""Você não terminou, mas esta sabia""#]),
            .texts(["en": #""Audio area""#, "pt-BR": #""Audio area 51""#, "es": #""Calendario diario""#]),
            .texts(["en": #""How do I start?""#, "pt-BR": #""Como inicio e como o calculo?""#]),
            .texts(["en": #""To upload the videos, go to the month""#, "pt-BR": #""To upload the video, go to mes""#]),
            .texts(["en": #""Console user name""#, "pt-PT": #""Util. da consola""#]),
            .texts(["en": #""Tie it""#, "pt-BR": #""Ele ate o barco, eu credito""#, "pt-PT": #""Distancia-te""#]),
            .texts([
                "en": #""Log file""#,
                "pt-BR": #""Arquivo relatorio.txt ou saida.%@ em /home/usuario/nao, <nao>%@</nao>""#,
            ]),
        ],
        failing: [
            .texts(["en": #""You are not done""#, "pt-BR": #"↓"Voce nao terminou""#]),
            .texts(["en": #""Settings""#, "pt-BR": #"↓"Configuracoes""#, "pt-PT": #"↓"CONFIGURACAO""#]),
            .texts(["en": #""Mode: Stop, Go, Run""#, "pt-BR": #"↓"Stop, Go, Run: voce nao configurou""#]),
            .texts(["en": #""Stop or Go""#, "pt-BR": #"↓"Voce: Stop or Go""#]),
            .texts(["en": #""Home""#, "pt-BR": #"↓"Inicio""#, "pt-PT": #"↓"No inicio e ate o fim""#]),
            .texts(["en": #""Songs""#, "pt-BR": #"↓"5 musicas""#, "pt-PT": #"↓"O historico sobre o deposito""#]),
        ]
    )

    static let interest = UnitInterest.portuguese

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard PortugueseAccents.mayLack(in: unit.wordHashes), PortugueseText.isTranslated(unit) else { return }
        let text = PortugueseText(unit)
        let variant = PortugueseVariant(unit)
        let context = PortugueseNounContext(unit.plain)
        let slips: [(String, String)] = text.words.flatMap(\.parts).compactMap { word in
            guard let marked = PortugueseAccents.marked(word.folded, variant),
                !PortugueseAccents.isAlsoCorrect(word.folded) || context.decides(word),
                !Self.isAbbreviation(word, in: unit.plain)
            else { return nil }
            return (word.string, word.givingCase(to: marked))
        }
        guard !slips.isEmpty, unit.isInOwnLanguage, !PortugueseText.isMostlySource(unit) else { return }
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
            at: unit.text.location, language: unit.language.tag, part: unit.path,
            fix: replacement(of: marked, count: slips.count, in: unit.text.string).map { unit.replacing(with: $0) }
                ?? [],
            isSafe: false)
    }

    /// Whether a point behind a word ends an abbreviation and no sentence, since a small letter follows.
    private static func isAbbreviation(_ word: PlainWord, in text: PlainText) -> Bool {
        let rest = text.scalars[word.range.upperBound...]
        guard rest.first == "." else { return false }
        return rest.dropFirst().first { $0 != " " }?.properties.isLowercase ?? false
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
