import CatalogCore
import CatalogLint
import CatalogRuntime

/// Runs the rules on texts before they are written.
struct TextCheck {
    private let table: EditableTable
    private let linter: EntryLinter

    init(table: EditableTable) {
        self.table = table
        linter = EntryLinter(table.rules, settings: table.settings, excerptsOf: table.context)
    }

    /// The findings for new texts.
    struct Outcome {
        /// The findings that prevent the change.
        var refused: [ChangeRefusal.RejectedText] = []
        /// The findings that are only reported.
        var remarks: [Finding] = []
    }

    /// The rules whose findings prevent a change, unless the configuration turns the rule off.
    ///
    /// A text with different arguments than the source crashes or shows nonsense, a text without words is not a text,
    /// and an app with a catalog that Xcode refuses cannot be built.
    private static let refusedRules: Set<RuleID> = [
        "specifier-missing", "specifier-extra", "specifier-type-mismatch", "specifier-width-mismatch",
        "specifier-order-swap", "spaced-specifier", "invalid-specifier", "mixed-positional", "position-gap",
        "position-type-conflict", "key-source-mismatch", "interpolation-leak", "substitution-undefined",
        "substitution-type", "arg-outside-substitution", "empty-translation", "blank-translation",
        "invalid-axis-nesting", "not-compilable",
        "control-character", "max-length", "width", "device-missing-other", "placeholder-mismatch", "store-text-length",
    ]

    /// The rule whose findings may be wrong, because only code knows whether it looks for a name.
    ///
    /// A note, for words in braces that are probably shown, does not prevent a change and is reported.
    private static let exceptableRule: RuleID = "placeholder-mismatch"

    /// The rules whose findings are not reported, because users leave such texts for later on purpose.
    private static let silentRules: Set<RuleID> = ["partial-variation", "state-new"]

    /// Rules whose findings are expected for texts marked for review.
    private static let awaitedRules: Set<RuleID> = ["wrong-language", "wrong-script", "same-plurals"]

    /// Checks the new texts of an entry.
    func outcome(of entry: ChangedEntry) -> Outcome {
        let changed = parts(changedIn: entry)
        guard !changed.isEmpty else { return Outcome() }
        var outcome = Outcome(refused: blankTexts(among: changed, of: entry))
        let found = linter.check(CollectionOfOne(entry.new), of: entry.newCatalog).filter {
            !Self.silentRules.contains($0.rule)
        }
        guard !found.isEmpty else { return outcome }
        lazy var before = Set(entry.oldCatalog.map { linter.check(entriesOf: $0) }?.map(\.identity) ?? [])
        for finding in found {
            guard let language = finding.language else { continue }
            if let parts = changed[language], parts.contains(finding.part) || !before.contains(finding.identity) {
                if Self.isRefused(finding) {
                    let rejected = ChangeRefusal.RejectedText(
                        finding, isExceptable: finding.rule == Self.exceptableRule)
                    if !outcome.refused.contains(rejected) { outcome.refused.append(rejected) }
                } else if finding.severity > .note || finding.rule == Self.exceptableRule,
                    !isAwaited(finding, in: entry.new)
                {
                    outcome.remarks.append(finding)
                }
            } else if entry.old != nil, Self.refusedRules.contains(finding.rule), !before.contains(finding.identity) {
                // The text did not change, but the new source text may take other arguments.
                outcome.remarks.append(finding)
            }
        }
        return outcome
    }

    /// Returns the findings that a renaming causes, because a key may contain format specifiers.
    ///
    /// Each catalog contains only the renamed entry: `old` with its old key, `new` with its new key.
    func refused(in new: Catalog, comparedWith old: Catalog) -> [Finding] {
        let before = Set(linter.check(entriesOf: old).map(\.identity))
        return linter.check(entriesOf: new).filter {
            Self.refusedRules.contains($0.rule) && !before.contains($0.identity)
        }
    }

    private func isAwaited(_ finding: Finding, in entry: Entry) -> Bool {
        Self.awaitedRules.contains(finding.rule)
            && finding.language.flatMap { entry.localization($0) }?.content.parts.contains {
                $0.path == finding.part && $0.unit.state == .needsReview
            } ?? false
    }

    private static func isRefused(_ finding: Finding) -> Bool {
        if finding.rule == exceptableRule, finding.severity == .note { return false }
        return refusedRules.contains(finding.rule) || finding.severity == .error
    }

    /// Returns the new parts that are blank although the source text is not.
    ///
    /// The rules check only whole texts.
    private func blankTexts(
        among changed: [LanguageTag: Set<PartPath>], of entry: ChangedEntry
    ) -> [ChangeRefusal.RejectedText] {
        guard let rule = table.rules.description(of: "empty-translation"),
            RuleSelection().isActive(rule, in: table.settings)
        else { return [] }
        let isBlank = { (text: String?) in (text ?? "").allSatisfy(\.isWhitespace) }
        let source = table.sourceLanguage.flatMap { entry.new.localization($0) }?.content.parts
        guard source?.contains(where: { !isBlank($0.unit.value?.string) }) ?? !isBlank(entry.key) else { return [] }
        return entry.new.localizations.flatMap { localization in
            localization.content.parts.filter { part in
                !part.path.isWhole && (changed[localization.language]?.contains(part.path) ?? false)
                    && isBlank(part.unit.value?.string)
            }.map { part in
                let subject = "\(Quotation.of(entry.key)) (\(localization.language) \(part.path))"
                let statement: FindingMessage = "the text is empty, so people would see nothing"
                return ChangeRefusal.RejectedText(part: part.path, subject: subject, statement: statement)
            }
        }
    }

    /// Returns the changed parts of each language.
    private func parts(changedIn entry: ChangedEntry) -> [LanguageTag: Set<PartPath>] {
        var changed: [LanguageTag: Set<PartPath>] = [:]
        for localization in entry.new.localizations where entry.changedLanguages.contains(localization.language) {
            let parts = entry.old?.localization(localization.language)?.content.parts ?? []
            let old = Dictionary(parts.map { ($0.path, $0.unit) }) { first, _ in first }
            for part in localization.content.parts where part.unit.state != .new {
                let before = old[part.path]
                guard before?.state == .new || before?.value?.string != part.unit.value?.string else { continue }
                changed[localization.language, default: []].insert(part.path)
            }
        }
        return changed
    }
}

extension Finding {
    /// Values that identify a finding before and after a change.
    fileprivate var identity: [String] { [rule.name, language?.spelling ?? "", part.description, message] }
}
