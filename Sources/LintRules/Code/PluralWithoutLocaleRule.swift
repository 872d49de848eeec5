import CatalogLint

/// Finds plurals that Swift code formats without a locale.
package struct PluralWithoutLocaleRule: SourceRule {
    package static let description = RuleDescription(
        id: "plural-without-locale",
        category: .code,
        summary: "a plural is formatted without a locale",
        rationale: """
            Without a locale, `String(format:)` chooses only the forms “one” and “other” of a plural, so a Polish 5 has \
            the noun that belongs to 1.5. Use `String(localized:)`, `String.localizedStringWithFormat`, or \
            `String(format:locale:)` with the current locale. The rule is silent if no language of the text has \
            further forms.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .source,
        passing: [
            .code(
                """
                let count = 5
                let right = String.localizedStringWithFormat(NSLocalizedString("weeks", comment: ""), count)
                let too = String(format: NSLocalizedString("weeks", comment: ""), locale: .current, count)
                let format = NSLocalizedString("weeks", comment: "")
                let joined = String(format: "%@!", NSLocalizedString("weeks", comment: ""))
                """, plural: "weeks", in: "pl", polish),
            .code(
                """
                a = [NSString localizedStringWithFormat:NSLocalizedString(@"weeks", nil), count];
                b = [[NSString alloc] initWithFormat:NSLocalizedString(@"weeks", nil) locale:NSLocale.currentLocale, count];
                c = [NSString stringWithFormat:@"%@!", NSLocalizedString(@"weeks", nil)];
                """, plural: "weeks", in: "pl", polish, path: "Sources/App/Home.m"),
            .code(
                #"let text = String(format: NSLocalizedString("weeks", comment: ""), 5)"#, plural: "weeks", in: "pt-BR",
                ["one": "%lld semana", "other": "%lld semanas"]),
            .code(
                #"let text = String(format: NSLocalizedString("weeks", comment: ""), 5)"#,
                entries: [("weeks", "%lld weeks")]),
        ],
        failing: [
            .code(
                """
                let count = 5
                let text = String(format: NSLocalizedString(↓"weeks", comment: ""), count)
                let short = String(format: ↓"weeks".localized, count)
                let list = String(format: NSLocalizedString(↓"weeks", comment: ""), arguments: [count])
                let none = String(format: NSLocalizedString(↓"weeks", comment: ""), locale: nil, count)
                let old = NSString(format: NSLocalizedString(↓"weeks", comment: "") as NSString, count)
                """, plural: "weeks", in: "pl", polish),
            .code(
                """
                a = [NSString stringWithFormat:NSLocalizedString(@↓"weeks", nil), count];
                b = [[NSString alloc] initWithFormat:NSLocalizedString(@↓"weeks", nil), count];
                """, plural: "weeks", in: "pl", polish, path: "Sources/App/Home.m"),
        ]
    )

    private static let polish: KeyValuePairs = [
        "one": "%lld tydzień", "few": "%lld tygodnie", "many": "%lld tygodni", "other": "%lld tygodnia",
    ]

    package init() {}
}
