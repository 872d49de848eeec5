import CatalogCore
import CatalogLint
import LintRules

extension RuleID {
    /// Returns rules with a similar name, or else rules whose ids contain all words of the name.
    package static func near(_ name: String) -> [String] {
        let known = RuleSet.standard.descriptions.map(\.id.name)
        if let nearest = Spelling.nearest(to: name, in: known) { return [nearest] }
        let words = name.split(separator: "-")
        let found = known.filter { id in words.allSatisfy(id.split(separator: "-").contains) }
        return words.isEmpty || found.count > mostHints ? [] : found
    }

    /// The maximum number of suggestions.
    ///
    /// For more, the list of all rules is more helpful.
    private static let mostHints = 12
}
