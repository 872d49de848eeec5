import CatalogCore
import CatalogLint

/// Finds plurals and device variants of which only some cases are translated.
struct PartialVariationRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "partial-variation",
        category: .coverage,
        summary: "some cases of a plural or device variation are translated, others are new or empty",
        rationale: """
            The key counts as begun, and people meet the gap only with certain numbers or on certain devices. Cases \
            that a count never needs in the language, such as many in Portuguese, may stay new, and so may a text \
            round the cases that is nothing but these.
            """,
        severity: .warning,
        impact: .coverage,
        scope: .entry,
        passing: [
            .entries(
                """
                    "%lld days" : { "localizations" : { "pt-BR" : { "variations" : { "plural" : {
                      "many" : { "stringUnit" : { "state" : "new", "value" : "" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dia" } },
                      "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld dias" } } } } } } }
                """),
            .entries(
                """
                    "%lld days" : { "localizations" : { "pt-BR" : {
                      "stringUnit" : { "state" : "new", "value" : "%#@days@" },
                      "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
                        "variations" : { "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg dia" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg dias" } } } } } } } } }
                """),
        ],
        failing: [
            .entries(
                """
                    "%lld days" : { "localizations" : { "pt-BR" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dia" } },
                      "other" : { "stringUnit" : { "state" : "new", "value" : ↓"" } } } } } } },
                    "Tap to start" : { "localizations" : { "pt-BR" : { "variations" : { "device" : {
                      "mac" : { "stringUnit" : { "state" : "translated", "value" : ↓"" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "Toque para iniciar" } }
                    } } } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable else { return }
        for localization in entry.entry.localizations where localization.content.hasSeveralTexts {
            guard case .partial(let all) = TranslationProgress(localization, of: entry) else { continue }
            let undone = all.filter { !isDoneAsItIs($0) }
            guard let first = undone.first else { continue }
            findings.add(
                message(of: undone), at: first.unit.value?.place ?? first.unit.place, language: localization.language)
        }
    }

    /// Whether a text round cases is nothing but these, as `%#@days@` is: it reads the same in every language.
    private func isDoneAsItIs(_ part: LocalizedPart) -> Bool {
        guard part.path.isWhole, let value = part.unit.value?.string, !value.isEmpty else { return false }
        var bytes = Array(value.utf8)
        for specifier in FormatString(value).specifiers.reversed() { bytes.removeSubrange(specifier.range) }
        return bytes.isEmpty
    }

    private func message(of undone: [LocalizedPart]) -> String {
        let cases = undone.map { part in
            let reason = part.unit.state == .new ? "new" : part.unit.value == nil ? "without a value" : "empty"
            let name = part.path.isWhole ? "the text round them" : VisibleText.escaped(part.path.description)
            return "\(name) is \(reason)"
        }
        return "not all cases are translated: \(cases.joined(separator: ", "))"
    }
}
