import CatalogCore
import CatalogLint

/// Finds percent signs that are not doubled in a text that is formatted.
struct UnescapedPercentRule: ArgumentRule {
    static let description = RuleDescription(
        id: "unescaped-percent",
        category: .specifiers,
        summary: "a percent sign in a formatted text is not doubled",
        rationale: """
            In a text with arguments a percent sign begins a specifier: it vanishes with what follows, or takes \
            an argument that is not there. Only %% prints one. Texts without arguments are never formatted and \
            need none of this. A translation that has the same as its source is not counted again.
            """,
        severity: .error,
        impact: .misleads,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "shop.free", ["en": #""100% free""#, "pt-BR": #""100% de graça""#]),
            .texts(key: "shop.off", ["en": #""%lld%% off""#, "pt-BR": #""%lld%% de desconto""#]),
        ],
        failing: [
            .texts(key: "shop.off", ["en": #""%lld%% off""#, "pt-BR": #"↓"%lld% de desconto""#]),
            .texts(key: "shop.all", ["en": #"↓"%@: 100%""#, "pt-BR": #""%@: 100%%""#]),
            .texts(key: "shop.had", ["en": #"↓"%@ had %'d""#, "pt-BR": #""%@ tinha %'d""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.unescapedPercent

    func message(_ defect: ArgumentDefect) -> String {
        let found = Quotation.of(defect.found.first ?? "")
        return "a percent sign is written %% in a text with arguments; \(found) is read as a specifier: \(defect.texts)"
    }
}
