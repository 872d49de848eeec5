/// Markdown in which a name or text of a project can only be text.
///
/// Write markup as a literal. An interpolated string is escaped as by ``VisibleText/inMarkdown(_:)``, so it becomes
/// neither markup or HTML, nor a mention, nor a line of its own.
package struct MarkdownText: Hashable, Sendable {
    /// The Markdown.
    package let source: String

    private init(source: String) { self.source = source }

    /// Creates escaped text without markup.
    package init(_ text: String) { source = VisibleText.inMarkdown(text) }

    /// Creates inline code.
    package static func code(_ text: String) -> MarkdownText {
        MarkdownText(source: VisibleText.codeInMarkdown(text))
    }

    /// Creates a link.
    ///
    /// - Parameter address: The address, which must be percent-encoded.
    package static func link(to address: String, _ text: String) -> MarkdownText {
        let target = address.replacing("(", with: "%28").replacing(")", with: "%29")
        return MarkdownText(source: "[\(VisibleText.inMarkdown(text))](\(target))")
    }

    /// Creates a row of a table, without a newline.
    package static func row(_ cells: [MarkdownText]) -> MarkdownText { "| \(cells.joined(separator: " | ")) |" }

    /// Whether there is no Markdown.
    package var isEmpty: Bool { source.isEmpty }

    /// Joins two parts.
    package static func + (left: MarkdownText, right: MarkdownText) -> MarkdownText {
        MarkdownText(source: left.source + right.source)
    }

    /// Joins parts, with markup between them.
    fileprivate static func joined(_ parts: some Sequence<MarkdownText>, _ separator: MarkdownText) -> MarkdownText {
        MarkdownText(source: parts.map(\.source).joined(separator: separator.source))
    }
}

extension Sequence<MarkdownText> {
    /// Joins the parts, with markup between them.
    package func joined(separator: MarkdownText = "") -> MarkdownText { .joined(self, separator) }
}

extension MarkdownText: ExpressibleByStringInterpolation {
    /// A builder for the parts of a literal.
    package struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var source = ""

        /// Creates an empty literal.
        package init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(2 * literalCapacity) }

        /// Adds markup.
        package mutating func appendLiteral(_ literal: String) { source += literal }

        /// Adds escaped text.
        package mutating func appendInterpolation(_ text: String) { source += VisibleText.inMarkdown(text) }

        /// Adds a number.
        package mutating func appendInterpolation(_ value: Int) { source += String(value) }

        /// Adds Markdown.
        package mutating func appendInterpolation(_ text: MarkdownText) { source += text.source }
    }

    /// Creates markup.
    package init(stringLiteral markup: String) { source = markup }

    /// Creates Markdown from a literal.
    package init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }
}
