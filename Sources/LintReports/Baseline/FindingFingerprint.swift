import CatalogLint
import CatalogRuntime

/// What a finding is about, without its words and its place in the file: edits elsewhere leave it as it is.
public struct FindingFingerprint: Hashable, Sendable {
    /// The rule.
    public let rule: RuleID
    /// The path of the file, as seen from the baseline's folder.
    public let path: String
    /// The key; nil for what is about a file.
    public let key: String?
    /// The language; nil for what is about a key.
    public let language: LanguageTag?
    /// The part of the text, as `plural.one`; empty for the whole.
    public let part: String

    /// The fingerprint of a finding in the file at a path.
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

    /// What baselines are sorted by, so that two branches add lines in the same places.
    fileprivate var order: [String] { [path, key ?? "", rule.name, language?.spelling ?? "", part] }
}

extension FindingFingerprint: Comparable {
    /// By path, key, rule, language and part.
    public static func < (left: FindingFingerprint, right: FindingFingerprint) -> Bool {
        left.order.lexicographicallyPrecedes(right.order)
    }
}
