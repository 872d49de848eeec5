import CatalogCore
import CatalogEditing
import CatalogLint
import StringTables

/// A table that is filled, with what new texts are held against.
struct FillTable: Sendable {
    /// The table as changes are made to it.
    ///
    /// Rules that speak of wording are off: copies of the source and pseudo-translations are no wording.
    let table: EditableTable
    /// The table as rules see it.
    let context: TableContext
    private let lenient: Result<ChangeTrial, ChangeRefusal>
    private let strict: Result<ChangeTrial, ChangeRefusal>
    private let untranslated: Result<ChangeTrial, ChangeRefusal>

    init(_ table: any StringTable, of project: Project, settings: LintSettings, rules: RuleSet) {
        var (relaxed, severe) = (settings, settings)
        for rule in Self.wordingRules { relaxed.severities[rule] = .off }
        for rule in Self.wordingRules + Self.strictRules where settings.severities[rule] != .off {
            severe.severities[rule] = .error
        }
        severe.waitsForReview = false
        severe.severities[Self.copyRule] = settings.severities[Self.copyRule] ?? .note
        var watchful = severe
        watchful.severities[Self.copyRule] = settings.severities[Self.copyRule] == .off ? .off : .error
        self.table = EditableTable(table, of: project, settings: relaxed, rules: rules)
        context = TableContext(table, settings: settings, knownRules: rules)
        lenient = Self.trial(self.table)
        strict = Self.trial(EditableTable(table, of: project, settings: severe, rules: rules))
        untranslated = Self.trial(EditableTable(table, of: project, settings: watchful, rules: rules))
    }

    private static func trial(_ table: EditableTable) -> Result<ChangeTrial, ChangeRefusal> {
        Result { () throws(ChangeRefusal) in try ChangeTrial(table) }
    }

    /// The path that names the table.
    package var path: String { table.path }

    /// Tells copies of the source that look forgotten from names and words that two languages share.
    private static let copyRule: RuleID = "identical-to-source"

    /// Whether a text has words that one would expect to differ in another language.
    func hasWords(_ part: FillGap.Part) -> Bool {
        !TranslatableWords(part.source, ignoring: context.settings.doNotTranslate).words.isEmpty
    }

    /// What a translation must hold to and a copy of the source need not.
    private static let wordingRules: [RuleID] = [
        "glossary", "do-not-translate-term", "identical-to-source", "placeholder-translation", "wrong-language",
        "wrong-script", "chinese-variant", "mixed-script-word", "partly-translated", "length-outlier",
        "portuguese-accents", "portuguese-confusion", "portuguese-crase", "portuguese-variant",
    ]

    /// What `add` and `set` remark on when a person writes it, and a program is not trusted with.
    private static let strictRules: [RuleID] = [
        "plural-missing-category", "plural-missing-other", "plural-flat", "plural-drops-number", "implied-quantity",
        "substitution-set-differs", "axis-mismatch", "replacement-character", "mojibake", "edge-newline",
        "newline-count", "unescaped-percent", "placeholder-mismatch", "tag-mismatch", "address-mismatch",
        "markdown-mismatch", "machine-leftover",
    ]

    /// What writing texts would come to for their key.
    ///
    /// - Parameter isTranslation: whether they are in the language, so that their wording counts.
    func outcome(
        ofWriting texts: [PartPath: String], into gap: FillGap, state: TranslationState, isTranslation: Bool
    ) throws(ChangeRefusal) -> TablePlan.KeyOutcome {
        try (isTranslation ? strict : lenient).get().outcome(of: Self.change([(gap, texts)], state: state))
    }

    /// Refuses texts that are their source's, unless that is a name, or there is nothing to translate.
    ///
    /// They are taken for finished: the rule says nothing of texts that somebody is still to look at.
    func requireTranslation(_ texts: [PartPath: String], into gap: FillGap) throws(ChangeRefusal) {
        _ = try untranslated.get().outcome(of: Self.change([(gap, texts)], state: .translated))
    }

    /// What keeps any text from being written into a gap; nil where nothing does.
    ///
    /// Found before a service is asked; the source's own words are tried.
    func obstacle(to gap: FillGap) -> ChangeRefusal? {
        let copies = gap.parts.map { EntryChange.fill(gap.language, $0.path, $0.source, .needsReview) }
        do throws(ChangeRefusal) {
            try lenient.get().requirePlace(for: copies, of: gap.key)
            return nil
        } catch {
            return error
        }
    }

    /// The change that fills gaps of one key.
    static func change(
        _ filled: [(gap: FillGap, texts: [PartPath: String])], state: TranslationState
    ) -> KeyChange {
        let changes = filled.flatMap { gap, texts in
            gap.parts.compactMap { part in
                texts[part.path].map { EntryChange.fill(gap.language, part.path, $0, state) }
            }
        }
        return KeyChange(filled.first?.gap.key ?? "", .change(changes, marksTranslations: false))
    }
}
