import CatalogCore
import CatalogRuntime

/// A collector for the findings of rules.
///
/// The linter computes line and column later, and only for findings that it reports.
public struct FindingSink: Sendable {
    /// The findings so far.
    package private(set) var drafts: [FindingDraft] = []
    private var rules: [AskedRule]
    private var files: [TableFile]
    /// The readers of the languages with findings so far.
    private var readers: [LanguageTag: Readers] = [:]
    /// The key of the entry that the linter is checking.
    var key: Text?
    /// The index of the rule that is running.
    ///
    /// The linter sets it for every rule and every text, which is faster for an index than for a rule.
    var current = 0

    /// Creates an empty sink.
    ///
    /// - Parameters:
    ///   - rules: the rules that will report to the sink.
    ///   - files: the files of the table that they check.
    init(rules: [AskedRule] = [], files: [TableFile] = []) {
        self.rules = rules
        self.files = files
    }

    /// Attributes all following findings to one rule.
    mutating func begin(_ rule: RuleDescription, options: RuleOptions = .none, files: [TableFile] = []) {
        rules = [AskedRule(rule, options: options)]
        current = 0
        self.files = files
    }

    /// The options that the configuration sets for the running rule.
    public var options: RuleOptions { rules[current].options }

    /// The search patterns for the option `terms` of the running rule.
    package var terms: [LocalTerm] { rules[current].terms }

    /// Returns whether a rule runs on the current table, so that another rule can leave a finding to it.
    package func isAtWork(_ rule: RuleID) -> Bool { rules.contains { $0.id == rule } }

    private var rule: RuleID { rules[current].id }

    /// Returns whether the running rule can judge texts of a language: `qqq` and `en-XA` are no languages of users.
    private mutating func concerns(_ language: LanguageTag?) -> Bool {
        guard let language, rules.indices.contains(current) else { return true }
        if let known = readers[language] { return rules[current].category.concerns(known) }
        let found = Readers(of: language)
        readers[language] = found
        return rules[current].category.concerns(found)
    }

    /// Reports a finding in the current table.
    ///
    /// - Parameters:
    ///   - message: what is wrong and how to correct it, in the user's terms, without the location, key or language.
    ///   - location: the location of the defect.
    ///   - key: the key, if it is not the key of the current entry.
    ///   - limit: the highest severity that the finding may have, if lower than the severity of the rule.
    ///   - keyCount: the number of keys that the finding covers.
    ///   - related: other locations that belong to the finding.
    ///   - fix: edits of the file at `location` that fix the finding.
    ///   - isSafe: whether the edits change no text beyond the defect.
    public mutating func add(
        _ message: FindingMessage, at location: TableLocation, key: String? = nil, language: LanguageTag? = nil,
        part: PartPath = .whole,
        atMost limit: Severity = .error, keyCount: Int = 1, related: [TableLocation] = [], fix: [Edit] = [],
        isSafe: Bool = true
    ) {
        guard files.indices.contains(location.file), concerns(language) else { return }
        drafts.append(
            FindingDraft(
                rule: rule, message: message, file: files[location.file], range: location.range,
                key: key ?? self.key?.string,
                language: language, part: part, limit: limit, keyCount: keyCount,
                related: related.filter { files.indices.contains($0.file) }.map { (files[$0.file], $0.range) },
                fix: fix, isFixSafe: isSafe))
    }

    /// Reports a finding in any file, for rules that check files or the whole project.
    ///
    /// - Parameter keyCount: the number of keys that the finding covers.
    public mutating func add(
        _ message: FindingMessage, in file: TableFile, range: ByteRange, key: String? = nil,
        language: LanguageTag? = nil,
        atMost limit: Severity = .error, keyCount: Int = 1,
        related: [(file: TableFile, range: ByteRange)] = [], fix: [Edit] = [],
        isSafe: Bool = true
    ) {
        guard concerns(language) else { return }
        drafts.append(
            FindingDraft(
                rule: rule, message: message, file: file, range: range, key: key, language: language, part: .whole,
                limit: limit, keyCount: keyCount, related: related, fix: fix, isFixSafe: isSafe))
    }
}

/// A rule that runs on the current table, with its configured options.
struct AskedRule: Sendable {
    let id: RuleID
    let category: RuleCategory
    let options: RuleOptions
    package let terms: [LocalTerm]

    init(_ rule: RuleDescription, options: RuleOptions) {
        id = rule.id
        category = rule.category
        self.options = options
        terms = options["terms"].map { LocalTerm($0) }
    }
}

/// A finding whose severity and position are not computed yet.
package struct FindingDraft: Sendable {
    let rule: RuleID
    package let message: FindingMessage
    package let file: TableFile
    package let range: ByteRange
    package let key: String?
    package let language: LanguageTag?
    package let part: PartPath
    /// The highest severity that the finding may have.
    package let limit: Severity
    package let keyCount: Int
    package let related: [(file: TableFile, range: ByteRange)]
    package let fix: [Edit]
    package let isFixSafe: Bool
}
