import CatalogCore
import CatalogRuntime

/// The texts of an entry in one language, while changes to them are planned.
///
/// `LocalizedContent` is read from bytes and does not change. This form changes in place, so that a change to each of
/// many texts of a key costs the same as a change to one.
struct LocalizationForm {
    /// The single text; nil if there is none.
    private(set) var unit: Unit?
    /// The cases of each axis, by name.
    private(set) var variations: [VariationAxis: [String: LocalizationForm]] = [:]
    /// The substitutions, by name.
    private(set) var substitutions: [String: LocalizationForm] = [:]
    /// The texts of a string set; nil if there is none.
    private(set) var set: [Unit]?

    /// A text with its state.
    struct Unit {
        /// The text; nil where the file gives none.
        var text: String?
        /// The state; nil where the file gives none.
        var state: TranslationState?
    }

    /// Creates the form of content; an empty form for nil.
    init(_ content: LocalizedContent?) {
        guard let content else { return }
        unit = content.unit.map { Unit(text: $0.value?.string, state: $0.state) }
        for variation in content.variations {
            let cases = variation.cases.map { ($0.name.string, LocalizationForm($0.content)) }
            variations[variation.axis] = Dictionary(cases) { $1 }
        }
        for substitution in content.substitutions {
            substitutions[substitution.name.string] = LocalizationForm(substitution.content)
        }
        set = content.stringSet.map { set in set.values.map { Unit(text: $0.string, state: set.state) } }
    }

    /// Whether there is a single text without variations.
    var isPlain: Bool { unit != nil && variations.isEmpty }

    /// The parts that have a text, in no particular order.
    var parts: [PartPath] {
        var parts: [PartPath] = []
        collect(into: &parts, at: .whole)
        return parts
    }

    private func collect(into parts: inout [PartPath], at path: PartPath) {
        if unit != nil { parts.append(path) }
        for (axis, cases) in variations {
            for (name, form) in cases { form.collect(into: &parts, at: path.appending(.variation(axis, name))) }
        }
        for (name, form) in substitutions { form.collect(into: &parts, at: path.appending(.substitution(name))) }
        for index in (set ?? []).indices { parts.append(path.appending(.set(index))) }
    }

    /// Returns the text at the end of a path; nil if there is none.
    func unit(at steps: ArraySlice<PartPath.Step>) -> Unit? {
        let rest = steps.dropFirst()
        return switch steps.first {
        case nil: unit
        case .variation(let axis, let name): variations[axis]?[name]?.unit(at: rest)
        case .substitution(let name): substitutions[name]?.unit(at: rest)
        case .set(let index): set.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }

    // MARK: - Changes

    /// Writes the single text.
    mutating func put(_ unit: Unit) { self.unit = unit }

    /// Writes a text of the string set; all its texts have one state.
    mutating func put(_ unit: Unit, at index: Int) {
        set?[index].text = unit.text
        for index in (set ?? []).indices { set?[index].state = unit.state }
    }

    /// Turns the single text into a case of a variation; without a state, it counts as translated.
    mutating func moveUnit(to axis: VariationAxis, _ name: String) {
        if let unit, let text = unit.text {
            let moved = Unit(text: text, state: unit.state ?? .translated)
            variations[axis, default: [:]][name, default: LocalizationForm(nil)].unit = moved
        }
        unit = nil
    }

    /// Changes a case of a variation, which is empty if it is new.
    mutating func change<Failure: Error>(
        _ axis: VariationAxis, _ name: String, _ body: (inout LocalizationForm) throws(Failure) -> Void
    ) throws(Failure) {
        try body(&variations[axis, default: [:]][name, default: LocalizationForm(nil)])
    }

    /// Changes a substitution, which is empty if it is new.
    mutating func change<Failure: Error>(
        substitution name: String, _ body: (inout LocalizationForm) throws(Failure) -> Void
    ) throws(Failure) {
        try body(&substitutions[name, default: LocalizationForm(nil)])
    }

    /// Sets the state of the text at the end of a path.
    mutating func setState(_ state: TranslationState, at steps: ArraySlice<PartPath.Step>) {
        let rest = steps.dropFirst()
        switch steps.first {
        case nil: unit?.state = state
        case .variation(let axis, let name): variations[axis]?[name]?.setState(state, at: rest)
        case .substitution(let name): substitutions[name]?.setState(state, at: rest)
        case .set: for index in (set ?? []).indices { set?[index].state = state }
        }
    }
}
