/// Comparing and merging catalogs.
extension Plan {
    /// Three versions of the large catalog, of which two have edits at other places, and two of them.
    var merge: Section {
        Section(
            title: "Merge and compare", comparison: .speed(ofRow: 1),
            rows: [
                inside("`CatalogMerge`, parse to bytes", "fitloc", .merge),
                inside("`git merge-file`", "git", .merge),
                inside("`TableDifference`, parse and compare", "fitloc", .difference),
            ])
    }

    /// The real merges of the corpus, where it is there: how many are left to a person, and how long all take.
    var replay: [Section] {
        guard let merges, let replay = try? MergeReplay(of: merges) else { return [] }
        let count = replay.merges.count
        let conflicts = replay.merges.filter(\.isConflictForFitloc).count
        let gitsConflicts = replay.merges.filter(\.isConflictForGit).count
        let row = { (title: String, subject: String) in
            Row(
                title: title, command: [bench, "measure", subject, Job.replay.rawValue, merges], clock: .inside,
                bytes: nil, count: count)
        }
        return [
            Section(
                title: "Replay \(count) real merges", comparison: .speed(ofRow: 1), unit: "merge",
                rows: [
                    row("`CatalogMerge`: \(conflicts) with conflicts", "fitloc"),
                    row("`git merge-file`: \(gitsConflicts) with conflicts", "git"),
                ])
        ]
    }
}
