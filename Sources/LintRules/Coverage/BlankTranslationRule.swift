import CatalogCore
import CatalogLint

/// Finds localizations whose text is only white space.
struct BlankTranslationRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "blank-translation",
        category: .coverage,
        summary: "a text is only white space",
        rationale: """
            Every tool counts it as translated, but people see nothing. Without the localization they would see the \
            source language. A blank text is fine where the source text is blank too, and where no language has a \
            letter, because the text is a separator. A space is fine where the source \
            begins and ends with one, such as “ at ”, because it joins two texts. If some languages are required, it \
            is a warning in the others. In tables of interface files without their source it is a note.
            """,
        severity: .error,
        impact: .visible,
        scope: .entry,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the fix removes the localization, so people see the source language: not in legacy tables, \
            and only where the source is a label or sentence rather than a part of one.
            """,
        passing: [
            .texts(key: " ", ["en": #"" ""#, "pt-BR": #"" ""#]),
            .texts(["en": #""Home""#, "pt-BR": #"" Início ""#]),
            .texts(["en": #"" at ""#, "ja": #"" ""#]),
            .texts(key: "SEPARATOR", ["en": #"" ""#, "ja": #""・""#]),
        ],
        failing: [
            .texts(["en": #""Home""#, "es": #""Inicio""#, "pt-BR": #"↓" ""#]),
            .texts(["en": #""Home""#, "ja": #"↓"\u3000\n""#, "pt-BR": #"↓"\u200B""#]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable, !entry.isSeparator else { return }
        for (localization, progress) in entry.openLocalizations {
            guard case .blank(let unit) = progress, let text = unit.value else { continue }
            let language = entry.table.facts(of: localization.language)
            let removal = LocalizationRemoval(entry) {
                TranslationProgress($0, of: entry).isWithoutText && $0.content.saysNothing
            }
            findings.add(
                "the text is only white space, \(Quotation.of(text)); write a text or remove it", at: text.location,
                language: language.tag,
                atMost: hasHiddenSource(entry) ? .note : language.severityOfEmptyText(in: entry.table),
                fix: language.isSource || !entry.standsAlone ? [] : removal.edits(of: localization), isSafe: false)
        }
    }

    /// Whether the source text is in an interface file, where a title of one space is usual for a button with an icon.
    private func hasHiddenSource(_ entry: EntryContext) -> Bool {
        entry.table.kind == .interfaceBuilder && entry.counterpart(of: .whole) == nil
    }
}
