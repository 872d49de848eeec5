import CatalogCore
import CatalogEditing
import CatalogLint
import StringTables

/// A table to fill, with the settings to check new texts.
struct FillTable: Sendable {
    /// The table for edits.
    ///
    /// Rules about wording are off, because copies of the source and pseudo-translations violate them.
    let table: EditableTable
    /// The table for rules.
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

    /// The path of the table's first file.
    package var path: String { table.path }

    /// The rule that distinguishes untranslated copies from names and from words that two languages share.
    private static let copyRule: RuleID = "identical-to-source"

    /// Whether a text contains words that normally differ between languages.
    func hasWords(_ part: FillGap.Part) -> Bool {
        !TranslatableWords(part.source, ignoring: context.settings.doNotTranslate, isLiteral: context.table.isLiteral)
            .words.isEmpty
    }

    /// The rules that apply to translations but not to copies of the source.
    private static let wordingRules: [RuleID] = [
        "glossary", "do-not-translate-term", "identical-to-source", "placeholder-translation", "wrong-language",
        "wrong-script", "chinese-variant", "mixed-script-word", "partly-translated", "length-outlier",
        "portuguese-accents", "portuguese-confusion", "portuguese-crase", "portuguese-variant",
    ]

    /// The rules whose findings are only notes in `add` and `set` but reject the answer of a service.
    private static let strictRules: [RuleID] = [
        "plural-missing-category", "plural-missing-other", "plural-flat", "plural-drops-number", "implied-quantity",
        "substitution-set-differs", "axis-mismatch", "replacement-character", "mojibake", "edge-newline",
        "newline-count", "unescaped-percent", "placeholder-mismatch", "tag-mismatch", "address-mismatch",
        "markdown-mismatch", "machine-leftover",
    ]

    /// Returns the outcome of writing texts for their key.
    ///
    /// - Parameter isTranslation: Whether the texts are translations, so that the rules about wording apply.
    func outcome(
        ofWriting texts: [PartPath: String], into gap: FillGap, state: TranslationState, isTranslation: Bool
    ) throws(ChangeRefusal) -> TablePlan.KeyOutcome {
        try (isTranslation ? strict : lenient).get().outcome(of: Self.change([(gap, texts)], state: state))
    }

    /// Rejects texts that equal their source text, unless the text is a name or has nothing to translate.
    ///
    /// The check uses the state `translated`, because the rule ignores texts that need review.
    func requireTranslation(_ texts: [PartPath: String], into gap: FillGap) throws(ChangeRefusal) {
        _ = try untranslated.get().outcome(of: Self.change([(gap, texts)], state: .translated))
    }

    /// Returns the reason why no text can be written into a gap; nil if a text can be written.
    ///
    /// The test plans to write the source text, so that no service is asked in vain.
    func obstacle(to gap: FillGap) -> ChangeRefusal? {
        let copies = gap.parts.map { EntryChange.fill(gap.language, $0.path, $0.source, .needsReview) }
        do throws(ChangeRefusal) {
            try lenient.get().requireLocation(for: copies, of: gap.key)
            return nil
        } catch {
            return error
        }
    }

    /// Returns the change that fills gaps of one key.
    ///
    /// A text without words needs no review: it is translated.
    ///
    /// - Parameter conditions: Changes that refuse the change if the key was changed meanwhile.
    static func change(
        _ filled: [(gap: FillGap, texts: [PartPath: String])], state: TranslationState,
        expecting conditions: [EntryChange] = []
    ) -> KeyChange {
        let changes = filled.flatMap { gap, texts in
            gap.parts.compactMap { part in
                texts[part.path].map { text in
                    EntryChange.fill(gap.language, part.path, text, gap.hasWords ? state : .translated)
                }
            }
        }
        return KeyChange(filled.first?.gap.key ?? "", .change(conditions + changes, marksTranslations: false))
    }
}
