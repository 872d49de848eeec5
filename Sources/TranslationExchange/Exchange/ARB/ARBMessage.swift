import CatalogCore
import CatalogRuntime

/// The ICU message of a key, converted from its texts and back.
///
/// Device variations become a `select` on `device`, plural variations a `plural` on the number. The plural of a
/// substitution stands where the text refers to the substitution.
struct ARBMessage {
    /// The key and its texts.
    let key: KeyMessage

    /// The name of the argument that selects the device variation.
    static let device = "device"

    /// An error for texts that no message can represent.
    struct Refusal: Error {
        let reason: TableUnits.Reason
    }

    // MARK: - To ICU

    /// Returns the message of the translations or of the source texts; nil if there are none.
    func text(ofSource isSource: Bool) throws(Refusal) -> String? {
        let texts = ARBTexts(key, ofSource: isSource)
        guard !texts.isEmpty else { return nil }
        let nodes = try texts.message()
        // A text that cannot be read back unchanged is reported as left out.
        guard let units = try? units(of: nodes, ofSource: isSource), texts.isSame(as: units) else {
            throw Refusal(reason: .arguments)
        }
        return ICUWriter.text(of: nodes)
    }

    // MARK: - From ICU

    /// Returns the texts of a message, by part.
    func units(
        of nodes: [ICUNode], ofSource isSource: Bool
    ) throws(MessageProblem) -> [(part: PartPath, text: String)] {
        if case .select(Self.device, let cases)? = nodes.first, nodes.count == 1 {
            var units: [(PartPath, String)] = []
            for one in cases {
                let part = PartPath([.variation(.device, one.selector)])
                guard Device(rawValue: one.selector) != nil else { throw .argument(one.selector) }
                units += try self.units(of: one.message, at: part, ofSource: isSource)
            }
            return units
        }
        return try units(of: nodes, at: .whole, ofSource: isSource)
    }

    private func units(
        of nodes: [ICUNode], at path: PartPath, ofSource isSource: Bool
    ) throws(MessageProblem) -> [(part: PartPath, text: String)] {
        if case .plural(let name, let cases)? = nodes.first, nodes.count == 1, !key.isSubstitution(name) {
            return try units(of: cases, number: name, at: path, ofSource: isSource)
        }
        var units: [(PartPath, String)] = []
        var pieces: [MessagePiece] = []
        for node in nodes {
            guard case .plural(let name, let cases) = node, key.isSubstitution(name) else {
                pieces.append(try piece(node, number: nil))
                continue
            }
            pieces.append(.substitution(name))
            let part = path.appending(.substitution(name))
            units += try self.units(of: cases, number: name, at: part, ofSource: isSource)
        }
        let text = try key.text(of: MessagePiece.joined(pieces), at: path, ofSource: isSource)
        return [(path, text)] + units
    }

    private func units(
        of cases: [ICUCase], number name: String, at path: PartPath, ofSource isSource: Bool
    ) throws(MessageProblem) -> [(part: PartPath, text: String)] {
        var units: [(PartPath, String)] = []
        for one in cases {
            guard let category = Self.category(of: one.selector) else { throw .argument(one.selector) }
            let part = path.plural(category)
            guard units.allSatisfy({ $0.0 != part }) else { throw .syntax }
            var pieces: [MessagePiece] = []
            for node in one.message { pieces.append(try piece(node, number: name)) }
            units.append((part, try key.text(of: MessagePiece.joined(pieces), at: part, ofSource: isSource)))
        }
        return units
    }

    private func piece(_ node: ICUNode, number: String?) throws(MessageProblem) -> MessagePiece {
        switch node {
        case .text(let letters): return .text(letters)
        case .argument(let name): return .argument(name)
        case .number:
            guard let number else { throw .syntax }
            return .argument(number)
        case .plural(let name, _), .select(let name, _): throw .argument(name)
        }
    }

    /// Returns the plural category of a selector.
    ///
    /// In ICU, `zero` is a category that only some languages have; the `zero` of catalogs means the number 0, which ICU
    /// writes `=0`.
    private static func category(of selector: String) -> PluralCategory? {
        switch selector {
        case "=0": .zero
        case "=1": .one
        case "=2": .two
        default: PluralCategory(rawValue: selector)
        }
    }
}
