import CatalogCore
import CatalogLint
import FileSearch
import LintRules
import Yams

/// A value of the configuration with its position.
///
/// Scalars are read as text: `off` is a severity, `no` is Norwegian.
struct ConfigurationNode {
    let name: String
    private let node: Node
    private let source: ConfigurationSource

    init(_ node: Node, name: String, in source: ConfigurationSource) {
        self.node = node
        self.name = name
        self.source = source
    }

    /// Whether the value is empty.
    var isNull: Bool { node.scalar.map { $0.string.isEmpty && $0.style == .plain } ?? false }

    func text() throws(ConfigurationError) -> String {
        guard let scalar = node.scalar else { throw wrongKind("a word or text") }
        return scalar.string
    }

    /// Returns a list of texts.
    ///
    /// A single text counts as a list with one element, and an empty value as an empty list.
    func texts() throws(ConfigurationError) -> [String] {
        if isNull { return [] }
        if let scalar = node.scalar { return [scalar.string] }
        return try elements(expected: "a list of words").map { element throws(ConfigurationError) in try element.text()
        }
    }

    /// Returns the values of a list.
    ///
    /// A single value counts as a list with one element, and an empty value as an empty list.
    func values(expected: String) throws(ConfigurationError) -> [ConfigurationNode] {
        node.scalar != nil && !isNull ? [self] : try elements(expected: expected)
    }

    func elements(expected: String) throws(ConfigurationError) -> [ConfigurationNode] {
        if isNull { return [] }
        guard let sequence = node.sequence else { throw wrongKind(expected) }
        return sequence.map { ConfigurationNode($0, name: name, in: source) }
    }

    /// Returns the members of a mapping, in file order.
    func members(expected: String = "names with values") throws(ConfigurationError) -> [Member] {
        if isNull { return [] }
        guard let mapping = node.mapping else { throw wrongKind(expected) }
        var members: [Member] = []
        for (key, value) in mapping {
            let keyNode = ConfigurationNode(key, name: name, in: source)
            let keyText = try keyNode.text()
            members.append(
                Member(key: keyNode, name: keyText, value: ConfigurationNode(value, name: keyText, in: source)))
        }
        return members
    }

    /// A member of a mapping.
    struct Member {
        let key: ConfigurationNode
        let name: String
        let value: ConfigurationNode
    }

    func languages() throws(ConfigurationError) -> [LanguageTag] {
        try texts().map { text throws(ConfigurationError) in
            guard LanguageTag(text).isWellFormed else { throw error(.badLanguage(text)) }
            if case .unknownLanguage? = LanguageRegistry.problem(of: LanguageTag(text)) {
                throw error(.unknownLanguage(text))
            }
            return LanguageTag(text)
        }
    }

    func patterns(over subject: GlobPattern.Subject) throws(ConfigurationError) -> [GlobPattern] {
        try texts().map { text throws(ConfigurationError) in
            do {
                return try GlobPattern(text, over: subject, allowsBraces: true)
            } catch {
                throw self.error(.badPattern(text, "\(error)"))
            }
        }
    }

    /// Parses patterns with the syntax of ignore files.
    func pathPatterns() throws(ConfigurationError) -> PathPatternList {
        let texts = try texts()
        do {
            return try PathPatternList(texts)
        } catch {
            throw self.error(.badPattern(texts.joined(separator: ", "), "\(error)"))
        }
    }

    func ruleID() throws(ConfigurationError) -> RuleID {
        let id = RuleSet.standard.canonical(RuleID(try text()))
        guard RuleSet.standard.description(of: id) != nil else {
            throw error(.unknownRule(id.name, near: RuleID.near(id.name)))
        }
        return id
    }

    func severity() throws(ConfigurationError) -> Severity {
        let text = try text()
        guard let severity = Severity(rawValue: text) else { throw error(.unknownSeverity(text)) }
        return severity
    }

    /// Parses percentages: a number for every language, or a number for each of some languages.
    func coverage() throws(ConfigurationError) -> CoverageDemand {
        var demand = CoverageDemand()
        if node.scalar != nil {
            demand.add(try percentage(), for: nil)
            return demand
        }
        for member in try members(expected: "a percentage, or languages with percentages") {
            guard let language = try member.key.languages().first else { continue }
            demand.add(try member.value.percentage(), for: language)
        }
        return demand
    }

    private func percentage() throws(ConfigurationError) -> Int {
        guard let number = CoverageDemand.percentage(try text()) else { throw wrongKind("a number from 0 to 100") }
        return number
    }

    func preset() throws(ConfigurationError) -> RulePreset {
        let text = try text()
        guard let preset = RulePreset(rawValue: text) else {
            let known = RulePreset.allCases.map(\.rawValue)
            throw error(.unknownPreset(text, nearest: Spelling.nearest(to: text, in: known)))
        }
        return preset
    }

    // MARK: - Errors and places

    /// The position of the value in the file.
    var position: TextPosition { source.position(of: node) }

    /// The byte offset of the value in the file.
    var offset: Int { source.offset(of: node) }

    func error(_ reason: ConfigurationError.Reason) -> ConfigurationError { source.error(reason, at: node) }

    func unknown(_ member: Member, known: [String]) -> ConfigurationError {
        let nearest = Spelling.nearest(to: member.name, in: known)
        return member.key.error(.unknownName(member.name, nearest: nearest, known: known))
    }

    private func wrongKind(_ expected: String) -> ConfigurationError {
        error(.wrongKind(name: name, expected: expected))
    }
}

/// The path and the lines of a configuration file, for positions of values.
struct ConfigurationSource {
    let path: String
    let lines: LineIndex

    func offset(of node: Node) -> Int {
        guard let mark = node.mark else { return 0 }
        return lines.offset(of: TextPosition(line: mark.line, column: mark.column))
    }

    func error(_ reason: ConfigurationError.Reason, at node: Node) -> ConfigurationError {
        ConfigurationError(path: path, position: position(of: node), reason: reason)
    }

    func position(of node: Node) -> TextPosition {
        node.mark.map { TextPosition(line: $0.line, column: $0.column) } ?? .start
    }
}
