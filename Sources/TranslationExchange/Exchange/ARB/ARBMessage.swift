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

    /// A text of a message, or the reason why it cannot become a text of the key.
    struct Part {
        /// The path of the text; the path above it if the text belongs to no part.
        let path: PartPath
        /// The name of the part for messages.
        let name: String
        let text: Result<String, MessageProblem>

        init(_ path: PartPath, _ text: Result<String, MessageProblem>) {
            (self.path, name, self.text) = (path, path.description, text)
        }

        /// Creates a case that tables do not have.
        init(_ path: PartPath, unknown name: String, _ problem: MessageProblem) {
            self.path = path
            self.name = path.isWhole ? name : "\(path).\(name)"
            text = .failure(problem)
        }
    }

    /// Returns the texts of a message, by part.
    func units(
        of nodes: [ICUNode], ofSource isSource: Bool
    ) throws(MessageProblem) -> [(part: PartPath, text: String)] {
        var units: [(PartPath, String)] = []
        for part in parts(of: nodes, ofSource: isSource) { units.append((part.path, try part.text.get())) }
        return units
    }

    /// Returns the texts of a message; a wrong case does not affect the others.
    func parts(of nodes: [ICUNode], ofSource isSource: Bool) -> [Part] {
        guard case .select(Self.device, let cases)? = nodes.first, nodes.count == 1 else {
            return parts(of: nodes, at: .whole, ofSource: isSource)
        }
        return cases.flatMap { one in
            guard Device(rawValue: one.selector) != nil else {
                return [Part(.whole, unknown: "device.\(one.selector)", .argument(one.selector))]
            }
            return parts(of: one.message, at: PartPath([.variation(.device, one.selector)]), ofSource: isSource)
        }
    }

    private func parts(of nodes: [ICUNode], at path: PartPath, ofSource isSource: Bool) -> [Part] {
        if case .plural(let name, let cases)? = nodes.first, nodes.count == 1, !key.isSubstitution(name) {
            return parts(of: cases, number: name, at: path, ofSource: isSource)
        }
        var parts: [Part] = []
        for node in nodes {
            guard case .plural(let name, let cases) = node, key.isSubstitution(name) else { continue }
            let part = path.appending(.substitution(name))
            parts += self.parts(of: cases, number: name, at: part, ofSource: isSource)
        }
        return [Part(path, text(of: nodes, number: nil, at: path, ofSource: isSource))] + parts
    }

    private func parts(
        of cases: [ICUCase], number name: String, at path: PartPath, ofSource isSource: Bool
    ) -> [Part] {
        var parts: [Part] = []
        for one in cases {
            guard let category = Self.category(of: one.selector) else {
                parts.append(Part(path, unknown: "plural.\(one.selector)", .category(one.selector)))
                continue
            }
            let part = path.plural(category)
            let text = text(of: one.message, number: name, at: part, ofSource: isSource)
            guard let first = parts.first(where: { $0.path == part }) else {
                parts.append(Part(part, text))
                continue
            }
            // `=1` and `one` are the same case of a table.
            if first.text != text { parts.append(Part(part, .failure(.doubled))) }
        }
        return parts
    }

    private func text(
        of nodes: [ICUNode], number countName: String?, at part: PartPath, ofSource isSource: Bool
    ) -> Result<String, MessageProblem> {
        Result { () throws(MessageProblem) in
            var pieces: [MessagePiece] = []
            for node in nodes { pieces.append(try piece(node, number: countName)) }
            return try key.text(of: MessagePiece.joined(pieces), at: part, ofSource: isSource)
        }
    }

    private func piece(_ node: ICUNode, number countName: String?) throws(MessageProblem) -> MessagePiece {
        switch node {
        case .text(let letters): return .text(letters)
        case .argument(let name): return .argument(name)
        case .number:
            guard let countName else { throw .syntax }
            return .argument(countName)
        case .plural(let name, _) where countName == nil && key.isSubstitution(name): return .substitution(name)
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
