import CatalogCore

/// The common healthy case, told cheaply: plain texts in all languages with the same bare specifiers in the same order.
enum AgreeingSpecifiers {
    /// Whether there can be nothing wrong with an entry's arguments; false where it takes a closer look to tell.
    static func areAll(in entry: EntryContext) -> Bool {
        guard let source = entry.source?.content.plainText, let expected = bareSpecifiers(of: source) else {
            return false
        }
        if entry.entry.key.mayHaveSpecifiers, bareSpecifiers(of: entry.entry.key) != expected { return false }
        return entry.entry.localizations.allSatisfy { localization in
            guard let text = localization.content.plainText else { return false }
            return bareSpecifiers(of: text) == expected
        }
    }

    /// The specifiers as written, one after another; nil where one has a number, a name or an argument for its width,
    /// and where there is any other percent sign.
    private static func bareSpecifiers(of text: Text) -> [UInt8]? {
        guard text.mayHaveSpecifiers else { return [] }
        let bytes = text.utf8
        var written: [UInt8] = []
        for piece in FormatString(utf8: bytes).pieces {
            guard case .specifier(let specifier) = piece, specifier.isBare else { return nil }
            let start = bytes.startIndex + specifier.range.lowerBound
            written += bytes[start..<(start + specifier.range.count)]
        }
        return written
    }
}

extension FormatSpecifier {
    /// Whether it takes the next argument and nothing else.
    fileprivate var isBare: Bool {
        position == nil && label == nil && substitution == nil && width == nil && precision == nil && flags.isEmpty
    }
}

extension LocalizedContent {
    /// The text of a localization that is one text and nothing else.
    fileprivate var plainText: Text? {
        guard variations.isEmpty, substitutions.isEmpty, stringSet == nil else { return nil }
        return unit?.value
    }
}
