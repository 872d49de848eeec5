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
        let codes = style.codes.map(String.init).joined(separator: ";")
        return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
    }
}
