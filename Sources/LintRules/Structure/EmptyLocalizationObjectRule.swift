import CatalogCore
import CatalogLint

/// Finds languages of a key that have an empty object.
struct EmptyLocalizationObjectRule: EntryRule {
    static let description = RuleDescription(
        id: "empty-localization-object",
        category: .structure,
        summary: "a language of a key is an empty object",
        rationale: """
            It has the same effect as no object, but scripts and translation services count the key as translated. \
            `missing-translation` reports it in a required language.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        fix: .safe,
        passing: [
            .entries(#"    "tab.home" : { "localizations" : { } }"#),
            .entries(
                #"    "tab.home" : { "localizations" : { "pt-BR" : { } } }"#, required: ["en", "pt-BR"]),
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "de" : ↓{ },
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "fr" : ↓{ },
                      "pt-BR" : ↓{

                      }
                    } }
                """),
            .entries(
                """
                    "tab.home" : {
                      "localizations" : {
                        "de" : ↓{ },
                        "pt-BR" : ↓{ }
                      }
                    }
                """),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let bytes = entry.table.table.document?.bytes else { return }
        let empty = entry.entry.localizations.filter { isEmpty($0, in: bytes) && !isMissing($0, from: entry) }
        guard !empty.isEmpty else { return }
        let edits = edits(removing: empty, of: entry, in: bytes)
        for (localization, fix) in zip(empty, edits) {
            findings.add(
                "this language has an empty object; remove it", at: localization.content.location,
                language: localization.language, fix: fix)
        }
    }

    private func isEmpty(_ localization: Localization, in bytes: [UInt8]) -> Bool {
        guard localization.content.isEmpty else { return false }
        let written = bytes[localization.content.location.range]
        return written.first == UInt8(ascii: "{") && !written.contains(UInt8(ascii: "\""))
    }

    /// Whether `missing-translation` reports it.
    private func isMissing(_ localization: Localization, from entry: EntryContext) -> Bool {
        let facts = entry.table.facts(of: localization.language)
        return entry.isTranslatable && facts.isRequired && !facts.isSource
    }

    /// Empty if a language appears twice: a person must decide which one counts.
    private func edits(removing empty: [Localization], of entry: EntryContext, in bytes: [UInt8]) -> [[Edit]] {
        let isDoubled = entry.entry.problems.contains {
            if case .duplicateMember = $0.kind { true } else { false }
        }
        guard !isDoubled else { return empty.map { _ in [] } }
        return MemberRemoval(bytes).edits(
            removing: empty.map { $0.languageLocation.range.lowerBound..<$0.content.location.range.upperBound })
    }
}
