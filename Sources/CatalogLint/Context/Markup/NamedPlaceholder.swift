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
    package static func all(in text: Text) -> [NamedPlaceholder] {
        let fixed = FixedPieces(text.string)
        return fixed.pieces.filter { $0.kind == .placeholder }.compactMap { NamedPlaceholder(fixed.written($0)) }
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
