import CatalogCore
import CatalogLint

/// Finds single percent signs in texts that are formatted.
struct UnescapedPercentRule: ArgumentRule {
    static let description = RuleDescription(
        id: "unescaped-percent",
        category: .specifiers,
        summary: "a percent sign in a formatted text is not doubled",
        rationale: """
            In a text with arguments a percent sign begins a specifier. It disappears with the next characters, or \
            takes an argument that does not exist. Write %% for a percent sign. Texts without arguments are never \
            formatted, so there a single percent sign is right. The rule does not report a translation that copies the \
            percent sign of its source.
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

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        let found = Quotation.of(defect.actual.first ?? "")
        return "\(found) is read as a format specifier; write %% for a percent sign: \(defect.texts)"
    }
}
