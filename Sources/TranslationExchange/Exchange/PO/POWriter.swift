import CatalogCore
import CatalogRuntime

/// Writes the texts of a table as a PO file of gettext, or as the template (`.pot`) of such files.
///
/// A context names the key, so that texts that are the same are told apart. gettext has a form for each category that
/// whole numbers reach; other cases of a plural are messages of their own, with the way to them in the context.
package struct POWriter {
    private let original: String
    private let source: LanguageTag
    /// The language of the translations; nil for a template.
    private let target: LanguageTag?
    private let forms: PluralForms
    private let sources: [UnitPlace: String]
    /// The texts that are no cases of a plural.
    private let plainPlaces: Set<UnitPlace>
    private var lines: [String] = []
    /// The texts that no PO file can hold.
    package private(set) var leftOut: [TableUnits.LeftOut] = []

    /// Makes a file.
    ///
    /// - Parameters:
    ///   - units: the texts in the language.
    ///   - template: the texts in the source language, which say how a plural begins there.
    ///   - original: the name of the table's file.
    package init?(_ units: TableUnits, template: TableUnits, original: String, isTemplate: Bool, tool: ExchangeTool) {
        guard let file = units.files.first else { return nil }
        self.original = original
        source = file.sourceLanguage
        target = isTemplate ? nil : file.targetLanguage
        forms = PluralForms(language: file.targetLanguage)
        sources = Dictionary(
            template.files.flatMap(\.units).compactMap { unit in
                unit.part.map { (UnitPlace(key: unit.key, path: $0), unit.source) }
            }
        ) { first, _ in first }
        let header = POHeader.text(POHeader.fields(of: original, from: source, to: target, tool: tool))
        lines = ["msgid \"\"", "msgstr \(POText.literal(header))"]
        let groups = UnitGroup.groups(of: units.files.flatMap(\.units))
        plainPlaces = Set(groups.filter { !$0.isPlural }.map { UnitPlace(key: $0.key, path: $0.path) })
        for group in groups { add(group) }
    }

    /// The bytes of the file.
    package var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

    // MARK: - Messages

    private mutating func add(_ group: UnitGroup) {
        // A plural beside a plain text of the same key: its cases are messages by themselves.
        guard group.isPlural, !plainPlaces.contains(UnitPlace(key: group.key, path: group.path)) else {
            for unit in group.units { add(unit) }
            return
        }
        guard isReadBack(group.key, group.path) else { return leaveOut(group.units) }
        let own = group.units.filter { $0.part?.pluralCategory.map { forms.has($0) } ?? false }
        if !own.isEmpty { addPlural(group, own) }
        for unit in group.units where !own.contains(unit) && !isDerived(unit, in: group) { add(unit) }
    }

    private mutating func addPlural(_ group: UnitGroup, _ own: [ExchangeUnit]) {
        let other = sourceText(of: group, .other)
        addHead(own, context: POContext.text(group.key, group.path))
        lines += [
            "msgid \(POText.literal(sourceText(of: group, .one)))", "msgid_plural \(POText.literal(other))",
        ]
        let texts = target == nil ? ["", ""] : forms.categories.map { $0.flatMap { group[$0]?.target } ?? "" }
        for (form, text) in texts.enumerated() { lines.append("msgstr[\(form)] \(POText.literal(text))") }
    }

    private mutating func add(_ unit: ExchangeUnit) {
        guard let part = unit.part, isReadBack(unit.key, part) else { return leaveOut([unit]) }
        if unit.key.isEmpty, unit.source.isEmpty {
            // Nothing in an empty context is what programs take for the header.
            return unit.target?.isEmpty == false ? leaveOut([unit]) : ()
        }
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
        if units.contains(where: { Self.isFormat($0.source) }) { flags.append("objc-format") }
        if !flags.isEmpty { lines.append("#, \(flags.joined(separator: ", "))") }
        lines.append("msgctxt \(POText.literal(context))")
    }

    /// The source text of a case, or of what stands in for it.
    private func sourceText(of group: UnitGroup, _ category: PluralCategory) -> String {
        let path = { (category: PluralCategory) in
            UnitPlace(key: group.key, path: group.path.plural(category))
        }
        return sources[path(category)] ?? group[category]?.source ?? sources[path(.other)] ?? group[.other]?.source
            ?? group.units.first?.source ?? ""
    }

    /// Whether a text says what readers take for it: of fractions, what the last form says.
    private func isDerived(_ unit: ExchangeUnit, in group: UnitGroup) -> Bool {
        guard let category = unit.part?.pluralCategory, let last = forms.categories.last.flatMap({ $0 }),
            PluralForms.fractionCategories(of: target ?? source).contains(category), let form = group[last]
        else { return false }
        return form.target == unit.target && form.isUnfinished == unit.isUnfinished
    }

    /// A text with a specifier and nothing that gettext takes for a broken one.
    private static func isFormat(_ text: String) -> Bool {
        let format = FormatString(text)
        return !format.specifiers.isEmpty && format.problems.isEmpty
            && format.specifiers.allSatisfy { specifier in
                specifier.label == nil && !specifier.hasSpaceFlag
            }
    }

    // MARK: - What stays behind

    /// Whether readers would find the text by its context; keys that look like ways to parts are not.
    private func isReadBack(_ key: String, _ path: PartPath) -> Bool {
        let place = POContext.place(of: POContext.text(key, path))
        return UnitPlace(key: place.key, path: place.path) == UnitPlace(key: key, path: path)
    }

    private mutating func leaveOut(_ units: [ExchangeUnit]) {
        leftOut += units.map { TableUnits.LeftOut(key: $0.key, part: $0.part ?? .whole, reason: .name) }
    }
}

extension ExchangeUnit {
    /// Whether there is a translation that somebody must look at.
    var isUnfinished: Bool { target?.isEmpty == false && state?.isFinished == false }
}
