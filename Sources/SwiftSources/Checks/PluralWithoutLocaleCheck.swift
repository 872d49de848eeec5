import CatalogCore
import CatalogLint
import CatalogRuntime
import LintRules

/// A check for plurals that are formatted without a locale.
struct PluralWithoutLocaleCheck: SourceCheck {
    let project: SourceProject

    var rule: any Rule.Type { PluralWithoutLocaleRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        var languages: [DeclaredKeys.Entry: LanguageTag?] = [:]
        for file in project.index.files {
            let formats = file.facts.formats.filter { $0.isFoundation && !$0.hasLocale }
            guard !formats.isEmpty else { continue }
            for use in project.index.uses(in: file.path) {
                guard use.kind != .accessor, use.location.audience.isShipped,
                    formats.contains(where: { file.isWhole(use, of: $0) }),
                    let entry = project.keys.entries(of: use).first
                else { continue }
                let language = languages[entry] ?? language(ofFormsIn: entry)
                languages[entry] = .some(language)
                guard let language else { continue }
                let remedy: FindingMessage =
                    file.isC
                    ? "use `localizedStringWithFormat:`, or give the current locale"
                    : "use `String(localized:)`, or give the current locale"
                findings.add(
                    """
                    without a locale, only the plural forms “one” and “other” are chosen, which is wrong in \
                    \(language.spelling); \(remedy)
                    """,
                    in: file.text, range: use.location.range, key: use.key.key,
                    related: project.keys.location(of: entry).map { [$0] } ?? [])
            }
        }
    }

    /// Returns the first language in which whole numbers choose another form of the text than `one` and `other`.
    private func language(ofFormsIn entry: DeclaredKeys.Entry) -> LanguageTag? {
        let found = project.tables[entry.table].entry(at: entry.index)
        return found.localizations.first { localization in
            let others = Set(PluralRules(language: localization.language).integerCategories).subtracting([.one, .other])
            return !others.isEmpty
                && localization.content.parts.contains { part in
                    others.contains { $0.rawValue == part.path.name(along: .plural) }
                }
        }?.language
    }
}
