import CatalogCore
import CatalogLint

/// Finds texts that read an argument as another type.
struct SpecifierTypeMismatchRule: ArgumentRule {
    static let description = RuleDescription(
        id: "specifier-type-mismatch",
        category: .specifiers,
        summary: "a text reads an argument as another type than the source text does",
        rationale: """
            A number read as an object crashes; an object read as a number shows nonsense. The rule compares arguments \
            by their numbers, whatever their order in the sentence.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .texts(key: "run.distance", ["en": #""%lld km by %@""#, "ja": #""%2$@まで%1$ldキロ""#]),
            .texts(key: "set.size", ["en": #""%d × %u""#, "de": #""%u × %i""#]),
        ],
        failing: [
            .texts(key: "home.days", ["en": #""%lld days""#, "pt-BR": #"↓"%@ dias""#]),
            .entries(
                """
                    "home.streak" : { "localizations" : {
                      "en" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day in %@" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days in %@" } } } } },
                      "pt-BR" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : ↓"Um dia em %@" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dias em %@" } } } } } } }
                """),
        ]
    )

    static let kind = ArgumentDefect.Kind.typeMismatch

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        "has \(WordList.of(defect.actual)) where the source has \(WordList.of(defect.expected)): \(defect.texts)"
    }
}
