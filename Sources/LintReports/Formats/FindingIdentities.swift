import CatalogLint
import CompactStorage

/// Assigns findings stable identities, so that services recognize them after their position changes.
///
/// An identity is the digest of the finding's fingerprint and a number. Findings with equal fingerprints are numbered
/// in order.
struct FindingIdentities {
    private let context: LintReportContext
    private var counts: [FindingFingerprint: Int] = [:]

    init(_ context: LintReportContext) {
        self.context = context
    }

    /// Returns the identity of the next finding: `0c3f…:1`.
    mutating func identity(of finding: Finding) -> String {
        let fingerprint = FindingFingerprint(finding, path: context.repositoryPath(finding.path))
        counts[fingerprint, default: 0] += 1
        return "\(fingerprint.digest.hexadecimal):\(counts[fingerprint, default: 1])"
    }
}

extension FindingFingerprint {
    /// A digest that differs if any member differs.
    fileprivate var digest: ContentDigest {
        let members = [rule.name, path, key, language?.spelling, part]
        let spelled = members.map { member in member.map { "\($0.utf8.count):\($0)" } ?? "-" }
        return ContentDigest(spelled.joined(separator: ","))
    }
}
