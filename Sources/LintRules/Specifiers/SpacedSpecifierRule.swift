import CatalogCore
import CatalogLint

/// Finds specifiers that a translation machine or an input method has spoilt.
struct SpacedSpecifierRule: ArgumentRule {
    static let description = RuleDescription(
        id: "spaced-specifier",
        category: .specifiers,
        summary: "a specifier has a space in it, or characters of full width or in capitals",
        rationale: """
            Machines that translate put spaces into specifiers or change their case, and input methods write \
            them in full width; the argument is then not shown, or not as the source shows it.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "shop.of", ["en": #""100% of %@""#, "pt-BR": #""100%% de %@""#]),
            .texts(key: "run.value", ["en": #""%@: %lld""#, "ja": #""%@：%lld""#]),
        ],
        failing: [
            .texts(key: "home.hello", ["en": #""Hello %@""#, "pt-BR": #"↓"Olá, % @""#, "ja": #"↓"こんにちは、％@さん""#]),
            .texts(
                key: "run.done",
                ["en": #""%1$@ ran %2$lld km""#, "de": #"↓"%1$@ lief %2$LLD km""#, "zh-Hans": #"↓"%１$@跑了%2$lld公里""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.spaced

    func message(_ defect: ArgumentDefect) -> String {
        "write \(WordList.of(defect.expected)) for \(WordList.of(defect.found.map { Quotation.of($0) })): \(defect.texts)"
    }
}
