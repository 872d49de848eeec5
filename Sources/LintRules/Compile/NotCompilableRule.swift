import CatalogCore
import CatalogLint
import TableCompilation

/// Finds texts that vary in a way that Xcode refuses to compile, or compiles with a warning.
///
/// Rules about the structure of a catalog and about substitutions report the other errors and warnings of the compiler.
struct NotCompilableRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "not-compilable",
        category: .compile,
        summary: "Xcode refuses to compile a plural, a device form, a substitution or an unknown axis",
        rationale: """
            The build of the app ends with an error. Xcode requires that a form of a plural shows the number; use \
            separate keys for one and for several things otherwise. A plural form cannot refer to another plural, and \
            the text for all other devices cannot vary further. Legacy tables can say all of this, so it usually comes \
            from a conversion. A plural whose forms show several numbers is a warning: Xcode guesses which of them \
            selects the form.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .plurals("en", ["one": "a workout", "other": "%lld workouts"]),
            .plurals("de", ["one": "Training", "other": "Trainings"]),
        ],
        failing: [
            .plurals("de", ["one": "Training", "other": "Trainings"], source: .text("Workouts"), mark: .set),
            .plurals("en", ["one": "%lld set of %lld", "other": "%lld sets of %lld"], mark: .set),
            .entries(
                """
                    "%lld days" : { "localizations" : { "en" : { "variations" : { "plurals" : ↓{
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } }
                """),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.isCatalog else { return }
        for (localization, language) in entry.shownLocalizations
        where localization.content.traits.contains(.cases) {
            let diagnostics = EntryCompilation.diagnostics(
                of: localization.content, source: entry.source?.content, key: entry.entry.key)
            for diagnostic in diagnostics {
                guard let message = Self.message(diagnostic.problem) else { continue }
                findings.add(
                    message, at: diagnostic.location, language: language.tag, part: diagnostic.part,
                    atMost: diagnostic.problem.severity == .error ? .error : .warning)
            }
        }
    }

    /// Returns the message for an error or a warning; nil if another rule reports it.
    private static func message(_ problem: CompilerProblem) -> FindingMessage? {
        switch problem {
        case .pluralWithoutNumber: "Xcode refuses this plural, because no form shows the number"
        case .variedFallback: "Xcode refuses a text for all other devices that varies further"
        case .nestedSubstitution(let name):
            "Xcode refuses the reference to “\(name)” in a plural form, because it is a plural itself"
        case .unusableSubstitution(let name):
            "Xcode refuses the reference to “\(name)”, which is not a plural"
        case .substitutionsWithoutText: "Xcode refuses substitutions without a text that refers to them"
        case .missingSpecifier(let name):
            "Xcode refuses “\(name)”, because it has no format specifier and none of its forms shows the number"
        case .severalNumbers(let specifier):
            """
            Xcode guesses which number selects the form, because the forms show several of the type \
            “\(specifier)”; use a substitution for each
            """
        case .unknownAxis(let axis): "texts cannot vary by \(Quotation.of(axis)); they vary by “plural” or “device”"
        default: nil
        }
    }
}
