import CatalogCore
import CatalogRuntime
import TestSupport

@testable import CatalogEditing

/// A simple implementation of changes to one localization.
struct NaiveLocalization {
    let language: LanguageTag
    /// The argument number and specifier of substitutions that are defined in other languages.
    let substitutions: [String: (number: Int?, specifier: String)]

    func make(_ change: EntryChange, in content: inout NaiveValue) throws(NaiveRefusal) {
        switch change {
        case .fill(let language, let part, let text, let state):
            if isFree(part, in: content) { try make(.text(language, part, text, state), in: &content) }
        case .text(_, let part, let text, let state):
            if let category = part.pluralCategory, category != .zero, PluralRules(language: language).isKnown,
                !PluralRules(language: language).categories.contains(category),
                !content.texts.contains(where: { $0.path == part.steps.flatMap(\.names) })
            {
                throw .pluralCategory
            }
            try write(text, state.spelling, at: part.steps[...], in: &content)
        case .state(_, let part, let state, let old):
            let texts = content.texts.filter { part == nil || $0.path == part?.steps.flatMap(\.names) }
            if texts.isEmpty { throw .noText }
            for text in texts where old == nil || text.state == old?.spelling {
                try content.edit(text.unit[...]) { (unit) throws(NaiveRefusal) in
                    try unit.set("state", to: .string(state.spelling))
                }
            }
        case .accepted(_, let part, let text):
            let found = content.texts.first { $0.path == part.steps.flatMap(\.names) && $0.text == text }
            guard let found else { throw .noText }
            try content.edit(found.unit[...]) { (unit) throws(NaiveRefusal) in
                try unit.set("state", to: .string(TranslationState.translated.spelling))
            }
        case .comment, .shouldTranslate, .extraction, .unset, .expected: break
        }
    }

    /// Whether a text can be added at a part without replacing existing text.
    private func isFree(_ part: PartPath, in content: NaiveValue) -> Bool {
        let written = content.texts.filter { $0.state != "new" && !$0.text.allSatisfy(\.isWhitespace) }.map(\.path)
        let cases = ["plural", "device", "width"]
        guard let first = part.steps.first else {
            return !written.contains { $0.isEmpty || cases.contains($0[0]) }
        }
        if written.contains(part.steps.flatMap(\.names)) { return false }
        guard case .variation = first, content["variations"]?.members.isEmpty ?? true else { return true }
        return !written.contains([])
    }

    // MARK: - Texts

    private func write(
        _ text: String, _ state: String, at steps: ArraySlice<PartPath.Step>, in content: inout NaiveValue
    ) throws(NaiveRefusal) {
        let rest = steps.dropFirst()
        switch steps.first {
        case nil:
            let varies = content["variations"]?.members.contains { $0.value.isObject } ?? false
            if content["stringUnit"]?.isObject != true, varies || content.hasSet { throw .needsPart }
            try content.edit("stringUnit") { (unit) throws(NaiveRefusal) in try unit.put(text, state) }
        case .set(let index):
            guard let values = content.at(["stringSet", "values"])?.elements, index < values.count else {
                throw .noLocationForPart
            }
            try content.edit("stringSet") { (set) throws(NaiveRefusal) in
                try set.set("state", to: .string(state))
                var values = values
                if values[index].text?.hasBytes(of: text) != true { values[index] = .string(text) }
                try set.set("values", to: NaiveValue(.array(values)))
            }
        case .variation(let axis, let name):
            if content.hasSet { throw .noLocationForPart }
            if content["variations"]?.members.contains(where: { $0.name != axis.spelling && $0.value.isObject }) == true
            {
                throw .noLocationForPart
            }
            try vary(&content, by: axis.spelling)
            try content.edit(["variations", axis.spelling, name]) { (inner) throws(NaiveRefusal) in
                try write(text, state, at: rest, in: &inner)
            }
        case .substitution(let name):
            let isThere = content.at(["substitutions", name])?.isObject ?? false
            guard isThere || substitutions[name] != nil else { throw .unreferredSubstitution }
            try content.edit(["substitutions", name]) { (inner) throws(NaiveRefusal) in
                if !isThere, let new = substitutions[name] {
                    if let number = new.number { try inner.set("argNum", to: NaiveValue(.word("\(number)"))) }
                    try inner.set("formatSpecifier", to: .string(new.specifier))
                }
                try write(text, state, at: rest, in: &inner)
            }
        }
    }

    /// Turns a plain text into the case `other` of a variation.
    private func vary(_ content: inout NaiveValue, by axis: String) throws(NaiveRefusal) {
        guard let unit = content["stringUnit"], unit.isObject else { return }
        guard !(content["variations"]?.members ?? []).contains(where: { $0.value.isObject }) else { return }
        if (content["substitutions"]?.members ?? []).contains(where: { $0.value.isObject }) { throw .noLocationForPart }
        try content.remove("stringUnit")
        guard let text = unit["value"]?.text else { return }
        try content.edit(["variations", axis, "other", "stringUnit"]) { (other) throws(NaiveRefusal) in
            try other.put(text, unit["state"]?.text ?? "translated")
        }
    }
}

extension NaiveValue {
    fileprivate var hasSet: Bool { self["stringSet"]?.isObject ?? false }
}

extension PartPath.Step {
    /// The path components of the step.
    var names: [String] {
        switch self {
        case .variation(let axis, let name): [axis.spelling, name]
        case .substitution(let name): ["substitutions", name]
        case .set(let index): ["set", "\(index)"]
        }
    }
}
