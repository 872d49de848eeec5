import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds words that have their diacritics in one place and not in another.
struct DiacriticsDifferRule: TableRule {
    static let description = RuleDescription(
        id: "diacritics-differ",
        category: .consistency,
        summary: "a word is written without its diacritics in one place and with them in another",
        rationale: """
            If a table has both “Concluido” and “Concluído”, one was typed without accents. The rule reports each word \
            once, where it first appears with fewer diacritics; other numbers or genders count as the same word. It \
            checks words of at least five letters, and some short ones that are not words without diacritics, such as \
            “nao”. It ignores verbs that differ only by the mark on their ending. It also ignores pairs of existing \
            words such as “prática” and “pratica”, and pairs that are both common in the table. In languages such as \
            German, where diacritics make other words, it cannot decide, so by default it checks only some languages. \
            `portuguese-accents` reports its own words where it is on.
            """,
        severity: .off,
        impact: .visible,
        scope: .catalog,
        options: [RuleOption("languages", "the languages to check; default: pt, es, gl, ca and fr")],
        passing: [
            table("Concluído", "Treino concluído", "CONCLUÍDO"),
            table("Ela está lá", "Esta e aquela", "Está"),
            table("Prática diária", "Quem pratica, melhora", "Estará pronto", "Seu início", "O treino inicia"),
        ],
        failing: [
            table("↓Rapido", "Entreno rápido", "rapido", language: "es"),
            table("Próxima sesión", "↓Proximo", language: "es"),
        ]
    )

    private static func table(_ texts: String..., language: String = "pt-BR") -> RuleExample {
        let entries = texts.enumerated().map { index, text in
            let unit = RuleExample.unit(String(text.drop { $0 == "↓" }), mark: text.hasPrefix("↓"))
            return "    \"home.text\(index + 1)\" : { \"localizations\" : { \"\(language)\" : { \(unit) } } }"
        }
        return .entries(entries.joined(separator: ",\n"))
    }

    private static let languages: Set<String> = ["pt", "es", "gl", "ca", "fr"]
    /// If both spellings appear this often, both are intended.
    private static let often = 12

    /// A spelling, and where it first appears.
    private struct Spelling {
        let folded: String
        let first: (word: String, shown: ShownText)
        var count = 1
    }

    private struct Subject: Hashable {
        let language: LanguageTag
        let stem: String
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let asked = findings.options["languages"]
        let languages = Set(table.languages.values.filter { isAsked($0, asked) }.map(\.tag))
        guard !languages.isEmpty else { return }
        let leavesAccents = findings.isAtWork(PortugueseAccentsRule.description.id)
        var spellings: [Subject: [Spelling]] = [:]
        var order: [Subject] = []
        table.forEachShownText { shown, entry in
            guard languages.contains(shown.language.tag), !shown.isCopy(in: entry) else { return }
            for word in PlainText(shown.text).words where word.range.count > 1 && !isExempt(word, shown.language) {
                let folded = word.folded
                if leavesAccents, shown.language.isPortuguese, PortugueseAccents.marked(folded, nil) != nil { continue }
                let stem = DiacriticPair.stem(Diacritics.stripped(folded))
                let subject = Subject(language: shown.language.tag, stem: stem)
                if spellings[subject] == nil { order.append(subject) }
                Self.add(folded, (word.string, shown), to: &spellings[subject, default: []])
            }
        }
        for subject in order {
            guard let found = spellings[subject], found.count > 1 else { continue }
            report(found, into: &findings)
        }
    }

    private static func add(
        _ folded: String, _ location: (word: String, shown: ShownText), to spellings: inout [Spelling]
    ) {
        if let index = spellings.firstIndex(where: { $0.folded == folded }) {
            spellings[index].count += 1
        } else {
            spellings.append(Spelling(folded: folded, first: location))
        }
    }

    private func report(_ spellings: [Spelling], into findings: inout FindingSink) {
        for plain in spellings {
            let marked = spellings.filter { isSlip(plain, $0) }
            guard let marked = marked.first(where: { $0.folded.count == plain.folded.count }) ?? marked.first else {
                continue
            }
            let (here, there) = (plain.first.shown, marked.first.shown)
            findings.add(
                """
                \(Quotation.of(plain.first.word)) (\(Self.times(plain.count))) is written \
                \(Quotation.of(marked.first.word)) elsewhere (\(Self.times(marked.count))): \
                \(Quotation.of(here.text)), \(Quotation.of(there.text))
                """,
                at: here.text.location, key: here.key.string, language: here.language.tag, part: here.path,
                related: [there.text.location])
        }
    }

    private func isSlip(_ plain: Spelling, _ marked: Spelling) -> Bool {
        let language = plain.first.shown.language.code ?? ""
        guard let pair = DiacriticPair(plain: plain.folded, marked: marked.folded, language: language) else {
            return false
        }
        let areBothCommon = plain.count >= Self.often && marked.count >= Self.often
        return areBothCommon ? pair.isSurelySlip : pair.isSlip
    }

    private static func times(_ count: Int) -> FindingMessage { count == 1 ? "once" : "\(count) times" }

    /// French omits marks on capitals.
    private func isExempt(_ word: PlainWord, _ language: LanguageFacts) -> Bool {
        word.isAllCaps && language.code == "fr"
    }

    private func isAsked(_ language: LanguageFacts, _ asked: [String]) -> Bool {
        let code = language.code ?? ""
        return asked.isEmpty
            ? Self.languages.contains(code) : asked.contains(code) || asked.contains(language.canonical.spelling)
    }
}
