import CatalogCore
import CatalogRuntime
import StringTables

/// The kinds of fixes to apply.
package enum FixChoice: Hashable, Sendable {
    /// Only fixes that change no text beyond the defect.
    case safe
    /// Safe and unsafe fixes.
    case all

    /// Returns the edits of a finding's fix; empty if the finding has no fix of this kind.
    package func edits(of finding: Finding) -> [Edit] {
        self == .all && finding.fix.isEmpty ? finding.unsafeFix : finding.fix
    }
}

/// The files of a project after all fixes, applied in memory until no finding has a fix left.
///
/// A fix may reveal another defect, and fixes that touch the same bytes need separate rounds. Therefore the project is
/// checked again after each round.
package struct FixedProject: Sendable {
    /// A file that the fixes change.
    package struct File: Sendable {
        /// The file as it was read.
        package let file: LoadedFile
        /// The new bytes of the file.
        package let bytes: [UInt8]
    }

    /// The changed files, in order of path.
    package private(set) var files: [File] = []
    /// The findings that are fixed.
    package private(set) var fixed: [Finding] = []

    /// The maximum number of rounds.
    ///
    /// Each round applies at least one fix to every file that has fixes left.
    private static let limit = 50

    /// Applies fixes until none is left.
    ///
    /// - Parameters:
    ///   - findings: the findings in the project; nil to check the project first.
    ///   - linter: the linter that checks each round.
    ///   - load: combines files into a project.
    ///   - counts: selects the findings to fix.
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
            // A file that can no longer be read keeps its previous bytes.
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

    /// Returns the new bytes of the files that one round of fixes changes, by path.
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

/// The subject of a finding, without its message and position.
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
