import CatalogCore
import CatalogRuntime

/// The texts of a key in one language, as parts of one message.
struct ARBTexts {
    private let key: KeyMessage
    private let texts: [(part: PartPath, text: String)]
    private let byPart: [PartPath: String]
    /// The texts of the variations of each part.
    private let byParent: [PartPath: [(part: PartPath, text: String)]]

    /// - Parameter isSource: Whether to use the source texts in place of the translations.
    init(_ key: KeyMessage, ofSource isSource: Bool) {
        self.key = key
        texts = key.units.compactMap { unit in
            guard let part = unit.part, let text = isSource ? unit.source : unit.target else { return nil }
            return (part, text)
        }
        byPart = Dictionary(texts.map { ($0.part, $0.text) }) { first, _ in first }
        byParent = Dictionary(grouping: texts) { $0.part.parent }
    }

    /// Whether there are no texts.
    var isEmpty: Bool { texts.isEmpty }

    /// Returns whether other texts have the same parts and bytes.
    func isSame(as others: [(part: PartPath, text: String)]) -> Bool {
        guard texts.count == others.count else { return false }
        let others = Dictionary(grouping: others) { $0.part }
        return texts.allSatisfy { own in
            others[own.part]?.contains { $0.text.utf8.elementsEqual(own.text.utf8) } == true
        }
    }

    /// Returns the message.
    func message() throws(ARBMessage.Refusal) -> [ICUNode] {
        guard texts.contains(where: { $0.part.name(along: .device) != nil }) else { return try message(at: .whole) }
        guard texts.allSatisfy({ $0.part.name(along: .device) != nil && !$0.part.isInSubstitution }) else {
            throw ARBMessage.Refusal(reason: .parts)
        }
        var cases: [ICUCase] = []
        var seen: Set<String> = []
        for (part, _) in texts {
            guard let device = part.name(along: .device), seen.insert(device).inserted else { continue }
            let path = PartPath([.variation(.device, device)])
            cases.append(ICUCase(selector: device, message: try message(at: path)))
        }
        guard cases.contains(where: { $0.selector == "other" }) else { throw ARBMessage.Refusal(reason: .incomplete) }
        return [.select(ARBMessage.device, cases)]
    }

    /// Returns the message at a path: a text with its substitutions, or a plural.
    private func message(at path: PartPath) throws(ARBMessage.Refusal) -> [ICUNode] {
        guard let text = byPart[path] else {
            return [.plural(key.countName, try cases(at: path))]
        }
        return try nodes(of: text, at: path)
    }

    private func cases(at path: PartPath) throws(ARBMessage.Refusal) -> [ICUCase] {
        var cases: [ICUCase] = []
        for (part, text) in byParent[path] ?? [] {
            guard let category = part.pluralCategory else { throw ARBMessage.Refusal(reason: .parts) }
            let selector = category == .zero ? "=0" : category.rawValue
            cases.append(ICUCase(selector: selector, message: try nodes(of: text, at: part)))
        }
        guard !cases.isEmpty else { throw ARBMessage.Refusal(reason: .parts) }
        guard cases.contains(where: { $0.selector == "other" }) else { throw ARBMessage.Refusal(reason: .incomplete) }
        return cases
    }

    private func nodes(of text: String, at part: PartPath) throws(ARBMessage.Refusal) -> [ICUNode] {
        guard let pieces = key.pieces(of: text, at: part) else { throw ARBMessage.Refusal(reason: .arguments) }
        var nodes: [ICUNode] = []
        for piece in pieces {
            switch piece {
            case .text(let letters): nodes.append(.text(letters))
            case .argument(let name): nodes.append(.argument(name))
            case .substitution(let name):
                guard part.isWhole else { throw ARBMessage.Refusal(reason: .parts) }
                nodes.append(.plural(name, try cases(at: part.appending(.substitution(name)))))
            }
        }
        return nodes
    }
}
