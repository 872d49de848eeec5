import CatalogCore
import CatalogRuntime
import Foundation

/// A slow reference implementation that reads texts from the catalog itself, without the encoding.
///
/// All arguments have the same number, so it does not matter which of them selects the plural category.
struct ExpectedText {
    let language: LanguageTag
    let device: Device
    let number: Int

    /// Whether Foundation formats the text like the run time: it has no names of arguments, no sizes from arguments and no
    /// wide characters.
    static func canFormat(_ text: String) -> Bool { !text.contains(/%[^%@a-zA-Z]*[(*CS]/) }

    /// Returns the text; nil if there is none.
    func text(_ content: LocalizedContent, _ substitutions: [Substitution] = []) -> String? {
        let known = content.substitutions.isEmpty ? substitutions : content.substitutions
        if let variation = content.variation(.device) {
            let found = variation[device] ?? variation[Device.other] ?? variation[.iPhone] ?? variation.cases.first
            if let found, let text = text(found.content, known) { return text }
        }
        if let variation = content.variation(.plural) {
            if let found = pluralCase(of: variation) { return text(found.content, known) }
        }
        return content.unit?.value.map { formatted($0.string, known) } ?? content.stringSet?.values.first?.string
    }

    private func pluralCase(of variation: Variation) -> VariationCase? {
        let rules = PluralRules(language: language)
        if number == 0, !rules.categories.contains(.zero), let zero = variation[PluralCategory.zero] { return zero }
        return variation[rules.category(for: number)] ?? variation[PluralCategory.other] ?? variation[.many]
            ?? variation[.few]
            ?? variation.cases.last
    }

    /// Returns the text with its arguments inserted.
    func formatted(_ text: String, _ substitutions: [Substitution], enclosing: Substitution? = nil) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var end = 0
        for piece in FormatString(text).pieces {
            result += bytes[end..<piece.range.lowerBound]
            result += Array(
                (shown(piece, substitutions, enclosing) ?? String(decoding: bytes[piece.range], as: UTF8.self)).utf8)
            end = piece.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    private func shown(_ piece: FormatPiece, _ substitutions: [Substitution], _ enclosing: Substitution?) -> String? {
        switch piece {
        case .percentSign: return "%"
        case .invalid: return nil
        case .substitutionArgument:
            guard let enclosing else { return nil }
            return number(FormatSpecifier(substitutionType: enclosing.formatSpecifier?.string ?? "lld"))
        case .specifier(let specifier):
            guard let name = specifier.substitution else { return number(specifier) }
            guard let found = substitutions.last(where: { $0.name.string == name }) else { return nil }
            guard let plural = found.content.variation(.plural), let chosen = pluralCase(of: plural) else { return nil }
            return chosen.content.unit?.value.map { formatted($0.string, substitutions, enclosing: found) }
        }
    }

    private func number(_ specifier: FormatSpecifier?) -> String? {
        guard let specifier, let argument = specifier.argument else { return nil }
        let locale = Locale(identifier: language.spelling)
        let bare = "%" + specifier.spelling.drop { $0 != "$" }.dropFirst()
        let spelling = specifier.position == nil ? specifier.spelling : bare
        switch argument {
        case .object, .cString, .pointer: return String(number)
        case .character: return UnicodeScalar(number).map { String($0) }
        case .floating: return String(format: spelling, locale: locale, Double(number))
        case .integer: return String(format: spelling, locale: locale, number)
        default: return nil
        }
    }
}
