import CatalogCore
import CatalogRuntime

/// A writer for the texts of a table as a gettext PO file or template (`.pot`).
///
/// The context is the key, so that equal source texts stay distinct. gettext has a plural form for each category that
/// whole numbers use. Other categories become separate messages with the path in their context.
package struct POWriter {
    private let original: String
    private let source: LanguageTag
    /// The language of the translations; nil for a template.
    private let target: LanguageTag?
    private let forms: PluralForms
    /// Whether `%` is an ordinary character in the texts.
    private let isLiteral: Bool
    private let sources: [UnitLocation: String]
    /// The texts that are not plural cases.
    private let plainLocations: Set<UnitLocation>
    /// The places of the plurals.
    private let pluralLocations: Set<UnitLocation>
    private let separateCases: SeparateCases
    private var lines: [String] = []
    /// The texts that PO files cannot represent.
    package private(set) var leftOut: [TableUnits.LeftOut] = []

    /// Creates the content of a file.
    ///
    /// - Parameters:
    ///   - units: The texts in the target language.
    ///   - template: The texts in the source language, which supply `msgid` and `msgid_plural`.
    ///   - separateCases: The plural cases that a template needs besides those of the source language.
    ///   - original: The name of the table's file.
    package init?(
        _ units: TableUnits, template: TableUnits, separateCases: SeparateCases, original: String, isTemplate: Bool,
        tool: ExchangeTool
    ) {
        guard let file = units.files.first else { return nil }
        self.original = original
        self.separateCases = separateCases
        source = file.sourceLanguage
        target = isTemplate ? nil : file.targetLanguage
        forms = PluralForms(language: file.targetLanguage)
        isLiteral = file.isLiteral
        sources = Dictionary(
            template.files.flatMap(\.units).compactMap { unit in
                unit.part.map { (UnitLocation(key: unit.key, path: $0), unit.source) }
            }
        ) { first, _ in first }
        let header = POHeader.text(POHeader.fields(of: original, from: source, to: target, tool: tool))
        lines = ["msgid \"\"", "msgstr \(POText.literal(header))"]
        let groups = UnitGroup.groups(of: units.files.flatMap(\.units))
        plainLocations = Set(groups.filter { !$0.isPlural }.map { UnitLocation(key: $0.key, path: $0.path) })
        pluralLocations = Set(groups.filter(\.isPlural).map { UnitLocation(key: $0.key, path: $0.path) })
        for group in groups { add(group) }
    }

    /// The bytes of the file.
    package var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

    // MARK: - Messages

    private mutating func add(_ group: UnitGroup) {
        if !group.isPlural, addAsPlural(group) { return }
        // If a key has both a plural and a plain text, each plural case becomes a message of its own.
        guard group.isPlural, !plainLocations.contains(UnitLocation(key: group.key, path: group.path)) else {
            for unit in group.units { add(unit) }
            return
        }
        guard isReadBack(group.key, group.path) else { return leaveOut(group.units, .name) }
        // An empty `msgid` is the header; some programs drop the plural of a message that has one.
        guard !sourceText(of: group, .one).isEmpty else { return leaveOut(group.units, .emptySource) }
        let own = group.units.filter { $0.part?.pluralCategory.map { forms.has($0) } ?? false }
        if !own.isEmpty { addPlural(group, own) }
        let separate = group.units.filter { !own.contains($0) && !isDerived($0, in: group) }
        for unit in separate { add(unit) }
        if target == nil { addSeparateCases(of: group, besides: separate.compactMap { $0.part?.pluralCategory }) }
    }

    /// Adds the cases that other languages have as messages of their own to the template.
    private mutating func addSeparateCases(of group: UnitGroup, besides present: [PluralCategory]) {
        let location = UnitLocation(key: group.key, path: group.path)
        for category in separateCases[location] where !present.contains(category) {
            let part = group.path.plural(category)
            add(
                ExchangeUnit(
                    id: UnitIdentifier.id(of: group.key, part), key: group.key, part: part,
                    source: sourceText(of: group, category), target: nil, state: nil, note: group.note))
        }
    }

    /// Adds a plain text as a plural with equal forms, if another language has plural cases for it.
    ///
    /// A message is a plural in the template and in all languages, or in none: `msgmerge` marks others as fuzzy.
    ///
    /// - Returns: Whether the text was added.
    private mutating func addAsPlural(_ group: UnitGroup) -> Bool {
        let location = UnitLocation(key: group.key, path: group.path)
        guard separateCases.isPlural(location), !pluralLocations.contains(location), isReadBack(group.key, group.path),
            !sourceText(of: group, .one).isEmpty
        else { return false }
        addPlural(group, group.units)
        if target == nil { addSeparateCases(of: group, besides: []) }
        return true
    }

    private mutating func addPlural(_ group: UnitGroup, _ own: [ExchangeUnit]) {
        let other = sourceText(of: group, .other)
        addHead(own, context: POContext.text(group.key, group.path))
        lines += [
            "msgid \(POText.literal(sourceText(of: group, .one)))", "msgid_plural \(POText.literal(other))",
        ]
        let plain = group.isPlural ? nil : group.units.first?.target
        let texts = target == nil ? ["", ""] : forms.categories.map { $0.flatMap { group[$0]?.target } ?? plain ?? "" }
        for (form, text) in texts.enumerated() { lines.append("msgstr[\(form)] \(POText.literal(text))") }
    }

    private mutating func add(_ unit: ExchangeUnit) {
        guard let part = unit.part, isReadBack(unit.key, part) else { return leaveOut([unit], .name) }
        guard !unit.source.isEmpty else { return leaveOut([unit], .emptySource) }
        addHead([unit], context: POContext.text(unit.key, part))
        lines += [
            "msgid \(POText.literal(unit.source))",
            "msgstr \(POText.literal(target == nil ? "" : unit.target ?? ""))",
        ]
    }

    private mutating func addHead(_ units: [ExchangeUnit], context: String) {
        lines.append("")
        if let note = units.lazy.compactMap(\.note).first { lines += POText.comment(note.text, mark: "#.") }
        var flags: [String] = []
        if target != nil, units.contains(where: \.isUnfinished) { flags.append("fuzzy") }
        if units.contains(where: { isFormat($0.source) }) { flags.append("objc-format") }
        if !flags.isEmpty { lines.append("#, \(flags.joined(separator: ", "))") }
        lines.append("msgctxt \(POText.literal(context))")
    }

    /// Returns the source text of a category, or the text that stands in for it.
    private func sourceText(of group: UnitGroup, _ category: PluralCategory) -> String {
        let path = { (category: PluralCategory) in
            UnitLocation(key: group.key, path: group.path.plural(category))
        }
        return sources[path(category)] ?? group[category]?.source ?? sources[path(.other)] ?? group[.other]?.source
            ?? group.units.first?.source ?? ""
    }

    /// Returns whether the file can omit a text for fractions, because the text equals that of the last plural form.
    ///
    /// `POReader` uses the text of the last form for such fractions.
    private func isDerived(_ unit: ExchangeUnit, in group: UnitGroup) -> Bool {
        guard let category = unit.part?.pluralCategory, let last = forms.categories.last.flatMap({ $0 }),
            PluralForms.fractionCategories(of: target ?? source).contains(category), let form = group[last]
        else { return false }
        return form.target == unit.target && form.isUnfinished == unit.isUnfinished
    }

    /// Returns whether a text has format specifiers, and none that gettext considers malformed.
    private func isFormat(_ text: String) -> Bool {
        let format = FormatString(text, isLiteral: isLiteral)
        return !format.specifiers.isEmpty && format.problems.isEmpty
            && format.specifiers.allSatisfy { specifier in
                specifier.label == nil && !specifier.hasSpaceFlag
            }
    }

    // MARK: - Left files

    /// Returns whether a reader finds the same key and path in the context of a text.
    ///
    /// A reader finds others if the key itself looks like a path.
    private func isReadBack(_ key: String, _ path: PartPath) -> Bool {
        let location = POContext.location(of: POContext.text(key, path))
        return UnitLocation(key: location.key, path: location.path) == UnitLocation(key: key, path: path)
    }

    /// Notes texts that the file cannot have; without a translation, an empty source text is no loss.
    private mutating func leaveOut(_ units: [ExchangeUnit], _ reason: TableUnits.Reason) {
        let lost = units.filter { reason != .emptySource || $0.target?.isEmpty == false }
        leftOut += lost.map { TableUnits.LeftOut(key: $0.key, part: $0.part ?? .whole, reason: reason) }
    }
}

extension ExchangeUnit {
    /// Whether there is a translation that needs review.
    var isUnfinished: Bool { target?.isEmpty == false && state?.isFinished == false }
}
