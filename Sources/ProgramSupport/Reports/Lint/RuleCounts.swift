import CatalogLint
import InterfaceTexts

/// The number of findings of each rule.
struct RuleCounts {
    private let counts: [(rule: RuleID, count: Int)]

    /// The maximum number of rules to name.
    private static let most = 8

    init(_ findings: [Finding]) {
        counts = Dictionary(grouping: findings, by: \.rule).map { (rule: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }

    /// The rules with their counts, most frequent first, as a list.
    var text: String {
        let named = counts.count > Self.most + 1 ? counts.prefix(Self.most) : counts[...]
        let others = counts.dropFirst(named.count).reduce(0) { $0 + $1.count }
        let list = named.map { Texts.Lint.More.rule(count: $0.count, rule: $0.rule.name).resolved }
        return (list + (others > 0 ? [Texts.Lint.More.rules(count: others).resolved] : [])).joined(separator: ", ")
    }
}
