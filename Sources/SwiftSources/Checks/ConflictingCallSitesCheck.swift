import CatalogCore
import CatalogLint
import LintRules

/// A check for uses of one key that disagree on its default value or comment.
struct ConflictingCallSitesCheck: SourceCheck {
    let project: SourceProject

    var rule: any Rule.Type { ConflictingCallSitesRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        // A use with neither a default value nor a comment agrees with all others.
        let uses = project.index.uses.filter {
            $0.location.audience.isShipped && $0.kind != .accessor
                && ($0.defaultValue != nil || !($0.comment ?? "").isEmpty)
        }
        for group in Dictionary(grouping: uses, by: { [ExactText($0.tableName), ExactText($0.key.key)] }).values {
            for (use, message) in Self.conflicts(group.sorted { $0.location < $1.location }) {
                guard let file = project.index.file(at: use.location.path)?.text else { continue }
                findings.add(message, in: file, range: use.location.range, key: use.key.key)
            }
        }
    }

    private static func conflicts(_ uses: [KeyUse]) -> [(KeyUse, FindingMessage)] {
        let value = uses.lazy.compactMap(\.defaultValue?.key).first
        let comment = uses.lazy.compactMap(\.comment).first { !$0.isEmpty }
        return uses.compactMap { use in
            if let value, let other = use.defaultValue?.key, other != value {
                return (use, "the default value is \(Quotation.of(other)) here, but \(Quotation.of(value)) before")
            }
            if let comment, let other = use.comment, !other.isEmpty, other != comment {
                return (use, "the comment is \(Quotation.of(other)) here, but \(Quotation.of(comment)) before")
            }
            return nil
        }
    }
}
