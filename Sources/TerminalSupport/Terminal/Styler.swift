/// Styles text with escape sequences, or leaves it unchanged.
///
/// Each output stream has its own styler.
package struct Styler: Equatable, Sendable {
    /// A styler that leaves every text unchanged.
    package static let plain = Styler(isColored: false)

    /// Whether the styler writes escape sequences.
    package let isColored: Bool

    /// Creates a styler; see ``ColorMode/isColored(environment:isTerminal:)``.
    package init(isColored: Bool) {
        self.isColored = isColored
    }

    /// Returns a text in a style.
    ///
    /// Escape and measure the text before this call, because escape sequences would be escaped and counted too.
    ///
    /// Only Rainbow's codes are used. Its string functions read two mutable globals, which are unsafe under Swift 6,
    /// and they ignore `--color always`.
    package func styled(_ text: String, as style: TextStyle) -> String {
        guard isColored, !text.isEmpty else { return text }
        return "\(Self.start(of: style))\(text)\(Self.end)"
    }

    /// Returns the bytes of a text, in any encoding, in a style.
    package func styled(_ bytes: some Collection<UInt8>, as style: TextStyle) -> [UInt8] {
        guard isColored, !bytes.isEmpty else { return Array(bytes) }
        return Array(Self.start(of: style).utf8) + bytes + Array(Self.end.utf8)
    }

    private static func start(of style: TextStyle) -> String {
        "\u{1B}[\(style.codes.map(String.init).joined(separator: ";"))m"
    }

    private static let end = "\u{1B}[0m"

    /// The bytes of all escape sequences that stylers write.
    static let sequences: [[UInt8]] = (TextStyle.allCases.map { start(of: $0) } + [end]).map { Array($0.utf8) }
}
