import CatalogCore

/// A placeholder that code fills by its name: `{name}`, `${name}`, `{{name}}`, `\(name)`.
package struct NamedPlaceholder: Hashable {
    /// The placeholder as it is written.
    package let written: String
    /// What tells it from others: its marks and its name, without what a plural or a format adds.
    package let identity: String

    /// The bytes that every placeholder has one of.
    package static let marks: ByteSet = "{\\"

    /// The placeholders of a text, in order.
    package static func all(in text: Text) -> [NamedPlaceholder] {
        let fixed = FixedPieces(text.string)
        return fixed.pieces.filter { $0.kind == .placeholder }.compactMap { NamedPlaceholder(fixed.written($0)) }
    }

    /// Whether it is Swift's interpolation.
    package var isInterpolation: Bool { written.hasPrefix("\\(") }

    /// Nil for braces that hold something else, such as code or a list.
    private init?(_ written: String) {
        self.written = written
        if written.hasPrefix("\\(") {
            identity = written
            return
        }
        let opening = written.prefix { $0 == "$" || $0 == "{" }
        let inside = written.dropFirst(opening.count).prefix { $0 != "}" && $0 != "{" }
        // Templates with two braces allow spaces inside; other placeholders do not.
        let words = opening.hasSuffix("{{") ? inside.drop { $0 == " " } : inside
        let name = words.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
        guard name.contains(where: { $0.isLetter || $0.isNumber }), Self.mayFollow(words.dropFirst(name.count)) else {
            return nil
        }
        identity = "\(opening)\(name)"
    }

    /// The end, or a format or plural: `{0:d}`, `{count, plural, …}`.
    private static func mayFollow(_ rest: Substring) -> Bool {
        guard let next = rest.first else { return true }
        return next == ":" || next == "," || rest.allSatisfy { $0 == " " }
    }
}
