import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds source texts that have several translations.
struct DivergentTranslationRule: TableRule {
    static let description = RuleDescription(
        id: "divergent-translation",
        category: .consistency,
        summary: "one source text has several translations",
        rationale: """
            If “Remove” is “Remover” here and “Excluir” there, people look for a difference. If there is one, such as \
            a noun and a verb, or a title and a button, add an exception. Translations that differ only by case or by \
            the last mark count as the same. `diacritics-differ` reports those that differ by diacritics, and \
            `identical-to-source` copies of the source. Texts with plural forms or devices are not compared.
            """,
        severity: .off,
        impact: .visible,
        scope: .catalog,
        fix: .review,
        passing: [
            .entries(
                """
                    "a.save" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Salvar" } } } },
                    "b.save" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "salvar" } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "a.remove" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Remove" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Remover" } } } },
                    "b.remove" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Remove" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : ↓"Excluir" } } } },
                    "c.remove" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Remove" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Remover" } } } }
                """)
        ]
    )

    private struct Subject: Hashable {
        let language: LanguageTag
        let source: String
    }

    /// The texts with one meaning, in the order of the table.
    private struct Wording {
        let folded: String
        var texts: [ShownText]
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        var wordings: [Subject: [Wording]] = [:]
        var order: [Subject] = []
        table.forEachShownText { shown, entry in
            guard shown.path.isWhole, !shown.language.isSource, let source = entry.counterpart(of: .whole)?.string,
                source.contains(where: \.isLetter), source.count > 1, !shown.isCopy(in: entry)
            else { return }
            let subject = Subject(language: shown.language.tag, source: source)
            if wordings[subject] == nil { order.append(subject) }
            Self.add(shown, to: &wordings[subject, default: []])
        }
        for subject in order {
            guard let found = wordings[subject], found.count > 1 else { continue }
            report(found, subject, into: &findings)
        }
    }

    private static func add(_ shown: ShownText, to wordings: inout [Wording]) {
        let folded = Diacritics.stripped(shown.text.string.lowercased()).trimmingMarks
        if let index = wordings.firstIndex(where: { $0.folded == folded }) {
            wordings[index].texts.append(shown)
        } else {
            wordings.append(Wording(folded: folded, texts: [shown]))
        }
    }

    private func report(_ wordings: [Wording], _ subject: Subject, into findings: inout FindingSink) {
        let most = wordings.map(\.texts.count).max() ?? 0
        guard let usual = wordings.first(where: { $0.texts.count == most }), let first = usual.texts.first else {
            return
        }
        for other in wordings where other.folded != usual.folded {
            for shown in other.texts {
                let (source, text) = (Quotation.of(subject.source), Quotation.of(shown.text))
                let (usual, key) = (Quotation.of(first.text), Quotation.of(first.key))
                findings.add(
                    most == 1
                        ? "\(source) is \(text) here, but \(usual) in \(key)"
                        : "\(source) is \(text) here, but \(usual) in \(key) and \(most - 1) more",
                    at: shown.text.location, key: shown.key.string, language: shown.language.tag,
                    related: [first.text.location])
            }
        }
    }
}

extension String {
    /// Without punctuation and spaces at the end.
    fileprivate var trimmingMarks: String {
        var rest = self[...]
        while let last = rest.last, last.isPunctuation || last.isWhitespace { rest = rest.dropLast() }
        return String(rest)
    }
}
