import CatalogCore
import CatalogRuntime
import StringTables

/// Which fixes are made.
package enum FixChoice: Hashable, Sendable {
    /// Those after which nobody reads anything else, but for the defect.
    case safe
    /// The others as well.
    case all

    /// The edits of a finding's fix; none where it has none of the kind.
    package func edits(of finding: Finding) -> [Edit] {
        self == .all && finding.fix.isEmpty ? finding.unsafeFix : finding.fix
    }
}

/// What the files of a project become by the fixes of findings, made in memory until no finding has one left.
///
/// A fix may be all that hid another defect, and fixes that touch the same bytes are made one after the other; so the
/// project is checked again after each round.
package struct FixedProject: Sendable {
    /// A file that changes.
    package struct File: Sendable {
        /// The file as it was read.
        package let file: LoadedFile
        /// Its new bytes.
        package let bytes: [UInt8]
    }

    /// The files that change, in order of path.
    package private(set) var files: [File] = []
    /// What was found and is gone now.
    package private(set) var fixed: [Finding] = []

    /// More rounds than fixes can need: each makes one of the fixes of every text at least.
    private static let limit = 50

    /// Makes fixes until none is left.
    ///
    /// - Parameters:
    ///   - findings: what was found in the project; nil to have it checked first.
    ///   - linter: what checks it.
    ///   - load: puts files together into a project.
    ///   - counts: which findings count.
    package init(
        _ project: Project, findings: [Finding]? = nil, with linter: Linter, choosing choice: FixChoice = .safe,
        load: ([TableLoader.Source]) async -> Project, counts: (LintReport) -> [Finding] = { $0.findings }
    ) async {
        var project = project
        var round: [Finding] = []
        if let findings { round = findings } else { round = counts(await linter.check(project)) }
        let original = Dictionary(project.files.map { ($0.path, $0) }) { first, _ in first }
        var refused: Set<String> = []
        for _ in 0..<Self.limit {
            let fixable = round.filter { !choice.edits(of: $0).isEmpty && !refused.contains($0.path) }
            let changed = Self.changes(by: fixable, choice, in: project)
            guard !changed.isEmpty else { break }
            let next = await load(project.files.map { .init(path: $0.path, bytes: changed[$0.path] ?? $0.bytes) })
            // A file that could not be read any more stays as it was.
            let broken = next.files.filter { next.refusal(of: $0) != nil && changed[$0.path] != nil }
            guard broken.isEmpty else {
                refused.formUnion(broken.map(\.path))
                continue
            }
            project = next
            round = counts(await linter.check(project))
            let left = Set(round.map { FindingName($0) })
            fixed += fixable.filter { changed[$0.path] != nil && !left.contains(FindingName($0)) }
        }
        files = project.files.compactMap { file in
            guard let old = original[file.path], old.bytes != file.bytes else { return nil }
            return File(file: old, bytes: file.bytes)
        }
    }

    /// The new bytes of the files that one round of fixes changes, by path.
    private static func changes(
        by findings: [Finding], _ choice: FixChoice, in project: Project
    ) -> [String: [UInt8]] {
        let byPath = Dictionary(grouping: findings, by: \.path)
        var changes: [String: [UInt8]] = [:]
        for file in project.files {
            guard let findings = byPath[file.path] else { continue }
            let edits = FixEdits.compatible(findings.map(choice.edits(of:)))
            guard let bytes = try? FixEdits.applied(edits, to: file), bytes != file.bytes else { continue }
            changes[file.path] = bytes
        }
        return changes
    }
}

/// What a finding is about, whatever it says and wherever it stands.
private struct FindingName: Hashable {
    let rule: RuleID
    let path: String
    let key: String?
    let language: LanguageTag?
    let part: PartPath

    init(_ finding: Finding) {
        rule = finding.rule
        path = finding.path
        key = finding.key
        language = finding.language
        part = finding.part
    }
}
