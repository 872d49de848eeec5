import XCStringsKit

/// What a command says after it changed keys.
public enum EditSummary {
    /// A key that came in.
    ///
    /// - Parameter left: the languages whose texts were left for later.
    public static func added(
        _ key: String, to table: EditableTable, _ plan: TablePlan, left: [LanguageTag]
    ) -> String {
        let written = (plan.keys.first?.languages ?? []).filter { language in
            !left.contains { $0.isSameLanguage(as: language) }
        }
        let names =
            [written.map(\.spelling).joined(separator: ", ")]
            + (left.isEmpty ? [] : ["left for later: \(left.map(\.spelling).joined(separator: ", "))"])
        return
            "added \(Quotation.of(key)) to \(place(table, plan))\(Self.inBrackets(names.filter { !$0.isEmpty }.joined(separator: "; ")))\n"
    }

    private static func inBrackets(_ text: String) -> String { text.isEmpty ? "" : " (\(text))" }

    /// What a person should look at, a line each: remarks of the rules, languages that are new, and on a dry run what
    /// will be suspect.
    static func remarks(on plan: TablePlan, in table: EditableTable) -> [String] {
        // What is an error to `lint` was written all the same here.
        let findings = plan.keys.flatMap(\.remarks).map { finding in
            "\(min(finding.severity, .warning).rawValue): \(finding.sentence) [\(finding.rule)]"
        }
        var new: [LanguageTag] = []
        for language in plan.keys.flatMap(\.newLanguages) where !new.contains(language) { new.append(language) }
        return findings
            + new.map { language in
                let near = table.table.languages.first { $0 != language && $0.language == language.language }
                let question = near.map { "; did you mean \($0)?" } ?? ""
                return "note: \(language) is new in \(table.path)\(question)"
            }
    }

    /// Keys that say something else.
    public static func changed(in table: EditableTable, _ plan: TablePlan, hasMarked: Bool) -> String {
        guard !plan.files.isEmpty else {
            return "nothing to change: \(subject(plan.keys)) \(plan.keys.count == 1 ? "is" : "are") so already\n"
        }
        let changed = plan.keys.filter(\.isChanged)
        let same = plan.keys.count - changed.count
        var languages: [LanguageTag] = []
        for language in plan.keys.flatMap(\.languages) where !languages.contains(language) {
            languages.append(language)
        }
        let rest = same == 0 ? "" : "; \(same) \(same == 1 ? "was" : "were") so already"
        let line = "changed \(subject(changed)) in \(place(table, plan))\(self.languages(languages))\(rest)\n"
        return line + plan.keys.map { suspects(of: $0, hasMarked: hasMarked) }.joined()
    }

    /// What to say of translations that a plan makes suspect.
    static func suspects(of plan: TablePlan) -> [String] {
        plan.keys.map { suspects(of: $0, hasMarked: false) }.filter { !$0.isEmpty }.map { String($0.dropLast()) }
    }

    /// Keys that went.
    public static func removed(from table: EditableTable, _ plan: TablePlan) -> String {
        "removed \(subject(plan.keys)) from \(place(table, plan))\n"
    }

    /// A key that has another name.
    public static func renamed(_ old: String, to new: String, in table: EditableTable, _ plan: TablePlan) -> String {
        "renamed \(Quotation.of(old)) to \(Quotation.of(new)) in \(place(table, plan))\n"
    }

    private static func subject(_ keys: [TablePlan.KeyOutcome]) -> String {
        keys.count == 1 ? Quotation.of(keys[0].key) : "\(keys.count) keys"
    }

    /// A legacy table is named by the files that were written.
    private static func place(_ table: EditableTable, _ plan: TablePlan) -> String {
        let paths = plan.files.map { $0.old == nil ? "\($0.path) (new)" : $0.path }
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
            : "\(count) of \(Quotation.of(key.key)) may not fit the new source text\(list); `fitloc set \(ShellWord.quoted(key.key)) --mark-review` sends \(key.suspects.count == 1 ? "it" : "them") to review\n"
    }
}
