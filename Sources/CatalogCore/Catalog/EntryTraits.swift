/// What is in an entry or a part of one, noted while it is put together, so that most checks need not look at it.
public struct EntryTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates traits from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Every entry has this one.
    public static let any = EntryTraits(rawValue: 1)
    /// Some language has variations or substitutions.
    public static let cases = EntryTraits(rawValue: 2)
    /// The key or a text has a `%`.
    public static let percent = EntryTraits(rawValue: 4)
    /// Something is out of shape.
    public static let problems = EntryTraits(rawValue: 8)
    /// Some language has substitutions.
    public static let substitutions = EntryTraits(rawValue: 16)
    /// Some language has texts that vary by device.
    public static let devices = EntryTraits(rawValue: 32)
    /// Some language has something else than one finished text: cases, no text, or a text that is not done.
    public static let open = EntryTraits(rawValue: 64)
}

extension LocalizedContent {
    /// What is in content with these members.
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
