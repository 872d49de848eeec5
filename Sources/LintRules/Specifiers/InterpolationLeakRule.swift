import CatalogCore
import CatalogLint

/// Finds string interpolation of Swift in texts.
struct InterpolationLeakRule: UnitRule {
    static let description = RuleDescription(
        id: "interpolation-leak",
        category: .specifiers,
        summary: "a text contains Swift’s string interpolation",
        rationale: """
            The text of a catalog is not Swift code: the app shows the backslash, the parentheses and the name of the \
            variable. Use a format specifier such as %@ instead. If the source text has the interpolation, the rule \
            does not report translations that copy it.
            """,
        severity: .error,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts(key: "home.hello", ["en": #""Hello %@""#, "pt-BR": #""Olá, %@ ¯\\_(ツ)_/¯""#]),
            .texts(key: "help.formula", ["en": #""Write \\(x\\) or \\(see below)""#]),
        ],
        failing: [
            .texts(key: "home.hello", ["en": #""Hello %@""#, "pt-BR": #"↓"Olá, \\(name)""#]),
            .texts(key: "home.count", ["en": #"↓"\\(items.count) items""#, "pt-BR": #""\\(items.count) itens""#]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", #""home.hello" = "Hello %@";"#),
                ("pt-BR.lproj/Localizable.strings", #""home.hello" = ↓"Olá, \\(name)";"#),
            ]),
        ]
    )

    static let interest = UnitInterest.every.having("\\")

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        // JSON escapes every backslash; legacy texts are already decoded.
        guard unit.text.hasEscapes || unit.entry.table.isLegacy else { return }
        guard let leak = SwiftInterpolation.first(in: unit.text.utf8) else { return }
        if let source = unit.sourceText, SwiftInterpolation.isIn(source) { return }
        findings.add(
            "people see \(Quotation.of(leak)) as it is; use a format specifier: \(Quotation.of(unit.text))",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }
}
