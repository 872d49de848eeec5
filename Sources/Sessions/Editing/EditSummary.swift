import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts

/// Messages about changed keys.
package enum EditSummary {
    /// Returns the message for an added key.
    ///
    /// - Parameter left: The languages whose texts are left for later.
    package static func added(
        _ key: String, to table: EditableTable, _ plan: TablePlan, left: [LanguageTag]
    ) -> String {
        let written = (plan.keys.first?.languages ?? []).filter { language in
            !left.contains { $0.isSameLanguage(as: language) }
        }
        let rest = left.isEmpty ? "" : "\(Texts.Edit.leftForLater(languages: shown(left)))"
        let details = [shown(written), rest].filter { !$0.isEmpty }.joined(separator: "; ")
        let sentence = Texts.Edit.added(key: Quotation.of(key), place: location(table, plan))
        return "\(sentence)\(inBrackets(details))\n"
    }

    /// Returns languages, shortened if there are many.
    private static func shown(_ languages: [LanguageTag]) -> String {
        shortened(languages.map(\.shown), atMost: 8)
    }

    /// Joins words with commas; if there are more than the limit, adds the number of the omitted ones.
    private static func shortened(_ words: [String], atMost limit: Int) -> String {
        words.count > limit + 1 ? Words.list(words, atMost: limit) : words.joined(separator: ", ")
    }

    static func inBrackets(_ text: String) -> String { text.isEmpty ? "" : " (\(text))" }

    /// Returns warnings and notes about a plan, one per line: findings about the new texts, and languages that are new
    /// in the table.
    static func remarks(on plan: TablePlan, in table: EditableTable) -> [String] {
        // An error of `lint` did not prevent the change, so it is shown as a warning.
        let findings = plan.keys.flatMap(\.remarks).map { finding in
            "\(min(finding.severity, .warning).rawValue): \(finding.sentenceMessage.inInterfaceLanguage) [\(finding.rule)]"
        }
        var new: [LanguageTag] = []
        for language in plan.keys.flatMap(\.newLanguages) where !new.contains(language) { new.append(language) }
        return findings
            + new.map { language in
                let near = table.table.languages.first { $0 != language && $0.language == language.language }
                let sentence = Texts.Edit.newLanguage(language: language.shown, path: VisibleText.path(table.path))
                    .resolved
                return "\(Texts.Words.note(sentence: sentence + Words.didYouMean(near?.shown)))"
            }
    }

    /// Returns the message for changed keys.
    package static func changed(in table: EditableTable, _ plan: TablePlan, hasMarked: Bool) -> String {
        guard !plan.files.isEmpty else {
            return
                "\(single(plan.keys).map(Texts.Edit.unchanged) ?? Texts.Edit.unchangedKeys(count: plan.keys.count))\n"
        }
        let changed = plan.keys.filter(\.isChanged)
        let same = plan.keys.count - changed.count
        var languages: [LanguageTag] = []
        for language in plan.keys.flatMap(\.languages) where !languages.contains(language) {
            languages.append(language)
        }
        let rest = same == 0 ? "" : "; \(Texts.Edit.wereSo(count: same))"
        let location = location(table, plan)
        let sentence =
            single(changed).map { Texts.Edit.changed(key: $0, place: location) }
            ?? Texts.Edit.changedKeys(count: changed.count, place: location)
        let line = "\(sentence)\(inBrackets(shown(languages)))\(rest)\n"
        return line + plan.keys.map { suspects(of: $0, in: plan, hasMarked: hasMarked) }.joined()
    }

    /// Returns the messages about translations whose source text changes, unless the changes mark them for review.
    static func suspects(of plan: TablePlan, after changes: [KeyChange]) -> [String] {
        let marked = changes.filter { if case .change(_, marksTranslations: true) = $0.kind { true } else { false } }
        return plan.keys.filter { key in !marked.contains { $0.key.utf8.elementsEqual(key.key.utf8) } }
            .map { suspects(of: $0, in: plan, hasMarked: false) }.filter { !$0.isEmpty }.map { String($0.dropLast()) }
    }

    /// Returns the message for removed keys.
    package static func removed(from table: EditableTable, _ plan: TablePlan) -> String {
        let location = location(table, plan)
        let sentence =
            single(plan.keys).map { Texts.Edit.removed(key: $0, place: location) }
            ?? Texts.Edit.removedKeys(count: plan.keys.count, place: location)
        return "\(sentence)\n"
    }

    /// Returns the message for renamed keys.
    static func renamed(_ names: [(old: String, new: String)], in table: EditableTable, _ plan: TablePlan) -> String {
        let location = location(table, plan)
        let sentence =
            single(names).map { Texts.Edit.renamed(old: Quotation.of($0), new: Quotation.of($1), place: location) }
            ?? Texts.Edit.renamedKeys(count: names.count, place: location)
        return "\(sentence)\n" + plan.keys.map { suspects(of: $0, in: plan, hasMarked: false) }.joined()
    }

    /// Returns the message for a key that is removed because another one has its texts.
    static func joined(_ name: (old: String, new: String), in table: EditableTable, _ plan: TablePlan) -> String {
        let (old, new) = (Quotation.of(name.old), Quotation.of(name.new))
        return "\(Texts.Edit.joined(old: old, new: new, place: location(table, plan)))\n"
    }

    /// Returns the message for copied keys.
    static func copied(_ names: [(old: String, new: String)], in table: EditableTable, _ plan: TablePlan) -> String {
        let location = location(table, plan)
        let sentence =
            single(names).map { Texts.Edit.copied(old: Quotation.of($0), new: Quotation.of($1), place: location) }
            ?? Texts.Edit.copiedKeys(count: names.count, place: location)
        return "\(sentence)\n"
    }

    private static func single(_ names: [(old: String, new: String)]) -> (old: String, new: String)? {
        names.count == 1 ? names[0] : nil
    }

    /// Returns the quoted key if there is only one, otherwise nil.
    private static func single(_ keys: [TablePlan.KeyOutcome]) -> String? {
        keys.count == 1 ? Quotation.of(keys[0].key) : nil
    }

    /// Returns the displayed location of a change: the catalog, or the written files of a legacy table, that of the
    /// source language first.
    package static func location(_ table: EditableTable, _ plan: TablePlan) -> String {
        let paths = plan.files.filter { $0.path == table.path } + plan.files.filter { $0.path != table.path }
        guard !table.isCatalog, !paths.isEmpty else { return VisibleText.path(table.table.shownPath) }
        return shortened(
            paths.map {
                $0.old == nil ? "\(Texts.Edit.newFile(path: VisibleText.path($0.path)))" : VisibleText.path($0.path)
            }, atMost: 3)
    }

    /// Returns the message about translations whose source text changes.
    ///
    /// Only a catalog can mark them as `needs_review`.
    private static func suspects(of key: TablePlan.KeyOutcome, in plan: TablePlan, hasMarked: Bool) -> String {
        guard !key.suspects.isEmpty else { return "" }
        let (count, languages) = (key.suspects.count, inBrackets(shown(key.suspects)))
        let name = key.newName ?? key.key
        guard plan.files.contains(where: { TablePath.format(of: $0.path) == .catalog }) else {
            return "\(Texts.Edit.suspectsUnmarked(count: count, key: Quotation.of(name), languages: languages))\n"
        }
        let sentence =
            hasMarked
            ? Texts.Edit.marked(count: count, key: Quotation.of(name), languages: languages)
            : Texts.Edit.suspects(
                count: count, key: Quotation.of(name), languages: languages, argument: ShellWord.quoted(name))
        return "\(sentence)\n"
    }
}
