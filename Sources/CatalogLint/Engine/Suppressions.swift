import CatalogCore

/// A rule that checks suppressions: exceptions in the configuration and directives in comments.
public protocol SuppressionRule: Rule {
    /// Checks a suppression that suppressed nothing.
    func check(_ unused: UnusedSuppression, into findings: inout FindingSink)
}

extension SuppressionRule {
    /// The single check of a suppression rule.
    public var checks: [RuleCheck] { [.suppression(self)] }
}

/// A suppression that suppressed nothing.
public struct UnusedSuppression: Sendable {
    /// The suppressed rule.
    public let rule: RuleID
    /// The file that contains the suppression.
    public let file: TableFile
    /// The bytes of the suppression.
    public let range: ByteRange
    /// The key whose comment contains the suppression; nil for an exception in the configuration or in code.
    public let key: String?
    /// The settings that apply to the file.
    let settings: LintSettings
}

/// The suppressions of a run, with a record of those that suppressed something.
struct Suppressions {
    private var directives: [DirectiveKey: UnusedSuppression] = [:]
    private var usedDirectives: Set<DirectiveKey> = []
    private var exceptions: [ExceptionKey: UnusedSuppression] = [:]
    private var usedExceptions: Set<ExceptionKey> = []
    private let inCode: [String: [SourceSuppression]]
    private var usedInCode: Set<ExceptionKey> = []
    private let settings: @Sendable (String) -> LintSettings

    private struct DirectiveKey: Hashable {
        let path: String
        let key: String
        let rule: RuleID
    }

    private struct ExceptionKey: Hashable {
        let path: String
        let offset: Int
    }

    /// Collects the suppressions of a run.
    ///
    /// - Parameter entries: The indices of the entries whose comments count; nil for all.
    init(
        _ contexts: [TableContext], _ inCode: [SourceSuppression],
        _ settings: @escaping @Sendable (String) -> LintSettings, entries: Range<Int>? = nil
    ) {
        self.inCode = Dictionary(grouping: inCode, by: \.file.path)
        self.settings = settings
        for context in contexts {
            collectExceptions(of: context.settings)
            for index in entries ?? 0..<context.table.entryCount { collectDirectives(of: index, in: context) }
        }
    }

    private mutating func collectExceptions(of settings: LintSettings) {
        for exception in settings.exceptions {
            exceptions[ExceptionKey(path: exception.file.path, offset: exception.range.lowerBound)] = UnusedSuppression(
                rule: exception.rule, file: exception.file, range: exception.range, key: nil, settings: settings)
        }
    }

    private mutating func collectDirectives(of index: Int, in context: TableContext) {
        guard let comment = context.table.comment(at: index) else { return }
        let rules = Directive.all(in: comment).filter { $0.name == "off" }.flatMap(\.arguments)
            .map { context.knownRules.canonical(RuleID($0)) }
        guard !rules.isEmpty else { return }
        let key = context.table.entry(at: index).key.string
        for rule in rules {
            for file in context.table.files {
                directives[DirectiveKey(path: file.path, key: key, rule: rule)] =
                    UnusedSuppression(
                        rule: rule, file: context.table.files[Int(comment.file)],
                        range: comment.range, key: key, settings: context.settings)
            }
        }
    }

    /// Returns whether a finding is suppressed, and marks the matching suppressions as used.
    ///
    /// - Parameter offset: the offset of the finding in its file.
    mutating func accept(
        _ rule: RuleID, _ subject: FindingSubject, at offset: Int, in settings: LintSettings
    ) -> Bool {
        var isAccepted = false
        if let key = subject.key {
            let directive = DirectiveKey(path: subject.path, key: key, rule: rule)
            if directives[directive] != nil {
                usedDirectives.insert(directive)
                isAccepted = true
            }
        }
        for exception in settings.exceptions where exception.rule == rule && subject.matches(exception, in: settings) {
            usedExceptions.insert(ExceptionKey(path: exception.file.path, offset: exception.range.lowerBound))
            isAccepted = true
        }
        for comment in inCode[subject.path] ?? [] where comment.rule == rule && comment.lines.contains(offset) {
            usedInCode.insert(ExceptionKey(path: subject.path, offset: comment.range.lowerBound))
            isAccepted = true
        }
        return isAccepted
    }

    /// The suppressions that suppressed nothing.
    ///
    /// A directive in a legacy table's comment covers all files of the table.
    var unused: [UnusedSuppression] {
        let usedKeys = Set(usedDirectives.map { "\($0.rule.name)\u{0}\($0.key)" })
        var seen: Set<String> = []
        let unusedDirectives = directives.values.filter { directive in
            let name = "\(directive.rule.name)\u{0}\(directive.key ?? "")"
            return !usedKeys.contains(name) && seen.insert(name + "\u{0}" + directive.file.path).inserted
        }
        return unusedDirectives + exceptions.filter { !usedExceptions.contains($0.key) }.map(\.value) + unusedInCode
    }

    private var unusedInCode: [UnusedSuppression] {
        inCode.values.joined()
            .filter { !usedInCode.contains(ExceptionKey(path: $0.file.path, offset: $0.range.lowerBound)) }
            .map {
                UnusedSuppression(
                    rule: $0.rule, file: $0.file, range: $0.range, key: nil, settings: settings($0.file.path))
            }
    }
}
