import CatalogCore
import CatalogLint
import LintRules

/// A check for keys that only previews and tests use.
struct PreviewOnlyKeyCheck: SourceCheck {
    let project: SourceProject

    var rule: any Rule.Type { PreviewOnlyKeyRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        guard project.index.uses.contains(where: { !$0.location.audience.isShipped }) else { return }
        let dynamicUses = project.index.dynamicUses.filter { $0.location.audience.isShipped && !$0.pattern.isAnything }
        let product = Set(
            project.index.uses.filter { $0.location.audience.isShipped }.flatMap { project.keys.entries(of: $0.key) })
        let texts = productTexts
        var seen: Set<DeclaredKeys.Entry> = []
        for use in project.index.uses where !use.location.audience.isShipped {
            for entry in project.keys.entries(of: use) where !product.contains(entry) && seen.insert(entry).inserted {
                let key = project.keys.key(of: entry)
                guard !texts.contains(ExactText(key)), !dynamicUses.contains(where: { $0.pattern.matches(key) }),
                    let location = project.keys.location(of: entry)
                else { continue }
                findings.add(
                    use.location.audience == .test ? "only tests use the key" : "only previews use the key",
                    in: location.file, range: location.range, key: key)
            }
        }
    }

    /// The texts of all literals outside previews and tests, because any of them can serve as a key.
    private var productTexts: Set<ExactText> {
        project.index.files.reduce(into: []) { texts, file in
            for literal in file.facts.literals where file.location(literal.spot).audience.isShipped {
                if let text = literal.plainText { texts.insert(ExactText(text)) }
            }
        }
    }
}
