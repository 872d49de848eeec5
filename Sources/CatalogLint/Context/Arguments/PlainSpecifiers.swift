import CatalogCore

/// The specifiers of a text with only the simplest kinds, encoded as a number for fast comparison.
///
/// Nearly every formatted text qualifies, and nearly every translation takes exactly the arguments of its source. Equal
/// numbers make further inspection unnecessary.
struct PlainSpecifiers {
    /// Four bits for each argument: its kind.
    private var kinds: UInt64 = 0
    private var count: UInt64 = 0
    private var isNumbered = false

    /// Encodes the specifiers of a text; nil if a specifier needs closer inspection, or if there is none.
    init?(_ bytes: ArraySlice<UInt8>) {
        var offset = bytes.startIndex
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            var rest = bytes[(percent + 1)...]
            // `50%d` may be a percentage.
            if percent > bytes.startIndex, bytes[percent - 1].isASCIIDigit, rest.first != UInt8(ascii: "%") {
                return nil
            }
            guard take(&rest) else { return nil }
            offset = rest.startIndex
        }
        // No argument before the last one is left out.
        guard count > 0, kinds >> (4 * count) == 0 else { return nil }
    }

    /// Reads the rest of a specifier after the percent sign.
    ///
    /// Returns false if the specifier is not simple.
    private mutating func take(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first else { return false }
        if first == UInt8(ascii: "%") {
            rest = rest.dropFirst()
            return true
        }
        var position: UInt64 = 0
        if first.isASCIIDigit {
            guard first != UInt8(ascii: "0"), rest.dropFirst().first == UInt8(ascii: "$") else { return false }
            position = UInt64(first &- UInt8(ascii: "0"))
            rest = rest.dropFirst(2)
        }
        guard let kind = Self.kind(&rest) else { return false }
        return add(kind, position: position)
    }

    /// Adds a specifier.
    ///
    /// Either all specifiers have numbers, in any order, or none has a number.
    private mutating func add(_ kind: UInt64, position: UInt64) -> Bool {
        if count == 0 { isNumbered = position > 0 }
        guard count < 9, isNumbered == (position > 0) else { return false }
        let shift = 4 * (isNumbered ? position - 1 : count)
        guard kinds >> shift & 0xF == 0 else { return false }
        kinds |= kind << shift
        count += 1
        return true
    }

    /// Returns a code for the type that `@`, `d`, `ld`, `lld` or `f` takes; nil for other specifiers.
    private static func kind(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        let lengths = rest.prefix { $0 == UInt8(ascii: "l") }.count
        rest = rest.dropFirst(lengths)
        defer { rest = rest.dropFirst() }
        switch (rest.first, lengths) {
        case (UInt8(ascii: "@"), 0): return 1
        case (UInt8(ascii: "d"), 0...2): return 2 + UInt64(lengths)
        case (UInt8(ascii: "f"), 0): return 5
        default: return nil
        }
    }
}

extension PlainSpecifiers {
    /// Returns whether all texts of an entry take the same arguments with simple specifiers, and the key too if it takes
    /// arguments.
    ///
    /// A translation may number the specifiers of its source, but not drop their numbers.
    static func agree(in entry: EntryContext) -> Bool {
        var common: PlainSpecifiers?
        let source = entry.source
        if entry.entry.key.mayHaveSpecifiers {
            guard agrees(entry.entry.key, with: &common) else { return false }
        } else if entry.sourceParts.isEmpty {
            return false
        }
        if let source, !agrees(source.content, with: &common, isSource: true) { return false }
        return entry.entry.localizations.allSatisfy { localization in
            localization.language == source?.language || agrees(localization.content, with: &common)
        }
    }

    private static func agrees(
        _ content: LocalizedContent, with common: inout PlainSpecifiers?, isSource: Bool = false
    ) -> Bool {
        guard content.substitutions.isEmpty, content.stringSet == nil else { return false }
        if let text = content.unit?.value, !agrees(text, with: &common, isSource: isSource) { return false }
        for variation in content.variations {
            for variationCase in variation.cases
            where !agrees(variationCase.content, with: &common, isSource: isSource) { return false }
        }
        return true
    }

    private static func agrees(_ text: Text, with common: inout PlainSpecifiers?, isSource: Bool = false) -> Bool {
        guard text.mayHaveSpecifiers, let specifiers = PlainSpecifiers(text.utf8) else { return false }
        guard let known = common else {
            common = specifiers
            return true
        }
        guard specifiers.kinds == known.kinds, specifiers.isNumbered || !known.isNumbered else { return false }
        if isSource { common?.isNumbered = specifiers.isNumbered }
        return true
    }
}
