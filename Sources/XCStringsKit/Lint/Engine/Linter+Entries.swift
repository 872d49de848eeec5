import CatalogCore

extension Linter {
    /// Asks the rules on entries and texts about one table, on the calling thread.
    ///
    /// For tables of a few entries, such as one that is about to be written.
    public func check(entriesOf table: any StringTable) -> [Finding] {
        let context = TableContext(table, settings: settings(table.files.first?.path ?? ""))
        let active = activeRules(in: context.settings)
        var sink = FindingSink(rules: active.asked, files: table.files)
        for index in 0..<table.entryCount {
            active.check(EntryContext(table.entry(at: index), in: context), into: &sink)
        }
        var judge = FindingJudge(self, contexts: [context], isComplete: false)
        return judge.judge(sink.drafts)
    }
}
