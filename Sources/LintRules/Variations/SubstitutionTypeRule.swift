import CatalogCore
import CatalogLint

/// Finds substitutions that read their argument as another type than the source.
struct SubstitutionTypeRule: EntryRule {
    static let interest: EntryTraits = .substitutions

    static let description = RuleDescription(
        id: "substitution-type",
        category: .variations,
        summary: "the format specifier of a substitution does not fit its argument",
        rationale: """
            The program passes one type of value and the text reads another, which shows nonsense or crashes. The rule \
            compares a substitution with the one for the same argument in the source, whatever their names. Another \
            width of the same type (`d` for `lld`) cuts off large numbers and is a warning. Legacy tables are an \
            exception, because there the type only selects the form. An invalid specifier is a warning too, except in \
            the tables that Xcode generates from intent definitions, with `%ld` for each type.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .entry([Self.english("lld"), Self.portuguese("ld")]),
            stringsdict("9KhaIS"),
        ],
        failing: [
            .entry([Self.english("lld"), Self.portuguese("@", mark: true)]),
            .entry([Self.english("lld"), Self.portuguese("d", mark: true)]),
            .entry([Self.english("lld"), Self.portuguese("%lld", mark: true)]),
            stringsdict("home.days", mark: "↓"),
        ]
    )

    private static func english(_ type: String) -> String {
        let sets = RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"], type: type)
        return "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [sets])) }"
    }

    private static func portuguese(_ type: String, mark: Bool = false) -> String {
        let series = RuleExample.substitution(
            "series", 1, ["one": "%arg série", "other": "%arg séries"], type: type, typeMark: mark)
        return "\"pt-BR\" : { \(RuleExample.sentence("Faltam %#@series@", [series])) }"
    }

    /// A `.stringsdict` table with one key, whose type has a percent sign.
    private static func stringsdict(_ key: String, mark: String = "") -> RuleExample {
        RuleExample(files: [
            (
                "en.lproj/Intents.stringsdict",
                """
                <plist version="1.0"><dict><key>\(key)</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@days@ left</string>
                <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key>\(mark)<string>%ld</string>
                <key>one</key><string>day</string><key>other</key><string>days</string></dict></dict></dict></plist>
                """
            )
        ])
    }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.entry.localizations.contains(where: { $0.content.hasCases }) else { return }
        for (localization, language) in entry.shownLocalizations {
            if entry.table.kind != .intentDefinition {
                checkSpelling(localization.content, language, into: &findings)
            }
            guard !language.isSource, localization.content.hasCases, let source = entry.source else { continue }
            let mismatches = Self.mismatches(of: localization.content, with: source.content)
            for mismatch in mismatches where mismatch.isOfKind || entry.table.isCatalog {
                findings.add(
                    mismatch.message, at: mismatch.specifier.location, language: language.tag,
                    part: Self.part(mismatch.substitution), atMost: mismatch.isOfKind ? .error : .warning)
            }
        }
    }

    private func checkSpelling(
        _ content: LocalizedContent, _ language: LanguageFacts, into findings: inout FindingSink
    ) {
        for substitution in content.allSubstitutions {
            guard let text = substitution.formatSpecifier, substitution.argumentType == nil else { continue }
            findings.add(
                "\(Quotation.of(text)) is not a format specifier; write one without “%”, such as “lld”",
                at: text.location,
                language: language.tag, part: Self.part(substitution), atMost: .warning)
        }
    }

    private static func mismatches(of content: LocalizedContent, with source: LocalizedContent) -> [Mismatch] {
        let (shown, wanted) = (ShownArguments(of: content), ShownArguments(of: source))
        guard !shown.isNested, !wanted.isNested else { return [] }
        return shown.substitutions.sorted { $0.key < $1.key }.compactMap { position, substitution in
            guard let type = substitution.argumentType, let specifier = substitution.formatSpecifier,
                let expected = wanted.substitutions[position], let expectedType = expected.argumentType,
                let difference = type.difference(from: expectedType)
            else { return nil }
            let (own, other) = (substitution.name.string, expected.name.string)
            let wanted = expected.formatSpecifier?.string ?? ""
            let message: FindingMessage =
                """
                “\(own)” reads argument \(position) as “%\(specifier.string)”, but “\(other)” of the source \
                as “%\(wanted)”
                """
            return Mismatch(
                substitution: substitution, specifier: specifier, isOfKind: difference == .kind, message: message)
        }
    }

    private static func part(_ substitution: Substitution) -> PartPath {
        PartPath([.substitution(substitution.name.string)])
    }
}

/// A substitution that reads its argument as another type than the source's.
private struct Mismatch {
    let substitution: Substitution
    let specifier: Text
    /// Whether the kinds differ, and not only the widths.
    let isOfKind: Bool
    let message: FindingMessage
}
