import CatalogCore
import CatalogLint

/// Finds format specifiers that are not valid.
struct InvalidSpecifierRule: ArgumentRule {
    static let description = RuleDescription(
        id: "invalid-specifier",
        category: .specifiers,
        summary: "a format specifier is incomplete or not valid",
        rationale: """
            The characters after the percent sign are dropped or read as something else, and later arguments may \
            shift. Write %% for a percent sign. The name of a substitution may have only ASCII letters, digits and \
            `_`, so `%#@total.days@` refers to no substitution. Texts that are never formatted may contain anything, \
            a name in capitals between two signs, such as `%APP_NAME%`, is for code that replaces it, and an address has \
            escapes such as `%20`.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "shop.sale", ["en": #""A 50% discount""#, "de": #""50%-iger Rabatt""#]),
            .texts(key: "shop.of", ["en": #""%lld of 50%%""#, "de": #""%lld von 50 %%""#]),
            .texts(key: "mail.link", ["en": #""mailto:help@example.com?subject=Help%20Me%0Dnow""#]),
            .texts(key: "rate", ["en": #""%APP_NAME%. Rate it?""#, "de": #""%APP_NAME%. Wie finden Sie es?""#]),
            .texts(
                key: "%[Title, Author]@ %[contains]@ %@",
                ["en": #""%[Title, Author]@ %[contains]@ %@""#, "de": #""%2$[enthält]@ %1$[Titel, Autor]@ %3$@""#]),
        ],
        failing: [
            .texts(key: "shop.sale", ["en": #""%@ has a 50%% discount""#, "de": #"↓"%@ hat 50%-igen Rabatt""#]),
            .texts(key: "rank", ["en": #""Level %ld""#, "de": #"↓"Level %Id""#]),
            .texts(key: "rate", ["en": #""%@ of %APP_NAME%""#, "de": #"↓"%@ von %APP_NAME% %. Los""#]),
            .texts(key: "groups.joined", ["en": #""%1$@ joined""#, "pt-BR": #"↓"%1$ entrou""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.invalid

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        let found = defect.actual.first ?? ""
        guard !found.contains("#@") else {
            return """
                \(Quotation.of(found)) refers to no substitution; name the substitution with ASCII letters, \
                digits and _ only: \(defect.texts)
                """
        }
        return """
            \(Quotation.of(found)) is not a format specifier; write the one that is meant, or %% for a percent sign: \
            \(defect.texts)
            """
    }
}
