import CatalogCore
import CatalogRuntime

/// Writes texts of one language into an entry's catalog object.
struct LocalizationWriter {
    let key: String
    /// The language as spelled in the table.
    package let language: LanguageTag
    /// The entry's content in the language; nil if there is none.
    let content: LocalizedContent?
    /// The substitutions that other languages of the entry or new texts define.
    package let substitutions: [String: NewSubstitution]

    /// A text with its location and state.
    struct Assignment {
        let part: PartPath
        let text: String
        let state: TranslationState
    }

    /// Writes a text with its state.
    func put(_ assignment: Assignment, to change: inout ObjectChange) throws(ChangeRefusal) {
        try checkCategory(of: assignment.part)
        try put(assignment, at: assignment.part.steps[...], of: content, to: &change)
    }

    /// Sets the state of existing texts.
    func setState(
        _ state: TranslationState, at part: PartPath?, from old: TranslationState?, in change: inout ObjectChange
    ) throws(ChangeRefusal) {
        let parts = (content?.parts ?? []).filter { part == nil || $0.path == part }
        guard !parts.isEmpty else { throw .noText(key, language, part) }
        for found in parts where old == nil || found.unit.state == old {
            Self.descend(found.path.steps[...], in: &change) { $0.set("state", to: .string(state.spelling)) }
        }
    }

    /// Marks a text as translated if it equals the expected text.
    func accept(_ text: String, at part: PartPath, in change: inout ObjectChange) throws(ChangeRefusal) {
        let now = content?.parts.first { $0.path == part }?.unit.value?.string ?? ""
        guard now.utf8.elementsEqual(text.utf8) else { throw .textChanged(key, language, now) }
        try setState(.translated, at: part, from: nil, in: &change)
    }

    // MARK: - Texts

    private func put(
        _ assignment: Assignment, at steps: ArraySlice<PartPath.Step>, of content: LocalizedContent?,
        to change: inout ObjectChange
    ) throws(ChangeRefusal) {
        guard let step = steps.first else { return try putUnit(assignment, of: content, to: &change) }
        let rest = steps.dropFirst()
        switch step {
        case .variation(let axis, let name):
            try put(assignment, inCase: name, of: axis, rest, of: content, to: &change)
        case .substitution(let name):
            let known = content?.substitutions.last { $0.name.string == name }
            guard known != nil || substitutions[name] != nil else {
                throw .unreferredSubstitution(key, language, name)
            }
            try change.change("substitutions") { all throws(ChangeRefusal) in
                try all.change(name) { inside throws(ChangeRefusal) in
                    if known == nil { substitutions[name]?.put(into: &inside) }
                    try put(assignment, at: rest, of: known?.content, to: &inside)
                }
            }
        case .set(let index):
            guard let count = content?.stringSet?.values.count, index < count else {
                throw .noPlaceForPart(key, language, assignment.part, content?.parts.map(\.path) ?? [])
            }
            change.change("stringSet") { set in
                set.set("state", to: .string(assignment.state.spelling))
                set.replaceElement(index, of: "values", by: .string(assignment.text))
            }
        }
    }

    private func putUnit(
        _ assignment: Assignment, of content: LocalizedContent?, to change: inout ObjectChange
    ) throws(ChangeRefusal) {
        if let content, !content.variations.isEmpty || content.stringSet != nil, content.unit == nil {
            throw .needsPart(key, language, self.content?.parts.map(\.path) ?? [])
        }
        change.change("stringUnit") { $0.put(assignment.text, assignment.state) }
    }

    /// Writes a text into a case of a variation.
    ///
    /// An existing plain text becomes the case `other`.
    private func put(
        _ assignment: Assignment, inCase name: String, of axis: VariationAxis, _ rest: ArraySlice<PartPath.Step>,
        of content: LocalizedContent?, to change: inout ObjectChange
    ) throws(ChangeRefusal) {
        let isPlain = content?.unit != nil && content?.variations.isEmpty ?? true
        if let content,
            content.stringSet != nil || content.variations.contains(where: { $0.axis != axis })
                || (isPlain && !content.substitutions.isEmpty)
        {
            throw .noPlaceForPart(key, language, assignment.part, self.content?.parts.map(\.path) ?? [])
        }
        var inner = content?.variation(axis)?.cases.last { $0.name.string == name }?.content
        if let content, let unit = content.unit, isPlain {
            change.remove("stringUnit")
            if let value = unit.value {
                Self.descend([.variation(axis, Self.other)], in: &change) {
                    $0.put(value.string, unit.state ?? .translated)
                }
                if name == Self.other { inner = LocalizedContent(unit: unit, place: unit.place) }
            }
        }
        try change.change("variations") { variations throws(ChangeRefusal) in
            try variations.change(axis.spelling) { cases throws(ChangeRefusal) in
                try cases.change(name) { inside throws(ChangeRefusal) in
                    try put(assignment, at: rest, of: inner, to: &inside)
                }
            }
        }
    }

    /// The fallback case of plurals and devices.
    private static let other = PluralCategory.other.rawValue

    /// Applies `body` to the unit at the end of `steps`.
    private static func descend(
        _ steps: ArraySlice<PartPath.Step>, in change: inout ObjectChange, _ body: (inout ObjectChange) -> Void
    ) {
        let rest = steps.dropFirst()
        switch steps.first {
        case nil: change.change("stringUnit", body)
        case .set: change.change("stringSet", body)
        case .variation(let axis, let name):
            change.change("variations") { variations in
                variations.change(axis.spelling) { cases in cases.change(name) { descend(rest, in: &$0, body) } }
            }
        case .substitution(let name):
            change.change("substitutions") { all in all.change(name) { descend(rest, in: &$0, body) } }
        }
    }

    /// Throws a refusal if the language does not have the part's plural category.
    ///
    /// `zero` is valid in every language, because it applies to the number 0 (`docs/formats.md` §4a). An existing case
    /// stays writable.
    private func checkCategory(of part: PartPath) throws(ChangeRefusal) {
        guard let category = part.pluralCategory, category != .zero else { return }
        let rules = PluralRules(language: language)
        guard rules.isKnown, !rules.categories.contains(category) else { return }
        guard let content, content.parts.contains(where: { $0.path == part }) else {
            throw .pluralCategory(category, language, rules.categories)
        }
    }
}

extension ObjectChange {
    /// Sets the text and state of a unit.
    fileprivate mutating func put(_ text: String, _ state: TranslationState) {
        set("state", to: .string(state.spelling))
        set("value", to: .string(text))
    }
}
