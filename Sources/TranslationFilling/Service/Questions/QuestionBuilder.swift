import CatalogCore
import CatalogLint

/// A builder for the question about a gap.
struct QuestionBuilder {
    private let tables: [FillTable]
    private let reach: Int

    /// - Parameter reach: The maximum number of nearby translations to include.
    init(_ tables: [FillTable], reach: Int = 4) {
        self.tables = tables
        self.reach = reach
    }

    package func question(_ id: Int, about gap: FillGap) -> ServiceQuestion {
        let context = tables[gap.table].context
        let facts = context.facts(of: gap.language)
        let texts = gap.parts.map { part in
            ServiceQuestion.Text(
                part: part.path, source: part.source,
                numbers: part.path.pluralCategory.map { facts.plurals.examples(of: $0) })
        }
        let words = gap.parts.map { PlainText($0.source, isLiteral: gap.isLiteral) }
        return ServiceQuestion(
            id: id, key: gap.key, comment: gap.comment, limit: gap.limit, isLiteral: gap.isLiteral, texts: texts,
            glossary: context.settings.glossary.compactMap { Self.term($0, in: words, facts) },
            fixedTerms: context.fixedTerms.filter { term in
                words.contains { !term.matches(in: $0, .exact).isEmpty }
            }.map(\.spelling),
            neighbours: neighbours(of: gap, in: context))
    }

    private static func term(
        _ term: GlossaryTerm, in texts: [PlainText], _ language: LanguageFacts
    ) -> ServiceQuestion.Term? {
        let (use, never) = (term.renderings(in: language), term.never(in: language))
        guard !use.isEmpty || !never.isEmpty,
            let source = term.sources.first(where: { source in
                texts.contains { !source.matches(in: $0, .words).isEmpty }
            })
        else { return nil }
        return .init(term: source.spelling, renderings: use.map(\.spelling), never: never.map(\.spelling))
    }

    /// Returns finished plain texts of keys near this one, nearest first.
    private func neighbours(of gap: FillGap, in context: TableContext) -> [ServiceQuestion.Neighbour] {
        var found: [ServiceQuestion.Neighbour] = []
        for distance in 1...(2 * reach) {
            for index in [gap.entry - distance, gap.entry + distance] {
                guard found.count < reach, (0..<context.table.entryCount).contains(index) else { continue }
                let entry = EntryContext(context.table.entry(at: index), in: context)
                guard entry.isTranslatable, let unit = entry.entry.localization(gap.language)?.content.unit,
                    unit.state == .translated || unit.state == nil, unit.isWritten, let text = unit.value?.string,
                    let source = entry.counterpart(of: .whole)?.string
                else { continue }
                found.append(.init(source: source, translation: text))
            }
        }
        return found
    }
}
