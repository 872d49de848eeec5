import CatalogCore

extension Linter {
    /// Runs the entry and text rules on one table, on the calling thread.
    ///
    /// Suitable for tables with few entries, such as a table that is about to be written.
    public func check(entriesOf table: any StringTable) -> [Finding] {
        EntryLinter(rules, settings: settings(table.path), selection: selection, on: TableKind(table))
            .check(entriesOf: table)
    }
}

/// A linter for many small tables that share the same settings.
package struct EntryLinter: Sendable {
    private let linter: Linter
    private let settings: LintSettings
    private let active: ActiveRules
    private let whole: TableContext?

    /// Prepares the check of many tables.
    ///
    /// - Parameters:
    ///   - kind: the kind of the tables.
    ///   - whole: the table that all the small tables are excerpts of, if there is one.
    package init(
        _ rules: RuleSet, settings: LintSettings, selection: RuleSelection = RuleSelection(),
        on kind: TableKind = .code,
        excerptsOf whole: TableContext? = nil
    ) {
        self.settings = settings
        self.whole = whole
        linter = Linter(rules: rules, selection: selection, settings: { _ in settings })
        active = linter.activeRules(in: settings, on: whole?.kind ?? kind)
    }

    /// Returns the findings of the entry and text rules.
    package func check(entriesOf table: any StringTable) -> [Finding] {
        check((0..<table.entryCount).lazy.map { table.entry(at: $0) }, of: table)
    }

    /// Returns the findings of the entry and text rules for entries of a table that the caller has read.
    package func check(_ entries: some Sequence<Entry>, of table: any StringTable) -> [Finding] {
        let context = TableContext(
            table, settings: settings, history: nil, knownRules: linter.rules, excerptOf: whole)
        var sink = FindingSink(rules: active.asked, files: table.files)
        for entry in entries { active.check(EntryContext(entry, in: context), into: &sink) }
        guard !sink.drafts.isEmpty else { return [] }
        var postprocessor = FindingPostprocessor(linter, contexts: [context], isComplete: false)
        return postprocessor.findings(from: sink.drafts)
    }
}
