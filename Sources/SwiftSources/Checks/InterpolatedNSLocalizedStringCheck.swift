import CatalogLint
import LintRules

/// A check for values inside the key of `NSLocalizedString`.
struct InterpolatedNSLocalizedStringCheck: SourceCheck {
    let project: SourceProject

    var rule: any SourceRule.Type { InterpolatedNSLocalizedStringRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for use in project.index.dynamicUses where project.hasValueInKey(use) {
            guard use.place.audience.isShipped, let file = project.index.file(at: use.place.path)?.text else {
                continue
            }
            findings.add(
                """
                the value becomes part of the key, so no table has that key; use `String(localized:)`, or \
                `String(format:)` around the lookup
                """,
                in: file, range: use.place.range, key: use.pattern.description)
        }
    }
}

extension SourceProject {
    /// Returns whether a lookup is an `NSLocalizedString` with a value in its key, so that no table has the key.
    func hasValueInKey(_ use: DynamicUse) -> Bool {
        use.isInterpolated && use.kind == .nsLocalizedString && !isKnown(use)
    }

    /// Returns whether tables have every key that a lookup can produce, or else keys that match its pattern.
    private func isKnown(_ use: DynamicUse) -> Bool {
        if let expansions = use.expansions { return expansions.allSatisfy { !keys.entries(of: $0).isEmpty } }
        guard !use.pattern.isAnything else { return true }
        return tables.contains { table in
            (0..<table.entryCount).contains { index in
                let key = table.key(at: index)
                return !key.mayHaveSpecifiers && use.pattern.matches(key.string)
            }
        }
    }
}
