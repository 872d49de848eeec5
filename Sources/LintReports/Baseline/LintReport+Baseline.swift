import CatalogCore
import CatalogLint

extension LintReport {
    /// Returns the report without the findings that a baseline accepts.
    ///
    /// An entry without a matching finding becomes a finding itself, if the run could have produced the finding.
    ///
    /// - Parameters:
    ///   - name: returns the path of a finding's file as the baseline spells it.
    ///   - unmatched: the severity of entries without a matching finding; off to ignore them.
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

/// The result of applying a baseline to a report.
package struct BaselinedReport: Sendable {
    /// The report without accepted findings, and with a finding for each unmatched entry.
    package let report: LintReport
    /// The report without accepted findings and without findings for unmatched entries.
    ///
    /// It applies after the unmatched entries are removed from the baseline.
    package let pruned: LintReport
    /// The entries that match a finding, and those that this run cannot check.
    package let kept: [FindingFingerprint]
}

extension FindingFingerprint {
    fileprivate var complaint: FindingMessage {
        let language = language.map { " (\($0))" } ?? ""
        guard let key else {
            return """
                the baseline has a finding of \(rule)\(language) that is gone; `fitloc lint --prune-baseline` \
                removes it
                """
        }
        return """
            the baseline has a finding of \(rule) on \(Quotation.of(key))\(language) that is gone; `fitloc lint \
            --prune-baseline` removes it
            """
    }
}
