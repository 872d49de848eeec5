import CatalogCore

/// A check of a table while it is edited, which checks again only the entries that an edit changes.
///
/// The facts about the table as a whole, such as the translations that are swapped, are those of its first state. So the
/// findings are only certain after a check of the whole table.
package struct EditedTableCheck: Sendable {
    private let linter: Linter
    private let active: ActiveRules
    private let context: TableContext

    /// Prepares the check of a table with the rules of a linter.
    package init(_ table: any StringTable, _ linter: Linter) {
        self.init(
            linter, TableContext(table, settings: linter.settings(table.path), knownRules: linter.rules))
    }

    private init(_ linter: Linter, _ context: TableContext) {
        self.linter = linter
        self.context = context
        active = linter.activeRules(in: context.settings, on: context.kind)
    }

    /// Returns the check after an edit that left the keys as they were.
    package func editing(_ table: any StringTable) -> EditedTableCheck {
        EditedTableCheck(linter, TableContext(table, after: context))
    }

    /// Returns the findings of the rules for entries and texts in some entries.
    package func findings(inEntries indices: Range<Int>) -> [Finding] {
        var sink = FindingSink(rules: active.asked, files: context.table.files)
        for index in indices {
            active.check(EntryContext(context.table.entry(at: index), in: context), into: &sink)
        }
        guard !sink.drafts.isEmpty else { return [] }
        var postprocessor = FindingPostprocessor(linter, contexts: [context], isComplete: false, entries: indices)
        return postprocessor.findings(from: sink.drafts)
    }

    /// Returns whether a rule finds everything in single entries.
    package func isOfEntries(_ rule: RuleID) -> Bool {
        guard let rule = linter.rules.rules.first(where: { type(of: $0).description.id == rule }) else { return false }
        return rule.checks.allSatisfy { check in
            switch check {
            case .unit, .entry: true
            case .table, .file, .project, .suppression: false
            }
        }
    }
}
