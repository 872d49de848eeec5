/// The sections about comparing and merging catalogs.
extension Plan {
    /// The section about merging three versions of the large catalog; both sides have edits in different places.
    var merge: Section {
        get throws {
            let large = try large
            let sides = try samples.sides(of: large)
            let result = samples.path("Merged.xcstrings")
            return Section(
                title: "Merge and compare", subject: try largeSubject, comparison: .speed(ofRow: 1),
                rows: try [
                    inside("`CatalogMerge`, bytes to bytes", "fitloc", .merge),
                    inside("`git merge-file`", "git", .merge),
                    inside("`TableDifference`, parse and compare", "fitloc", .difference),
                    outside(
                        "`fitloc merge`, from disk to disk",
                        [fitloc, "merge", large.path] + sides + ["-o", result, "--quiet"], bytes: large.bytes,
                        [.milliseconds(1000), .memory(5)]),
                ])
        }
    }

    /// The section about the real merges of the corpus: the number with conflicts, and the time for all merges.
    var replay: Section? {
        get throws {
            guard let merges else { return nil }
            // The conflicts are counted in a separate process. Otherwise the peak memory of this process would grow,
            // and each process that it starts later would report it too.
            let output = try ChildProcess.run([bench, "count-conflicts", merges]).output
            let counts = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            guard counts.count == 3 else { throw SubjectError.unexpectedShape }
            let (count, conflicts, gitsConflicts) = (counts[0], counts[1], counts[2])
            let row = { (title: String, subject: String) in
                Row(
                    title: title, command: [bench, "measure", subject, Job.replay.rawValue, merges], clock: .inside,
                    bytes: nil, count: count)
            }
            return Section(
                title: "Replay \(count) real merges", comparison: .speed(ofRow: 1), unit: "merge",
                rows: [
                    row("`CatalogMerge`: \(conflicts) with conflicts", "fitloc"),
                    row("`git merge-file`: \(gitsConflicts) with conflicts", "git"),
                ])
        }
    }
}
