/// The features of an entry or of part of one.
///
/// Readers collect the features while they build an entry. A check can thus skip entries that lack a feature.
public struct EntryTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set of traits from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The trait that every entry has.
    public static let any = EntryTraits(rawValue: 1)
    /// At least one language has variations or substitutions.
    public static let cases = EntryTraits(rawValue: 2)
    /// The key or a text contains `%`.
    public static let percent = EntryTraits(rawValue: 4)
    /// The entry has shape problems.
    public static let problems = EntryTraits(rawValue: 8)
    /// At least one language has substitutions.
    public static let substitutions = EntryTraits(rawValue: 16)
    /// At least one language has texts that vary by device.
    public static let devices = EntryTraits(rawValue: 32)
    /// At least one language has something other than a single translated text.
    ///
    /// Such a language has variations, substitutions, a string set, no text, or a text that is not plainly done
    /// (`StringUnit.isPlainlyDone`).
    public static let open = EntryTraits(rawValue: 64)
}

extension LocalizedContent {
    /// Returns the traits of content with these members.
    static func traits(
        _ unit: StringUnit?, _ variations: [Variation], _ substitutions: [Substitution], _ stringSet: StringSet?
    ) -> EntryTraits {
        var traits: EntryTraits = unit?.value?.mayHaveSpecifiers ?? false ? [.any, .percent] : .any
        if unit?.isPlainlyDone != true || stringSet != nil { traits.insert(.open) }
        if let stringSet, stringSet.values.contains(where: \.mayHaveSpecifiers) { traits.insert(.percent) }
        if variations.isEmpty && substitutions.isEmpty { return traits }
        traits.formUnion([.cases, .open])
        for variation in variations {
            if variation.axis == .device { traits.insert(.devices) }
            for variationCase in variation.cases { traits.formUnion(variationCase.content.traits) }
        }
        if !substitutions.isEmpty { traits.insert(.substitutions) }
        for substitution in substitutions { traits.formUnion(substitution.content.traits) }
        return traits
    }
}
