import CatalogCore
import CatalogLint

/// Finds specifiers that machine translation or an input method damaged.
struct SpacedSpecifierRule: ArgumentRule {
    static let description = RuleDescription(
        id: "spaced-specifier",
        category: .specifiers,
        summary: "a specifier contains a space, full-width characters or wrong capitals",
        rationale: """
            Machine translation adds spaces to specifiers or changes their case, and input methods write them in full \
            width. The argument is then not shown, or not as in the source: `% d` shows a space before the number.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "shop.of", ["en": #""100% of %@""#, "pt-BR": #""100%% de %@""#]),
            .texts(key: "run.long", ["en": #""%Lf of %D""#, "pt-BR": #""%Lf de %D""#]),
            .texts(key: "run.value", ["en": #""%@: %lld""#, "ja": #""%@：%lld""#]),
        ],
        failing: [
            .texts(key: "home.hello", ["en": #""Hello %@""#, "pt-BR": #"↓"Olá, % @""#, "ja": #"↓"こんにちは、％@さん""#]),
            .texts(
                key: "run.done",
                ["en": #""%1$@ ran %2$lld km""#, "de": #"↓"%1$@ lief %2$LLD km""#, "zh-Hans": #"↓"%１$@跑了%2$lld公里""#]),
            .texts(
                key: "books.read",
                ["en": #""%1$@, %2$lld books""#, "nl": #"↓"%1$@, %2$Lld boeken""#, "de": #"↓"%1$@, %2$D Bücher""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.spaced

    /// Returns a specifier, in quotation marks if a space stands before it.
    private static func quotation(of specifier: String) -> String {
        specifier.hasPrefix(" ") ? Quotation.of(specifier) : specifier
    }

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        let expected = WordList.of(defect.expected.map(Self.quotation(of:)))
        let actual = WordList.of(defect.actual.map { Quotation.of($0) })
        return "write \(expected) for \(actual): \(defect.texts)"
    }
}
