import CatalogLint
import CatalogRuntime

/// The identity of a finding, without its message and position.
///
/// Edits elsewhere in the file do not change it.
public struct FindingFingerprint: Hashable, Sendable {
    /// The rule that reports the finding.
    public let rule: RuleID
    /// The path of the file, relative to the baseline's folder.
    public let path: String
    /// The key; nil for a finding about a file.
    public let key: String?
    /// The language; nil for a finding about a key.
    public let language: LanguageTag?
    /// The part of the localization, such as `plural.one`; empty for the whole text.
    public let part: String

    /// Creates the fingerprint of a finding in the file at a path.
    public init(_ finding: Finding, path: String) {
        self.init(
            rule: finding.rule, path: path, key: finding.key, language: finding.language,
            part: finding.part.description)
    }

    init(rule: RuleID, path: String, key: String?, language: LanguageTag?, part: String) {
        self.rule = rule
        self.path = path
        self.key = key
        self.language = language
        self.part = part
    }

    /// The sort order of baselines, which lets two branches add lines in the same places.
    fileprivate var order: [String] { [path, key ?? "", rule.name, language?.spelling ?? "", part] }
}

extension FindingFingerprint: Comparable {
    /// Orders fingerprints by path, key, rule, language and part.
    public static func < (left: FindingFingerprint, right: FindingFingerprint) -> Bool {
        left.order.lexicographicallyPrecedes(right.order)
    }
}
