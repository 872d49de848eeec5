import CatalogCore

/// The rules that a table is shown to, sorted by what they want to see.
///
/// What the loops over entries and texts need of a rule is taken out of its description beforehand.
struct ActiveRules: Sendable {
    /// A rule with its number in `asked`.
    private struct Numbered<Check: Sendable>: Sendable {
        let check: Check
        let number: Int
    }

    /// All of them with their options, for a sink.
    private(set) var asked: [AskedRule] = []
    private var tableRules: [Numbered<any TableRule>] = []
    private var entryRules: [Numbered<any EntryRule>] = []
    /// What each of `entryRules` wants an entry to have.
    private var entryInterests: [EntryTraits] = []
    private var everyUnitRules: [Numbered<any UnitRule>] = []
    private var percentRules: [Numbered<any UnitRule>] = []
    private var beyondASCIIRules: [Numbered<any UnitRule>] = []

    init(_ rules: [any Rule], selection: RuleSelection, settings: LintSettings) {
        for rule in rules {
            let description = type(of: rule).description
            guard selection.isActive(description, in: settings) else { continue }
            let number = asked.count
            asked.append(AskedRule(id: description.id, options: settings.options[description.id] ?? .none))
            for check in rule.checks { add(check, number: number) }
        }
    }

    private mutating func add(_ check: RuleCheck, number: Int) {
        switch check {
        case .table(let rule): tableRules.append(Numbered(check: rule, number: number))
        case .entry(let rule):
            entryRules.append(Numbered(check: rule, number: number))
            entryInterests.append(type(of: rule).interest)
        case .unit(let rule): add(Numbered(check: rule, number: number))
        case .file, .project, .suppression: break
        }
    }

    private mutating func add(_ rule: Numbered<any UnitRule>) {
        switch type(of: rule.check).interest {
        case .every: everyUnitRules.append(rule)
        case .percent: percentRules.append(rule)
        case .beyondPlainASCII: beyondASCIIRules.append(rule)
        }
    }

    /// Whether any rule looks at entries.
    var lookAtEntries: Bool { !entryRules.isEmpty || lookAtUnits }

    private var lookAtUnits: Bool { !everyUnitRules.isEmpty || !percentRules.isEmpty || !beyondASCIIRules.isEmpty }

    func check(_ table: TableContext, into sink: inout FindingSink) {
        for rule in tableRules {
            sink.current = rule.number
            rule.check.check(table, into: &sink)
        }
    }

    func check(_ entry: EntryContext, into sink: inout FindingSink) {
        sink.key = entry.entry.key
        let traits = entry.entry.traits
        // Through a buffer, as an array would hand out a copy of each rule.
        entryRules.withUnsafeBufferPointer { rules in
            for index in rules.indices where !entryInterests[index].isDisjoint(with: traits) {
                sink.current = rules[index].number
                rules[index].check.check(entry, into: &sink)
            }
        }
        guard lookAtUnits else { return }
        for index in entry.entry.localizations.indices { check(localization: index, of: entry, into: &sink) }
    }

    private func check(localization index: Int, of entry: EntryContext, into sink: inout FindingSink) {
        let language = entry.table.facts(of: entry.entry.localizations[index].language)
        for part in entry.entry.localizations[index].content.parts {
            guard let text = part.unit.value else { continue }
            let unit = UnitContext(
                entry: entry, localizationIndex: index, language: language, path: part.path, unit: part.unit,
                text: text)
            check(unit, into: &sink)
        }
    }

    private func check(_ unit: UnitContext, into sink: inout FindingSink) {
        check(unit, with: everyUnitRules, into: &sink)
        if unit.text.mayHaveSpecifiers { check(unit, with: percentRules, into: &sink) }
        if !unit.text.isPlainASCII { check(unit, with: beyondASCIIRules, into: &sink) }
    }

    private func check(_ unit: UnitContext, with rules: [Numbered<any UnitRule>], into sink: inout FindingSink) {
        rules.withUnsafeBufferPointer { rules in
            for index in rules.indices {
                sink.current = rules[index].number
                rules[index].check.check(unit, into: &sink)
            }
        }
    }
}
