import CatalogCore

extension Linter {
    /// Asks the rules on entries and texts about one table, on the calling thread.
    ///
    /// For tables of a few entries, such as one that is about to be written.
    public func check(entriesOf table: any StringTable) -> [Finding] {
        EntryLinter(rules, settings: settings(table.path), selection: selection).check(entriesOf: table)
    }
}

/// Asks the rules about one small table after another under the same settings.
package struct EntryLinter: Sendable {
    private let linter: Linter
    private let settings: LintSettings
    private let active: ActiveRules
    private let whole: TableContext?

    /// Gets ready to check many tables.
    ///
    /// - Parameter whole: the table whose entries they hold, where they all are excerpts of one.
    package init(
        _ rules: RuleSet, settings: LintSettings, selection: RuleSelection = RuleSelection(),
        excerptsOf whole: TableContext? = nil
    ) {
        self.settings = settings
        self.whole = whole
        linter = Linter(rules: rules, selection: selection, settings: { _ in settings })
        active = linter.activeRules(in: settings)
    }

    /// What the rules on entries and texts find.
    package func check(entriesOf table: any StringTable) -> [Finding] {
        let context = TableContext(
            table, settings: settings, history: nil, knownRules: linter.rules, excerptOf: whole)
        var sink = FindingSink(rules: active.asked, files: table.files)
        for index in 0..<table.entryCount {
            active.check(EntryContext(table.entry(at: index), in: context), into: &sink)
        }
        guard !sink.drafts.isEmpty else { return [] }
        var judge = FindingJudge(linter, contexts: [context], isComplete: false)
        return judge.judge(sink.drafts)
    }
}
