import CatalogCore

/// A placeholder that code fills by name: `{name}`, `${name}`, `{{name}}`, `\(name)`.
package struct NamedPlaceholder: Hashable {
    /// The placeholder as written.
    package let written: String
    /// The marks and the name of the placeholder, without a plural or format.
    ///
    /// Placeholders with equal identities match.
    package let identity: String

    /// The bytes with which placeholders begin.
    package static let marks: ByteSet = "{\\"

    /// Returns the placeholders of a text, in order.
    ///
    /// Code replaces a placeholder wherever it is, also in a tag, an address, or the address of a link.
    package static func all(in text: Text) -> [NamedPlaceholder] {
        let fixed = FixedPieces(text.string)
        return fixed.pieces.flatMap { piece -> [NamedPlaceholder] in
            switch piece.kind {
            case .placeholder where fixed.isArgumentOfLaTeX(piece): []
            case .placeholder: [NamedPlaceholder(fixed.written(piece))].compactMap { $0 }
            case .tag, .address, .markdown: inside(fixed.written(piece))
            case .format, .entity, .escape, .term: []
            }
        }
    }

    /// Returns the placeholders within another piece.
    private static func inside(_ piece: String) -> [NamedPlaceholder] {
        guard piece.utf8.contains(UInt8(ascii: "{")) else { return [] }
        let bytes = Array(piece.utf8)
        let closing = ClosingBraces(in: bytes)
        return bytes.indices.compactMap { index in
            guard bytes[index] == UInt8(ascii: "{"), index == 0 || bytes[index - 1] != bytes[index],
                let end = closing[index]
            else { return nil }
            let start = index > 0 && bytes[index - 1] == UInt8(ascii: "$") ? index - 1 : index
            return NamedPlaceholder(String(decoding: bytes[start...end], as: UTF8.self))
        }
    }

    /// Whether the placeholder is a Swift interpolation.
    package var isInterpolation: Bool { written.hasPrefix("\\(") }

    /// Parses a placeholder; nil for braces with other contents, such as code or a list.
    private init?(_ written: String) {
        self.written = written
        if written.hasPrefix("\\(") {
            identity = written
            return
        }
        let opening = written.prefix { $0 == "$" || $0 == "{" }
        let inside = written.dropFirst(opening.count).prefix { $0 != "}" && $0 != "{" }
        // Templates with double braces allow spaces inside; other placeholders do not.
        let words = opening.hasSuffix("{{") ? inside.drop { $0 == " " } : inside
        let name = words.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
        guard name.contains(where: { $0.isLetter || $0.isNumber }), Self.mayFollow(words.dropFirst(name.count)) else {
            return nil
        }
        identity = "\(opening)\(name)"
    }

    /// Returns whether the rest after the name is empty, a format or a plural: `{0:d}`, `{count, plural, …}`.
    private static func mayFollow(_ rest: Substring) -> Bool {
        guard let next = rest.first else { return true }
        return next == ":" || next == "," || rest.allSatisfy { $0 == " " }
    }
}
