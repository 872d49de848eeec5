import CatalogCore

/// The rules that run on a table, grouped by the input that they check.
///
/// The initializer reads everything that the loops over entries and texts need from the rule descriptions.
struct ActiveRules: Sendable {
    /// The type of a rule, with the index of the rule in `asked`.
    ///
    /// A type, because a copy of a rule takes longer than most of its checks.
    private struct Numbered<RuleType: Sendable>: Sendable {
        let type: RuleType
        let index: Int
    }

    /// All running rules with their options; each check refers to its rule by the index in this array.
    private(set) var asked: [AskedRule] = []
    private var tableRules: [Numbered<any TableRule.Type>] = []
    private var entryRules: [Numbered<any EntryRule.Type>] = []
    /// The traits that each of `entryRules` requires of an entry.
    private var entryInterests: [EntryTraits] = []
    private var everyUnitRules: [InterestedRule] = []
    private var percentRules: [InterestedRule] = []
    private var beyondASCIIRules: [InterestedRule] = []

    /// A rule for texts, with the texts that it checks.
    private struct InterestedRule: Sendable {
        let rule: Numbered<any UnitRule.Type>
        let interest: UnitInterest
    }

    /// - Parameter isStoreText: Whether the rules check the texts of a store.
    init(_ rules: [any Rule], selection: RuleSelection, settings: LintSettings, isStoreText: Bool = false) {
        for rule in rules {
            let description = type(of: rule).description
            guard description.tables.include(storeText: isStoreText) else { continue }
            guard selection.isActive(description, in: settings) else { continue }
            let index = asked.count
            asked.append(AskedRule(description, options: settings.options[description.id] ?? .none))
            for check in rule.checks { add(check, index: index) }
        }
    }

    private mutating func add(_ check: RuleCheck, index: Int) {
        switch check {
        case .table(let rule): tableRules.append(Numbered(type: type(of: rule), index: index))
        case .entry(let rule):
            entryRules.append(Numbered(type: type(of: rule), index: index))
            entryInterests.append(type(of: rule).interest)
        case .unit(let rule): add(Numbered(type: type(of: rule), index: index))
        case .file, .project, .suppression: break
        }
    }

    private mutating func add(_ rule: Numbered<any UnitRule.Type>) {
        let rule = InterestedRule(rule: rule, interest: rule.type.interest)
        switch rule.interest.group {
        case .every: everyUnitRules.append(rule)
        case .percent: percentRules.append(rule)
        case .beyondPlainASCII: beyondASCIIRules.append(rule)
        }
    }

    /// Whether any rule checks entries or texts.
    var lookAtEntries: Bool { !entryRules.isEmpty || lookAtUnits }

    private var lookAtUnits: Bool { !everyUnitRules.isEmpty || !percentRules.isEmpty || !beyondASCIIRules.isEmpty }

    func check(_ table: TableContext, into sink: inout FindingSink) {
        for rule in tableRules {
            sink.current = rule.index
            rule.type.init().check(table, into: &sink)
        }
    }

    func check(_ entry: EntryContext, into sink: inout FindingSink) {
        guard !entry.isPastRelease else { return }
        sink.key = entry.entry.key
        let traits = entry.entry.traits
        for (rule, interest) in zip(entryRules, entryInterests) where !interest.isDisjoint(with: traits) {
            sink.current = rule.index
            rule.type.init().check(entry, into: &sink)
        }
        guard lookAtUnits else { return }
        for index in entry.entry.localizations.indices { check(localization: index, of: entry, into: &sink) }
    }

    private func check(localization index: Int, of entry: EntryContext, into sink: inout FindingSink) {
        let language = entry.table.facts(of: entry.entry.localizations[index].language, near: index)
        entry.entry.localizations[index].content.forEachPart { path, unit in
            guard let text = unit.value else { return }
            let unit = UnitContext(
                entry: entry, localizationIndex: index, language: language, path: path, unit: unit, text: text)
            check(unit, into: &sink)
        }
    }

    private func check(_ unit: UnitContext, into sink: inout FindingSink) {
        check(unit, with: everyUnitRules, into: &sink)
        if unit.text.mayHaveSpecifiers { check(unit, with: percentRules, into: &sink) }
        if !unit.text.isPlainASCII { check(unit, with: beyondASCIIRules, into: &sink) }
    }

    private func check(_ unit: UnitContext, with rules: [InterestedRule], into sink: inout FindingSink) {
        for index in rules.indices where rules[index].interest.includes(unit) {
            let rule = rules[index].rule
            sink.current = rule.index
            rule.type.init().check(unit, into: &sink)
        }
    }
}
