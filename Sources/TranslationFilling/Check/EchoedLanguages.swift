import CatalogCore
import CatalogRuntime

/// The languages for which a service gives most texts back as they are, and so translates nothing.
///
/// A single copy may be right: “Menu” is “Menu” in many languages. Among many it is not.
struct EchoedLanguages {
    /// With fewer answers nothing can be said.
    private static let enough = 4

    private let languages: Set<LanguageTag>

    /// Looks at the answers to a service's questions.
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

    /// Whether the service echoes texts that it is to translate into a language.
    func contains(_ language: LanguageTag) -> Bool { languages.contains(language) }
}
