import XCStringsKit

/// Finds values within the key of `NSLocalizedString`.
struct InterpolatedNSLocalizedStringCheck: SourceCheck {
    let project: SourceProject

    var rule: any SourceRule.Type { InterpolatedNSLocalizedStringRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for use in project.index.dynamicUses where project.hasValueInKey(use) {
            guard use.place.audience.isShipped, let file = project.index.file(at: use.place.path)?.text else {
                continue
            }
            findings.add(
                "the value becomes part of the key, which no table has: put it in with `String(format:)`, or use "
                    + "`String(localized:)`", in: file, range: use.place.range, key: use.pattern.description)
        }
    }
}

extension SourceProject {
    /// Whether a look-up is an `NSLocalizedString` whose key has a value in it, which no table can have.
    func hasValueInKey(_ use: DynamicUse) -> Bool {
        use.isInterpolated && use.kind == .nsLocalizedString && !isKnown(use)
    }

    /// Whether tables have every key that can come of it, or keys that look like it.
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
