import CatalogCore
import CatalogRuntime

/// Takes what rules find; positions are worked out later, and only for what is reported.
public struct FindingSink: Sendable {
    private(set) var drafts: [FindingDraft] = []
    private var rules: [AskedRule]
    private var files: [TableFile]
    /// The key that findings are about.
    var key: Text?
    /// Which of the rules is at work.
    ///
    /// A number, since it is set for every rule and every text.
    var current = 0

    /// Creates an empty sink.
    ///
    /// - Parameters:
    ///   - rules: those that will be at work.
    ///   - files: the files of the table that they will look at.
    init(rules: [AskedRule] = [], files: [TableFile] = []) {
        self.rules = rules
        self.files = files
    }

    /// Says whose findings follow, for rules that are asked once.
    mutating func begin(rule: RuleID, options: RuleOptions = .none, files: [TableFile] = []) {
        rules = [AskedRule(id: rule, options: options)]
        current = 0
        self.files = files
    }

    /// What the configuration sets for the rule at work.
    public var options: RuleOptions { rules[current].options }

    /// The terms of the option `terms`, ready to be looked for.
    package var terms: [LocalTerm] { rules[current].terms }

    /// Whether a rule is at work in the table at hand, so that what it finds can be left to it.
    package func isAtWork(_ rule: RuleID) -> Bool { rules.contains { $0.id == rule } }

    private var rule: RuleID { rules[current].id }

    /// Reports a finding in the table at hand.
    ///
    /// - Parameters:
    ///   - message: what is wrong and what to do, in the user's terms, without the place, key or language.
    ///   - place: where.
    ///   - key: the key, where it is not the entry at hand.
    ///   - limit: the worst severity that this finding may have, where it is less than the rule's.
    ///   - keyCount: how many keys it speaks of.
    ///   - related: places that belong to it.
    ///   - fix: edits of the file at `place` that fix it.
    ///   - isSafe: whether nobody reads anything else once they are made, but for the defect.
    public mutating func add(
        _ message: String, at place: Place, key: String? = nil, language: LanguageTag? = nil, part: PartPath = .whole,
        atMost limit: Severity = .error, keyCount: Int = 1, related: [Place] = [], fix: [Edit] = [],
        isSafe: Bool = true
    ) {
        guard files.indices.contains(place.file) else { return }
        drafts.append(
            FindingDraft(
                rule: rule, message: message, file: files[place.file], range: place.range, key: key ?? self.key?.string,
                language: language, part: part, limit: limit, keyCount: keyCount,
                related: related.filter { files.indices.contains($0.file) }.map { (files[$0.file], $0.range) },
                fix: fix, isFixSafe: isSafe))
    }

    /// Reports a finding in any file, for rules that look at files or at the whole project.
    ///
    /// - Parameter keyCount: how many keys it speaks of.
    public mutating func add(
        _ message: String, in file: TableFile, range: ByteRange, key: String? = nil, language: LanguageTag? = nil,
        atMost limit: Severity = .error, keyCount: Int = 1,
        related: [(file: TableFile, range: ByteRange)] = [], fix: [Edit] = [],
        isSafe: Bool = true
    ) {
        drafts.append(
            FindingDraft(
                rule: rule, message: message, file: file, range: range, key: key, language: language, part: .whole,
                limit: limit, keyCount: keyCount, related: related, fix: fix, isFixSafe: isSafe))
    }
}

/// A rule that is at work, with what the configuration sets for it.
struct AskedRule: Sendable {
    let id: RuleID
    let options: RuleOptions
    package let terms: [LocalTerm]

    init(id: RuleID, options: RuleOptions) {
        self.id = id
        self.options = options
        terms = options["terms"].map { LocalTerm($0) }
    }
}

/// A finding whose severity and position are not settled yet.
struct FindingDraft: Sendable {
    let rule: RuleID
    let message: String
    let file: TableFile
    package let range: ByteRange
    let key: String?
    package let language: LanguageTag?
    package let part: PartPath
    let limit: Severity
    let keyCount: Int
    let related: [(file: TableFile, range: ByteRange)]
    let fix: [Edit]
    let isFixSafe: Bool
}
