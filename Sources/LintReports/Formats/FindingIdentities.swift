import CatalogLint
import CompactStorage

/// Gives findings identities by which services know them again, wherever they stand by then.
///
/// An identity is the digest of what baselines say of a finding, with a number: findings of which baselines say the same
/// are counted in the order in which they come.
struct FindingIdentities {
    private let context: LintReportContext
    private var counts: [FindingFingerprint: Int] = [:]

    init(_ context: LintReportContext) {
        self.context = context
    }

    /// The identity of the next finding: `0c3f…:1`.
    mutating func identity(of finding: Finding) -> String {
        let fingerprint = FindingFingerprint(finding, path: context.repositoryPath(finding.path))
        counts[fingerprint, default: 0] += 1
        return "\(fingerprint.digest.hexadecimal):\(counts[fingerprint, default: 1])"
    }
}

extension FindingFingerprint {
    /// A digest that is another one where any of the members is.
    fileprivate var digest: ContentDigest {
        let members = [rule.name, path, key, language?.spelling, part]
        let spelled = members.map { member in member.map { "\($0.utf8.count):\($0)" } ?? "-" }
        return ContentDigest(spelled.joined(separator: ","))
    }
}
