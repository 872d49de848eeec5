import CatalogCore
import TerminalSupport

/// Formats offers as one line each, with aligned explanations.
struct ShellOffers {
    /// Whether any offer has an explanation.
    let hasExplanations: Bool
    private let width: Int
    private let columns: Int

    /// The maximum width of the label column.
    ///
    /// A longer label does not move the explanations of the other offers.
    private static let greatestWidth = 44

    /// - Parameter columns: The width of the terminal.
    init(_ offers: [Offer], columns: Int) {
        hasExplanations = offers.contains { $0.explanation != nil }
        self.columns = columns
        let widths = offers.map { DisplayWidth.columns(of: VisibleText.escaped($0.label)) }
        width = min(widths.max() ?? 0, Self.greatestWidth)
    }

    /// Returns the line for an offer.
    func line(of offer: Offer) -> String {
        let label = VisibleText.escaped(offer.label)
        guard let explanation = offer.explanation else { return cut(label) }
        let gap = String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: label)))
        return cut("\(label)\(gap)  -- \(explanation)")
    }

    /// Cuts a line that would wrap in the terminal.
    private func cut(_ line: String) -> String {
        var line = line[...]
        guard DisplayWidth.columns(of: line) >= columns else { return String(line) }
        while DisplayWidth.columns(of: line) >= columns - 1, !line.isEmpty { line = line.dropLast() }
        return line + "…"
    }
}
