import CatalogLint
import LintRules

/// A check for keys that no code uses.
struct KeyUnusedCheck: SourceCheck {
    let rule: any SourceRule.Type = KeyUnusedRule.self
    let project: SourceProject
    let finder: EvidenceFinder

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for unused in project.certainlyUnusedKeys(finder) {
            let table = project.tables[unused.entry.table]
            // The rule `stale-key` reports keys that are marked stale.
            guard table.entry(at: unused.entry.index).extractionState != .stale else { continue }
            let place = table.key(at: unused.entry.index).place
            guard table.files.indices.contains(place.file) else { continue }
            findings.add(
                "no code uses this key; `fitloc unused --remove certain` removes such keys",
                in: table.files[place.file],
                range: place.range, key: unused.key)
        }
    }
}
