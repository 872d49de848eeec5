import CatalogCore
import CatalogRuntime

/// The argument that a plural goes by: the first number that its texts show (`docs/formats.md` §5).
struct ShownNumber {
    /// Which argument it is, from 1.
    let position: Int
    /// How a rule names its type: length and conversion, such as `lld`.
    let type: String

    /// Looks through texts in order; nil where none shows a number.
    init?(in texts: some Sequence<String>) {
        for text in texts {
            guard let number = Self.numbers(of: FormatString(text)).first else { continue }
            self = number
            return
        }
        return nil
    }

    /// The numbers that a text shows, as they follow in it; an argument that is shown twice counts twice.
    static func numbers(of format: FormatString) -> [ShownNumber] {
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
    /// How a rule names the type of what the specifier takes: length and conversion, without flags and sizes.
    var valueType: String { "\(length?.rawValue ?? "")\(Character(conversion.rawValue))" }
}

extension ArgumentType {
    /// Whether plural rules can be asked about it.
    var isNumber: Bool {
        switch self {
        case .integer, .floating: true
        default: false
        }
    }
}

extension Variation {
    /// The texts of the cases, that of `other` first.
    var texts: [String] {
        let other = cases.filter { $0.pluralCategory == .other }
        let rest = cases.filter { $0.pluralCategory != .other }
        return (other + rest).compactMap { $0.content.unit?.value?.string }
    }
}

extension LocalizedContent {
    /// The texts that tell which argument a plural of the whole text goes by, those of `other` first.
    var numberTexts: [String] {
        let parts = parts.filter { !$0.path.isInSubstitution }
        let isOther = { (part: LocalizedPart) in part.path.name(along: .plural) == PluralCategory.other.rawValue }
        return (parts.filter(isOther) + parts.filter { !isOther($0) }).compactMap { $0.unit.value?.string }
    }
}
