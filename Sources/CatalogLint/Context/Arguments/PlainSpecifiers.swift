import CatalogCore

/// The specifiers of a text with only the simplest kinds, encoded as a number for fast comparison.
///
/// Nearly every formatted text qualifies, and nearly every translation takes exactly the arguments of its source. Equal
/// numbers make further inspection unnecessary.
struct PlainSpecifiers {
    /// Four bits for each argument: its kind.
    fileprivate private(set) var kinds: UInt64 = 0
    fileprivate private(set) var count: UInt64 = 0
    fileprivate var isNumbered = false

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
    /// A translation may number the specifiers of its source, but not drop their numbers. A plural form may omit the only
    /// argument, as in “One day”.
    static func agree(in entry: EntryContext) -> Bool {
        var agreement = PlainAgreement()
        let source = entry.source
        if entry.entry.key.mayHaveSpecifiers {
            guard agreement.includes(entry.entry.key) else { return false }
        } else if entry.sourceParts.isEmpty {
            return false
        }
        if let source, !agreement.includes(source.content, isSource: true) { return false }
        let others = entry.entry.localizations.lazy.filter { $0.language != source?.language }
        return others.allSatisfy { agreement.includes($0.content) } && agreement.isComplete
    }
}

/// The arguments that the texts of an entry have taken so far, all the same ones.
private struct PlainAgreement {
    private var common: PlainSpecifiers?
    private var hasSource = false
    private var omitsArgument = false

    /// Whether a text that omits its argument omits the only one.
    var isComplete: Bool { !omitsArgument || common?.count == 1 }

    /// Adds the texts of a localization; returns false if one needs closer inspection.
    mutating func includes(_ content: LocalizedContent, isSource: Bool = false) -> Bool {
        guard includes(content, isSource: isSource, inPlural: false) else { return false }
        if isSource, !hasSource { return false }
        return true
    }

    private mutating func includes(_ content: LocalizedContent, isSource: Bool, inPlural isPluralCase: Bool) -> Bool {
        guard content.substitutions.isEmpty, content.stringSet == nil else { return false }
        if let text = content.unit?.value {
            if isPluralCase, Self.mayOmit(text) {
                omitsArgument = true
            } else if !includes(text, isSource: isSource) {
                return false
            }
        }
        for variation in content.variations {
            let isPluralCase = isPluralCase || variation.axis == .plural
            for variationCase in variation.cases
            where !includes(variationCase.content, isSource: isSource, inPlural: isPluralCase) { return false }
        }
        return true
    }

    /// Returns whether a text takes no argument, and has no full-width sign, with which a damaged specifier may begin.
    private static func mayOmit(_ text: Text) -> Bool {
        !text.mayHaveSpecifiers && (text.isPlainASCII || !text.utf8.contains(0xEF))
    }

    /// Adds a text; returns false if it takes other arguments, or needs closer inspection.
    mutating func includes(_ text: Text, isSource: Bool = false) -> Bool {
        guard text.mayHaveSpecifiers, let specifiers = PlainSpecifiers(text.utf8) else { return false }
        hasSource = hasSource || isSource
        guard let known = common else {
            common = specifiers
            return true
        }
        guard specifiers.kinds == known.kinds, specifiers.isNumbered || !known.isNumbered else { return false }
        if isSource { common?.isNumbered = specifiers.isNumbered }
        return true
    }
}
