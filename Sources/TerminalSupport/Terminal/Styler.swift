/// Puts text in colour, or leaves it alone: one for each stream that is printed to.
package struct Styler: Equatable, Sendable {
    /// Leaves every text as it is.
    package static let plain = Styler(isColored: false)

    /// Whether escape sequences are written at all.
    package let isColored: Bool

    /// A styler that colours, or does not; see ``ColorMode/isColored(environment:isTerminal:)``.
    package init(isColored: Bool) {
        self.isColored = isColored
    }

    /// The text in a style; escape it before, and measure it before: the sequences would count.
    ///
    /// Rainbow's own string functions ask two mutable globals whether to colour, which are not safe under Swift 6
    /// and ignore `--color always`; so only its codes are used.
    package func styled(_ text: String, as style: TextStyle) -> String {
        guard isColored, !text.isEmpty else { return text }
        return "\(Self.start(of: style))\(text)\(Self.end)"
    }

    /// The bytes of a text, in whatever encoding, in a style.
    package func styled(_ bytes: some Collection<UInt8>, as style: TextStyle) -> [UInt8] {
        guard isColored, !bytes.isEmpty else { return Array(bytes) }
        return Array(Self.start(of: style).utf8) + bytes + Array(Self.end.utf8)
    }

    private static func start(of style: TextStyle) -> String {
        "\u{1B}[\(style.codes.map(String.init).joined(separator: ";"))m"
    }

    private static let end = "\u{1B}[0m"
}
