import CatalogCore

/// A part of a text that stands for something else in another text of the same wording: a number, or a specifier.
struct Placeholder: Hashable {
    /// What it is.
    let content: Content
    /// Where it lies in the UTF-8 of the text.
    package let range: ByteRange
    /// The bytes as they are written.
    let written: String
    /// Whether a word follows, so that a number may be a count of what that word names.
    let countsWord: Bool

    /// What a placeholder is.
    enum Content: Hashable {
        /// Digits that stand by themselves.
        case number(String)
        /// A specifier that takes the argument with a number.
        case specifier(FormatSpecifier, argument: Int)
    }

    /// The specifier, if it is one.
    var specifier: FormatSpecifier? {
        if case .specifier(let specifier, _) = content { specifier } else { nil }
    }

    /// What stands for the placeholder when texts are compared: a whole number and a specifier that shows one are the
    /// same.
    ///
    /// The values lie beyond those of characters.
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

    /// Whether it can be told what would have to be written in its place in another text: a substitution's text lies
    /// elsewhere, and one with `*` takes several arguments.
    var isPlain: Bool {
        guard let specifier else { return true }
        for case .argument? in [specifier.width, specifier.precision] { return false }
        return specifier.substitution == nil
    }

    /// The specifier without its number and label, or the digits: what must agree for the same to be meant.
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
