import CatalogCore
import CatalogLint

/// Finds specifiers that cannot be formatted.
struct InvalidSpecifierRule: ArgumentRule {
    static let description = RuleDescription(
        id: "invalid-specifier",
        category: .specifiers,
        summary: "a specifier is broken off, or is none that can be formatted",
        rationale: """
            What stands between the percent sign and the next character is swallowed or read as something else, \
            and the arguments behind it may shift. Write %% where a percent sign is meant; of a substitution's name \
            only ASCII letters, digits and `_` are read, so that `%#@total.days@` refers to none. Texts that are never \
            formatted may hold whatever they like.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "shop.sale", ["en": #""A 50% discount""#, "de": #""50%-iger Rabatt""#]),
            .texts(key: "shop.of", ["en": #""%lld of 50%%""#, "de": #""%lld von 50 %%""#]),
        ],
        failing: [
            .texts(key: "shop.sale", ["en": #""%@ has a 50%% discount""#, "de": #"↓"%@ hat 50%-igen Rabatt""#]),
            .texts(key: "groups.joined", ["en": #""%1$@ joined""#, "pt-BR": #"↓"%1$ entrou""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.invalid

    func message(_ defect: ArgumentDefect) -> String {
        let found = defect.found.first ?? ""
        guard !found.contains("#@") else {
            return "\(Quotation.of(found)) refers to no substitution, since only ASCII letters, digits and _ are read "
                + "there; give the substitution such a name: \(defect.texts)"
        }
        return "\(Quotation.of(found)) is no specifier; write %% for a percent sign: \(defect.texts)"
    }
}
