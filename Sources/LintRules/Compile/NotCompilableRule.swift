import CatalogCore
import CatalogLint
import TableCompilation

/// Finds texts that vary in a way that Xcode refuses to compile.
///
/// Rules about the structure of a catalog and `substitution-undefined` report the other errors of the compiler.
struct NotCompilableRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "not-compilable",
        category: .compile,
        summary: "Xcode refuses to compile a plural, a device form or a substitution",
        rationale: """
            The build of the app ends with an error. Xcode requires that a form of a plural shows the number; use \
            separate keys for one and for several things otherwise. A plural form cannot refer to another plural, and \
            the text for all other devices cannot vary further. Legacy tables can say all of this, so it usually comes \
            from a conversion.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .plurals("en", ["one": "a workout", "other": "%lld workouts"]),
            .plurals("de", ["one": "Training", "other": "Trainings"]),
        ],
        failing: [
            .plurals("de", ["one": "Training", "other": "Trainings"], source: .text("Workouts"), mark: .set)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.isCatalog else { return }
        for (localization, language) in entry.shownLocalizations
        where localization.content.traits.contains(.cases) {
            let refusals = EntryCompilation.refusals(
                of: localization.content, source: entry.source?.content, key: entry.entry.key)
            for refusal in refusals {
                guard let message = Self.message(refusal.problem) else { continue }
                findings.add(message, at: refusal.place, language: language.tag, part: refusal.part)
            }
        }
    }

    /// Returns the message for an error; nil if another rule reports it.
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
        default: nil
        }
    }
}
