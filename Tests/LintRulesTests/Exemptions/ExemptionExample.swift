import CatalogLint

/// An example that proves a condition of a rule, and is too technical for the page of the rule.
///
/// `scripts/check-exemptions` removes each condition of each rule, and expects that the findings in an example change.
struct ExemptionExample: Sendable {
    /// The id of the rule.
    let rule: RuleID
    /// The condition that the example proves.
    let reason: String
    /// The example, with a mark for each finding.
    let example: RuleExample

    init(_ rule: RuleID, _ reason: String, _ example: RuleExample) {
        self.rule = rule
        self.reason = reason
        self.example = example
    }

    /// All examples.
    static let all = [
        silenced, compile, coverage, keys, language, scripts, markup, meaning, metadata, spelling, stores, structure,
        terms, text, unfinished, variations, wording,
    ].flatMap(\.self)

    /// Returns the examples in which a rule reports nothing.
    static func passing(_ rule: RuleID) -> [RuleExample] { of(rule).filter { !$0.hasMarks } }

    /// Returns the examples in which a rule reports one finding for each mark.
    static func failing(_ rule: RuleID) -> [RuleExample] { of(rule).filter(\.hasMarks) }

    private static func of(_ rule: RuleID) -> [RuleExample] { all.filter { $0.rule == rule }.map(\.example) }
}

extension RuleExample {
    fileprivate var hasMarks: Bool { files.contains { $0.text.contains("↓") } }

    /// Returns an entry of an example: a key, and the content of its localizations.
    static func key(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
        let units = texts.map { "\"\($0)\" : { \($1) }" }.joined(separator: ",\n      ")
        return "    \"\(key)\" : { \"localizations\" : {\n      \(units) } }"
    }

    /// Returns an entry of an example with a member before its localizations.
    static func key(_ name: String, _ member: String, _ texts: KeyValuePairs<String, String>) -> String {
        key(name, texts).replacing("\"localizations\"", with: "\(member), \"localizations\"")
    }

    /// Returns a text in a state.
    static func text(_ text: String, _ state: String = "translated") -> String {
        "\"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \(text) }"
    }

    /// Returns keys with a plain text for each language.
    static func rows(
        _ languages: [String], _ rows: KeyValuePairs<String, [String]>, options: RuleOptions = .none
    ) -> RuleExample {
        let entries = rows.map { key, texts in
            let units = zip(languages, texts).filter { !$0.1.isEmpty }.map { language, text in
                let mark = text.hasPrefix("↓") ? "↓" : ""
                return "\"\(language)\" : { \(Self.text("\(mark)\"\(text.drop { $0 == "↓" })\"")) }"
            }
            return "    \"\(key)\" : { \"localizations\" : {\n      \(units.joined(separator: ",\n      ")) } }"
        }
        return .entries(entries.joined(separator: ",\n"), options: options)
    }
}
