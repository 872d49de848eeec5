import CatalogCore
import CatalogRuntime

/// Writes texts of one language into an entry's catalog object.
struct LocalizationWriter {
    let key: String
    /// The language as spelled in the table.
    let language: LanguageTag
    /// The content that the language had before the changes, for messages.
    let content: LocalizedContent?
    /// The substitutions that other languages of the entry or new texts define.
    let substitutions: [String: NewSubstitution]

    /// A text with its location and state.
    struct Assignment {
        let part: PartPath
        let text: String
        let state: TranslationState
    }

    private var presentParts: [PartPath] { content?.parts.map(\.path) ?? [] }

    /// Writes a text with its state.
    func put(
        _ assignment: Assignment, into form: inout LocalizationForm, _ change: inout ObjectChange
    ) throws(ChangeRefusal) {
        try checkCategory(of: assignment.part, in: form)
        try put(assignment, at: assignment.part.steps[...], into: &form, &change)
    }

    /// Sets the state of existing texts.
    func setState(
        _ state: TranslationState, at part: PartPath?, from old: TranslationState?, in form: inout LocalizationForm,
        _ change: inout ObjectChange
    ) throws(ChangeRefusal) {
        let found = (part.map { [$0] } ?? form.parts).compactMap { path in
            form.unit(at: path.steps[...]).map { (steps: path.steps[...], state: $0.state) }
        }
        guard !found.isEmpty else { throw .noText(key, language, part) }
        for (steps, present) in found where old == nil || present == old {
            Self.descend(steps, in: &change) { $0.set("state", to: .string(state.spelling)) }
            form.setState(state, at: steps)
        }
    }

    /// Marks a text as translated if it equals the expected text.
    func accept(
        _ text: String, at part: PartPath, in form: inout LocalizationForm, _ change: inout ObjectChange
    ) throws(ChangeRefusal) {
        let now = form.unit(at: part.steps[...])?.text ?? ""
        guard now.utf8.elementsEqual(text.utf8) else { throw .textChanged(key, language, now) }
        try setState(.translated, at: part, from: nil, in: &form, &change)
    }

    // MARK: - Texts

    private func put(
        _ assignment: Assignment, at steps: ArraySlice<PartPath.Step>, into form: inout LocalizationForm,
        _ change: inout ObjectChange
    ) throws(ChangeRefusal) {
        let unit = LocalizationForm.Unit(text: assignment.text, state: assignment.state)
        let rest = steps.dropFirst()
        switch steps.first {
        case nil:
            let varies = !form.variations.isEmpty || form.set != nil
            if varies, form.unit == nil { throw .needsPart(key, language, presentParts) }
            change.change("stringUnit") { $0.put(assignment.text, assignment.state) }
            form.put(unit)
        case .variation(let axis, let name):
            try put(assignment, inCase: name, of: axis, rest, into: &form, &change)
        case .substitution(let name):
            let isKnown = form.substitutions[name] != nil
            guard isKnown || substitutions[name] != nil else {
                throw .unreferredSubstitution(key, language, name)
            }
            try change.change("substitutions") { all throws(ChangeRefusal) in
                try all.change(name) { inside throws(ChangeRefusal) in
                    if !isKnown { substitutions[name]?.put(into: &inside) }
                    try form.change(substitution: name) { content throws(ChangeRefusal) in
                        try put(assignment, at: rest, into: &content, &inside)
                    }
                }
            }
        case .set(let index):
            guard let set = form.set, index < set.count else {
                throw .noLocationForPart(key, language, assignment.part, presentParts)
            }
            change.change("stringSet") { set in
                set.set("state", to: .string(assignment.state.spelling))
                set.replaceElement(index, of: "values", by: .string(assignment.text))
            }
            form.put(unit, at: index)
        }
    }

    /// Writes a text into a case of a variation.
    ///
    /// An existing plain text becomes the case `other`.
    private func put(
        _ assignment: Assignment, inCase name: String, of axis: VariationAxis, _ rest: ArraySlice<PartPath.Step>,
        into form: inout LocalizationForm, _ change: inout ObjectChange
    ) throws(ChangeRefusal) {
        let hasOtherAxis = form.variations.keys.contains { $0 != axis }
        if form.set != nil || hasOtherAxis || (form.isPlain && !form.substitutions.isEmpty) {
            throw .noLocationForPart(key, language, assignment.part, presentParts)
        }
        if form.isPlain, let unit = form.unit {
            change.remove("stringUnit")
            if let text = unit.text {
                Self.descend([.variation(axis, Self.other)], in: &change) { $0.put(text, unit.state ?? .translated) }
            }
            form.moveUnit(to: axis, Self.other)
        }
        try change.change("variations") { variations throws(ChangeRefusal) in
            try variations.change(axis.spelling) { cases throws(ChangeRefusal) in
                try cases.change(name) { inside throws(ChangeRefusal) in
                    try form.change(axis, name) { content throws(ChangeRefusal) in
                        try put(assignment, at: rest, into: &content, &inside)
                    }
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
    private func checkCategory(of part: PartPath, in form: LocalizationForm) throws(ChangeRefusal) {
        guard let category = part.pluralCategory, category != .zero else { return }
        let rules = PluralRules(language: language)
        guard rules.isKnown, !rules.categories.contains(category) else { return }
        guard form.unit(at: part.steps[...]) != nil else {
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
