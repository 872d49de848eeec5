import CatalogCore
import CatalogLint
import XcodeProjects

/// The lookups of keys that only tables of other targets have.
///
/// A target that compiles code without its table lacks each of its keys, so they are one finding at the first lookup.
struct TargetGaps: Sendable {
    /// What lookups of one finding have in common.
    private struct Cause: Hashable {
        let targets: [String]
        let tables: [String]
        let isPending: Bool
    }

    /// A lookup with the first of the entries that it does not reach.
    private struct Lookup: Sendable {
        let use: KeyUse
        let entry: DeclaredKeys.Entry
    }

    private var lookups: [Cause: [Lookup]] = [:]

    /// Adds a lookup.
    ///
    /// - Parameters:
    ///   - tables: The paths of the tables with the entries.
    mutating func add(
        _ use: KeyUse, _ entries: [DeclaredKeys.Entry], in tables: Set<String>,
        lackedBy targets: Set<TargetMembership.Target>, isPending: Bool
    ) {
        guard let entry = entries.first else { return }
        let cause = Cause(targets: Set(targets.map(\.name)).sorted(), tables: tables.sorted(), isPending: isPending)
        lookups[cause, default: []].append(Lookup(use: use, entry: entry))
    }

    /// Returns the lookups of a project in which some files were edited.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - gaps: The lookups in these files.
    func replacing(_ paths: [String], with gaps: TargetGaps) -> TargetGaps {
        var all = self
        for cause in Set(lookups.keys).union(gaps.lookups.keys) {
            let others = lookups[cause, default: []].filter { !paths.contains($0.use.location.path) }
            all.lookups[cause] = (others + gaps.lookups[cause, default: []]).sorted {
                $0.use.location < $1.use.location
            }
        }
        return all
    }

    /// Adds the findings that are in files of a project.
    func report(in project: SourceProject, to findings: inout FindingSink) {
        for (cause, uses) in lookups {
            guard let first = uses.first, let file = project.index.file(at: first.use.location.path)?.text else {
                continue
            }
            let keys = Set(uses.map { ExactText($0.use.key.key) }).count
            findings.add(
                message(cause, keyCount: keys), in: file, range: first.use.location.range,
                key: keys == 1 ? first.use.key.key : nil, atMost: cause.isPending ? .warning : .error,
                related: project.keys.location(of: first.entry).map { [$0] } ?? [])
        }
    }

    private func message(_ cause: Cause, keyCount: Int) -> FindingMessage {
        let targets = WordList.of(cause.targets.map { Quotation.of($0) })
        let tables = WordList.of(cause.tables)
        let isOneTarget = cause.targets.count == 1
        if keyCount > 1 {
            return isOneTarget
                ? "the target \(targets) uses \(keyCount) keys that are only in \(tables), which it does not contain"
                : "the targets \(targets) use \(keyCount) keys that are only in \(tables), which they do not contain"
        }
        if cause.tables.count > 1 {
            return isOneTarget
                ? "only \(tables) have this key, and the target \(targets) does not contain them"
                : "only \(tables) have this key, and the targets \(targets) do not contain them"
        }
        return isOneTarget
            ? "only \(tables) has this key, and the target \(targets) does not contain it"
            : "only \(tables) has this key, and the targets \(targets) do not contain it"
    }
}
