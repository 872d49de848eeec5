import XCStringsKit

/// What a command says after it changed keys.
public enum EditSummary {
    /// A key that came in.
    public static func added(_ key: String, to table: EditableTable, _ plan: TablePlan) -> String {
        "added \(Quotation.of(key)) to \(place(table, plan))\(languages(plan.keys.first?.languages ?? []))\n"
    }

    /// Keys that say something else.
    public static func changed(in table: EditableTable, _ plan: TablePlan, hasMarked: Bool) -> String {
        guard !plan.files.isEmpty else {
            return "nothing to change: \(subject(plan)) \(plan.keys.count == 1 ? "is" : "are") so already\n"
        }
        var languages: [LanguageTag] = []
        for language in plan.keys.flatMap(\.languages) where !languages.contains(language) {
            languages.append(language)
        }
        let line = "changed \(subject(plan)) in \(place(table, plan))\(self.languages(languages))\n"
        return line + plan.keys.map { suspects(of: $0, hasMarked: hasMarked) }.joined()
    }

    /// Keys that went.
    public static func removed(from table: EditableTable, _ plan: TablePlan) -> String {
        "removed \(subject(plan)) from \(place(table, plan))\n"
    }

    /// A key that has another name.
    public static func renamed(_ old: String, to new: String, in table: EditableTable, _ plan: TablePlan) -> String {
        "renamed \(Quotation.of(old)) to \(Quotation.of(new)) in \(place(table, plan))\n"
    }

    private static func subject(_ plan: TablePlan) -> String {
        plan.keys.count == 1 ? Quotation.of(plan.keys[0].key) : "\(plan.keys.count) keys"
    }

    /// A legacy table is named by the files that were written.
    private static func place(_ table: EditableTable, _ plan: TablePlan) -> String {
        let paths = plan.files.map(\.path)
        return table.isCatalog || paths.isEmpty ? table.path : paths.joined(separator: ", ")
    }

    private static func languages(_ languages: [LanguageTag]) -> String {
        languages.isEmpty ? "" : " (\(languages.map(\.spelling).joined(separator: ", ")))"
    }

    private static func suspects(of key: TablePlan.KeyOutcome, hasMarked: Bool) -> String {
        guard !key.suspects.isEmpty else { return "" }
        let count = key.suspects.count == 1 ? "1 translation" : "\(key.suspects.count) translations"
        let list = languages(key.suspects)
        return hasMarked
            ? "marked \(count) of \(Quotation.of(key.key)) for review\(list)\n"
            : "\(count) of \(Quotation.of(key.key)) may not fit the new source text\(list); --mark-review marks them\n"
    }
}
