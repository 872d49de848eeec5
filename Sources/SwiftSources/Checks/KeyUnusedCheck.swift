import CatalogLint
import LintRules

/// A check for keys that no code uses.
struct KeyUnusedCheck: SourceCheck {
    let rule: any Rule.Type = KeyUnusedRule.self
    let project: SourceProject
    let finder: EvidenceFinder

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for unused in project.certainlyUnusedKeys(finder) {
            let table = project.tables[unused.entry.table]
            // The rule `stale-key` reports keys that are marked stale.
            guard table.entry(at: unused.entry.index).extractionState != .stale else { continue }
            let location = table.key(at: unused.entry.index).location
            guard table.files.indices.contains(location.file) else { continue }
            findings.add(
                "no code uses this key; `fitloc unused --remove certain` removes such keys",
                in: table.files[location.file],
                range: location.range, key: unused.key)
        }
    }
}
