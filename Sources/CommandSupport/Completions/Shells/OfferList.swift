import TerminalSupport
import XCStringsKit

/// Offers as lines, one below another, with what is said of each.
struct OfferList {
    /// Whether anything is said of any of them.
    let hasExplanations: Bool
    private let width: Int
    private let columns: Int

    /// No word pushes the explanations of all further than this.
    private static let greatestWidth = 44

    /// - Parameter columns: those of the terminal.
    init(_ offers: [Offer], columns: Int) {
        hasExplanations = offers.contains { $0.explanation != nil }
        self.columns = columns
        let widths = offers.map { DisplayWidth.columns(of: VisibleText.escaped($0.label)) }
        width = min(widths.max() ?? 0, Self.greatestWidth)
    }

    /// The line of an offer.
    func line(of offer: Offer) -> String {
        let label = VisibleText.escaped(offer.label)
        guard let explanation = offer.explanation else { return cut(label) }
        let gap = String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: label)))
        return cut("\(label)\(gap)  -- \(explanation)")
    }

    /// A line that does not fit would take two.
    private func cut(_ line: String) -> String {
        var line = line[...]
        guard DisplayWidth.columns(of: line) >= columns else { return String(line) }
        while DisplayWidth.columns(of: line) >= columns - 1, !line.isEmpty { line = line.dropLast() }
        return line + "…"
    }
}
