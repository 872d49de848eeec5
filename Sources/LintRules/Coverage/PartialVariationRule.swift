import CatalogCore
import CatalogLint

/// Finds plurals and device variations that are only partly translated.
struct PartialVariationRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "partial-variation",
        category: .coverage,
        summary: "some plural or device forms are translated, and others are new or empty",
        rationale: """
            The text is partly translated, but some numbers or devices have no text. Forms that no number needs in the \
            language, such as “many” in Portuguese, may stay new. So may a text that contains only a reference to the \
            forms and no words. It is an error in languages that the configuration or --language requires, and a \
            warning in others.
            """,
        severity: .error,
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
        for (localization, progress) in entry.openLocalizations where localization.content.hasSeveralTexts {
            guard case .partial(let all) = progress else { continue }
            let undone = all.filter { !isDoneAsItIs($0) }
            guard let first = undone.first else { continue }
            findings.add(
                message(of: undone), at: first.unit.value?.location ?? first.unit.location,
                language: localization.language,
                atMost: entry.table.facts(of: localization.language).isRequired ? .error : .warning)
        }
    }

    /// Whether a text contains only references to forms, such as `%#@days@`, and so is the same in every language.
    private func isDoneAsItIs(_ part: LocalizedPart) -> Bool {
        guard part.path.isWhole, let value = part.unit.value?.string, !value.isEmpty else { return false }
        var bytes = Array(value.utf8)
        for specifier in FormatString(value).specifiers.reversed() { bytes.removeSubrange(specifier.range) }
        return bytes.isEmpty
    }

    private func message(of undone: [LocalizedPart]) -> FindingMessage {
        "not all forms are translated: \(FindingMessage(undone.map(Self.status), separator: ", "))"
    }

    private static func status(of part: LocalizedPart) -> FindingMessage {
        let name: FindingMessage =
            part.path.isWhole
            ? "the text around them" : FindingMessage(verbatim: VisibleText.escaped(part.path.description))
        if part.unit.state == .new { return "\(name) is new" }
        return part.unit.value == nil ? "\(name) has no value" : "\(name) is empty"
    }
}
