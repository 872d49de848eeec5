import CatalogCore
import CatalogRuntime

/// Writes texts of one language into what an entry holds, in the terms of a catalog.
struct LocalizationWriter {
    let key: String
    /// The language, as the table spells it.
    let language: LanguageTag
    /// What the entry has in it; nil for nothing.
    let content: LocalizedContent?
    /// What other languages of the entry, and the texts that come with these, say of substitutions.
    let substitutions: [String: NewSubstitution]

    /// A text and where it goes.
    struct Assignment {
        let part: PartPath
        let text: String
        let state: TranslationState
    }

    /// Writes texts, each with its state.
    func put(_ texts: [Assignment], to change: inout ObjectChange) throws(ChangeRefusal) {
        for assignment in texts { try checkCategories(of: assignment.part) }
        if texts.contains(where: { $0.part.isWhole }), texts.contains(where: { $0.part.axis != nil }) {
            throw .wholeAndParts(key, language)
        }
        vary(for: texts, in: &change)
        for assignment in texts { try put(assignment, at: assignment.part.steps[...], of: content, to: &change) }
    }

    /// Gives states to texts that are there.
    func setState(
        _ state: TranslationState, at part: PartPath?, from old: TranslationState?, in change: inout ObjectChange
    ) throws(ChangeRefusal) {
        let parts = (content?.parts ?? []).filter { part == nil || $0.path == part }
        guard !parts.isEmpty else { throw .noText(key, language, part) }
        for found in parts where old == nil || found.unit.state == old {
            Self.descend(found.path.steps[...], in: &change) { $0.set("state", to: .string(state.spelling)) }
        }
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
            if let content, content.stringSet != nil || content.variations.contains(where: { $0.axis != axis }) {
                throw .noPlaceForPart(key, language, assignment.part, self.content?.parts.map(\.path) ?? [])
            }
            let inner = content?.variation(axis)?.cases.last { $0.name.string == name }?.content
            try change.change("variations") { variations throws(ChangeRefusal) in
                try variations.change(axis.spelling) { cases throws(ChangeRefusal) in
                    try cases.change(name) { inside throws(ChangeRefusal) in
                        try put(assignment, at: rest, of: inner, to: &inside)
                    }
                }
            }
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

    /// A plain text that is to vary becomes the case `other`, unless that is given.
    private func vary(for texts: [Assignment], in change: inout ObjectChange) {
        guard let unit = content?.unit, content?.substitutions.isEmpty ?? true, content?.variations.isEmpty ?? true,
            let axis = texts.lazy.compactMap(\.part.axis).first
        else { return }
        change.remove("stringUnit")
        let other = PartPath.Step.variation(axis, "other")
        guard let value = unit.value, !texts.contains(where: { $0.part.steps.first == other }) else { return }
        Self.descend([other], in: &change) { $0.put(value.string, unit.state ?? .translated) }
    }

    /// Goes down to the unit at the end of `steps`.
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

    /// The category `zero` is taken in every language: it is used for the number 0 (`docs/formats.md` §4a).
    private func checkCategories(of part: PartPath) throws(ChangeRefusal) {
        guard let category = part.pluralCategory, category != .zero else { return }
        let rules = PluralRules(language: language)
        guard rules.isKnown, !rules.categories.contains(category) else { return }
        throw .pluralCategory(category, language, rules.categories)
    }
}

extension ObjectChange {
    /// Writes a text and its state into a unit.
    fileprivate mutating func put(_ text: String, _ state: TranslationState) {
        set("state", to: .string(state.spelling))
        set("value", to: .string(text))
    }
}

extension PartPath {
    /// What the first step varies by; nil for the whole text and for substitutions and sets.
    fileprivate var axis: VariationAxis? {
        if case .variation(let axis, _) = steps.first { axis } else { nil }
    }
}
