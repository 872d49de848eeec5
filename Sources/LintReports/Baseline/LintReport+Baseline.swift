import CatalogCore
import CatalogLint

extension LintReport {
    /// The report without the findings that a baseline accepts.
    ///
    /// An entry that nothing falls under is a finding of its own where the run could have found what it speaks of.
    ///
    /// - Parameters:
    ///   - name: the path of a finding's file as the baseline writes it.
    ///   - unmatched: the severity of entries that nothing falls under; off where nobody asks for them.
    package func accepting(
        _ baseline: Baseline, unmatched: Severity, naming name: (String) -> String,
        couldFind: (FindingFingerprint) -> Bool
    ) -> BaselinedReport {
        let accepted = Set(baseline.entries.map(\.fingerprint))
        var met: Set<FindingFingerprint> = []
        let left = findings.filter { finding in
            let fingerprint = FindingFingerprint(finding, path: name(finding.path))
            guard accepted.contains(fingerprint) else { return true }
            met.insert(fingerprint)
            return false
        }
        let unused = baseline.entries.filter { !met.contains($0.fingerprint) && couldFind($0.fingerprint) }
        let lines = LineIndex(baseline.file.bytes)
        let complaints = unused.map { entry in
            Finding(
                rule: "unmatched-suppression", severity: unmatched, impact: .upkeep,
                message: entry.fingerprint.complaint,
                path: baseline.file.path, position: lines.position(at: entry.range.lowerBound), key: nil,
                language: nil, part: .whole, related: [], fix: [])
        }
        let gone = Set(unused.map(\.fingerprint))
        return BaselinedReport(
            report: with(left + (unmatched == .off ? [] : complaints)), pruned: with(left),
            kept: baseline.entries.map(\.fingerprint).filter { !gone.contains($0) })
    }
}

extension LintReport {
    private func with(_ findings: [Finding]) -> LintReport {
        LintReport(
            findings: findings, fileCount: fileCount, sourceCount: sourceCount, keyCounts: keyCounts, targets: targets)
    }
}

/// What a report and a baseline come to.
package struct BaselinedReport: Sendable {
    /// The report without what is accepted, and with a finding for each entry that is too much.
    package let report: LintReport
    /// The report without those findings either, for a baseline that they were taken out of.
    package let pruned: LintReport
    /// The entries of the baseline that are still of use, or of which this run cannot tell.
    package let kept: [FindingFingerprint]
}

extension FindingFingerprint {
    fileprivate var complaint: String {
        let about = key.map { " on \(Quotation.of($0))" } ?? ""
        let language = language.map { " (\($0))" } ?? ""
        return "the baseline accepts a finding of \(rule)\(about)\(language) that is gone; "
            + "`fitloc lint --prune-baseline` takes it out"
    }
}
