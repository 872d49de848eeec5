import CatalogCore
import CatalogRuntime

/// The languages for which a service returns most texts untranslated.
///
/// A single copy may be correct: “Menu” is “Menu” in many languages. Many copies are not.
struct UntranslatedLanguages {
    /// The minimum number of answers for a decision.
    private static let enough = 4

    private let languages: Set<LanguageTag>

    /// Evaluates the answers of a service.
    init(_ outcomes: [Int: ServiceRun.Outcome], to task: ServiceTask, in draft: FillDraft) {
        var answers: [LanguageTag: Int] = [:]
        var copies: [LanguageTag: Int] = [:]
        for (id, outcome) in outcomes {
            guard case .answer(let answer) = outcome, let number = task.gaps[id - 1].first else { continue }
            let gap = draft.gaps[number]
            let parts = gap.parts.filter { draft.tables[gap.table].hasWords($0) }
            guard !parts.isEmpty, gap.source.canonical.language != gap.language.canonical.language else { continue }
            let texts = answer.parts(for: gap)
            answers[gap.language, default: 0] += 1
            if parts.allSatisfy({ texts[$0.path] == $0.source }) { copies[gap.language, default: 0] += 1 }
        }
        languages = Set(
            answers.filter { $0.value >= Self.enough && 2 * (copies[$0.key] ?? 0) > $0.value }.map(\.key))
    }

    /// Whether the service returns most texts untranslated in a language.
    func contains(_ language: LanguageTag) -> Bool { languages.contains(language) }
}
