import CatalogCore
import CatalogRuntime

/// The argument that selects the plural form: the first number that the texts show (`docs/formats.md` §5).
struct ShownNumber {
    /// The number of the argument, from 1.
    let position: Int
    /// The type as written in a rule: length modifier and conversion, such as `lld`.
    let type: String

    /// Finds the first number in texts, in order; nil if no text shows one.
    init?(in texts: some Sequence<String>) {
        for text in texts {
            guard let number = Self.numbers(of: FormatString(text)).first else { continue }
            self = number
            return
        }
        return nil
    }

    /// Returns the numbers that a text shows, in order; an argument that is shown twice is returned twice.
    static func numbers(of format: FormatString) -> [ShownNumber] {
        guard !format.specifiers.isEmpty else { return [] }
        let arguments = format.arguments.list
        return format.specifiers.indices.compactMap { index in
            let specifier = format.specifiers[index]
            guard specifier.argument?.isNumber ?? false else { return nil }
            let argument = arguments.first { argument in
                argument.uses.contains { $0.specifier == index && $0.role == .value }
            }
            return ShownNumber(position: argument?.position ?? 1, type: specifier.valueType)
        }
    }

    private init(position: Int, type: String) {
        self.position = position
        self.type = type
    }
}

extension FormatSpecifier {
    /// The type of the argument as written in a rule: length modifier and conversion, without flags and sizes.
    var valueType: String { "\(length?.rawValue ?? "")\(Character(conversion.rawValue))" }
}

extension Variation {
    /// The texts of the plural forms, with the form `other` first.
    var texts: [String] {
        let other = cases.filter { $0.pluralCategory == .other }
        let rest = cases.filter { $0.pluralCategory != .other }
        return (other + rest).compactMap { $0.content.unit?.value?.string }
    }
}

extension LocalizedContent {
    /// The texts that show which argument selects the plural form of the whole text, with the form `other` first.
    var numberTexts: [String] {
        let parts = parts.filter { !$0.path.isInSubstitution }
        let isOther = { (part: LocalizedPart) in part.path.name(along: .plural) == PluralCategory.other.rawValue }
        return (parts.filter(isOther) + parts.filter { !isOther($0) }).compactMap { $0.unit.value?.string }
    }
}
