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

    /// Returns a text in a style, for ``PrintedText``, without which the text cannot be printed.
    ///
    /// The escape sequences have a number that no text from a file can have. Only the sequences with this number reach
    /// a terminal. Escape and measure the text before this call, because escape sequences would be escaped and counted
    /// too.
    package func styled(_ text: String, as style: TextStyle) -> String {
        guard isColored, !text.isEmpty else { return text }
        return "\(Self.mark)\(Self.codes(of: style))m\(text)\(Self.mark)0m"
    }

    /// Returns the bytes of a text, in any encoding, in a style, ready for printing.
    ///
    /// The text must have passed ``PrintedText/shown(_:)`` if it is for a terminal.
    package func styled(_ bytes: some Collection<UInt8>, as style: TextStyle) -> [UInt8] {
        guard isColored, !bytes.isEmpty else { return Array(bytes) }
        return Array("\u{1B}[\(Self.codes(of: style))m".utf8) + bytes + Array("\u{1B}[0m".utf8)
    }

    private static func codes(of style: TextStyle) -> String {
        style.codes.map(String.init).joined(separator: ";")
    }

    /// The start of each escape sequence in a styled text: that of a terminal, followed by a number.
    ///
    /// The number is chosen when the program starts. So nobody can write it into a file before.
    static let mark = "\u{1B}[\(UInt64.random(in: .min ... .max));"
}
