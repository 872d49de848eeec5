import CatalogCore
import CatalogRuntime

/// An encoder for the content of a localization, including variations and substitutions.
struct ContentEncoder {
    /// The key of the entry.
    ///
    /// A text equal to the key is not stored again.
    let key: [UInt8]
    /// The number of the argument that selects the plural category of the whole text.
    let countingArgument: Int
    /// The substitutions that texts can reference, by index.
    package var substitutions: [Substitution] = []
    /// The substitution whose text is encoded; nil outside a substitution.
    var enclosing: Substitution?

    /// Returns the encoded content; nil if it has no text.
    ///
    /// If devices and plurals stand side by side, which Xcode treats as an error, the devices take precedence.
    func encoded(_ content: LocalizedContent) -> [UInt8]? {
        guard content.substitutions.isEmpty else { return encoded(withSubstitutions: content) }
        return encoded(variant: content)
    }

    /// Returns an encoded text with the positions of its format specifiers.
    func encoded(text: [UInt8]) -> [UInt8] {
        let pieces = PieceEncoder(self, text: text).pieces
        if text == key { return [EncodedMark.key] + pieces }
        if pieces.isEmpty { return [EncodedMark.plain] + text }
        var encoded = EncodedBytes(EncodedMark.formatted)
        encoded.append(list: [text, pieces])
        return encoded.bytes
    }
}

extension ContentEncoder {
    private func encoded(withSubstitutions content: LocalizedContent) -> [UInt8]? {
        var inner = self
        inner.substitutions = content.substitutions
        guard let sentence = inner.encoded(variant: content) else { return nil }
        var encoded = EncodedBytes(EncodedMark.substitutions)
        let parts = content.substitutions.map { substitution in
            var own = inner
            own.enclosing = substitution
            return own.encoded(substitution.content) ?? []
        }
        encoded.append(list: [sentence] + parts)
        return encoded.bytes
    }

    private func encoded(variant content: LocalizedContent) -> [UInt8]? {
        if let device = content.variation(.device), let encoded = encoded(devices: device) { return encoded }
        if let plural = content.variation(.plural), let encoded = encoded(plural: plural) { return encoded }
        if let unit = content.unit { return encoded(unit) }
        if let first = content.stringSet?.values.first { return encoded(text: Array(first.string.utf8)) }
        let rest = content.variations.flatMap(\.cases)
        return (rest.last { $0.name.string == "other" } ?? rest.last).flatMap { encoded($0.content) }
    }

    private func encoded(_ unit: StringUnit) -> [UInt8]? {
        guard let value = unit.value, !(value.isEmpty && unit.state == .new) else { return nil }
        return encoded(text: Array(value.string.utf8))
    }

    /// Encodes a device variation.
    ///
    /// Without `other`, the first case serves devices without a case of their own.
    private func encoded(devices variation: Variation) -> [UInt8]? {
        let cases = ([.iPhone] + Device.allCases.filter { $0 != .iPhone }).compactMap { device in
            variation[device].flatMap { encoded($0.content) }.map { [device.encoded] + $0 }
        }
        return encoded(cases, EncodedBytes(EncodedMark.device))
    }

    /// Encodes a plural variation.
    ///
    /// The cases are in the order from `other` to `zero`. Without `other`, the first case serves numbers without a case
    /// of their own, because it usually covers the most numbers.
    private func encoded(plural variation: Variation) -> [UInt8]? {
        let cases = PluralCategory.allCases.reversed().compactMap { category in
            variation[category].flatMap { encoded($0.content) }.map { [category.encoded] + $0 }
        }
        var start = EncodedBytes(EncodedMark.plural)
        start.append(argument: enclosing == nil ? .absolute(countingArgument) : .relative(0))
        return encoded(cases, start)
    }

    private func encoded(_ cases: [[UInt8]], _ start: EncodedBytes) -> [UInt8]? {
        guard !cases.isEmpty else { return nil }
        var encoded = start
        encoded.append(list: cases)
        return encoded.bytes
    }
}

/// A reference to an argument.
enum EncodedArgument {
    /// The number of an argument, starting at 1.
    case absolute(Int)
    /// The offset from the argument of the enclosing substitution.
    case relative(Int)
}

extension EncodedBytes {
    /// Appends an argument.
    mutating func append(argument: EncodedArgument) {
        switch argument {
        case .absolute(let number): append(number: number << 1)
        case .relative(let offset): append(number: offset << 1 | 1)
        }
    }
}
