import CatalogCore

/// A part of a text that can differ between texts of the same wording: a number or a format specifier.
struct Placeholder: Hashable {
    /// The number or format specifier.
    let content: Content
    /// The range in the UTF-8 of the text.
    package let range: ByteRange
    /// The text of the placeholder.
    let written: String
    /// Whether a word follows, so that a number may count the things that the word names.
    let countsWord: Bool

    /// The content of a placeholder.
    enum Content: Hashable {
        /// A number that is not part of a word, with its sign.
        case number(String)
        /// A format specifier and the position of its argument.
        case specifier(FormatSpecifier, argument: Int)
    }

    /// The specifier; nil for a number.
    var specifier: FormatSpecifier? {
        if case .specifier(let specifier, _) = content { specifier } else { nil }
    }

    /// The unit that represents the placeholder in comparisons.
    ///
    /// A number and an integer specifier have the same unit.
    ///
    /// The values are beyond the range of Unicode scalars.
    var unit: UInt32 {
        let beyondUnicode: UInt32 = 0x11_0000
        guard let specifier else { return beyondUnicode }
        switch specifier.argument {
        case nil: return beyondUnicode + 1
        case .integer: return beyondUnicode
        case .object: return beyondUnicode + 2
        case .floating: return beyondUnicode + 3
        case .character: return beyondUnicode + 4
        case .cString, .utf16String, .pascalString: return beyondUnicode + 5
        case .pointer: return beyondUnicode + 6
        }
    }

    /// Whether the placeholder can be replaced in a translation.
    ///
    /// A substitution's text is elsewhere, and a specifier with `*` takes several arguments.
    var isPlain: Bool {
        guard let specifier else { return true }
        for case .argument? in [specifier.width, specifier.precision] { return false }
        return specifier.substitution == nil
    }

    /// The specifier without position and label, or the digits.
    ///
    /// Placeholders with equal wording are interchangeable.
    var wording: String {
        guard let specifier else { return written }
        return FormatSpecifier.unnumbered(specifier)
    }
}

extension FormatSpecifier {
    fileprivate static func unnumbered(_ specifier: FormatSpecifier) -> String {
        let spelling = specifier.numbered(nil).spelling
        return specifier.label.map { spelling.replacing("(\($0))", with: "") } ?? spelling
    }
}
