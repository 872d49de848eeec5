import CatalogLint
import LintRules

/// A check for lookups whose key is only known at run time.
struct UndeterminableKeyCheck: SourceCheck {
    let project: SourceProject

    var rule: any Rule.Type { UndeterminableKeyRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for use in project.index.dynamicUses where use.isUndeterminable {
            // A separate rule reports values in the key of `NSLocalizedString`.
            guard use.location.audience.isShipped, !project.hasValueInKey(use),
                let file = project.index.file(at: use.location.path)?.text
            else { continue }
            findings.add(
                "the key is built at run time, so the keys that the code needs are unknown", in: file,
                range: use.location.range, key: use.pattern.description)
        }
    }
}

extension DynamicUse {
    fileprivate var isUndeterminable: Bool { expansions == nil && !pattern.isAnything && !isDeclaredByComment }
}
