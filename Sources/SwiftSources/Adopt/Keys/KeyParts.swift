/// The parts of a key, and how they may be put together.
struct KeyParts {
    /// What the key begins with.
    let feature: [String]
    let place: KeyPlace
    let role: KeyRole
    /// Words of what the text says in English; none where that is not known.
    let words: [String]

    /// The keys that may be tried, each as parts of some words, the best first.
    var candidates: [[[String]]] {
        let plain = key(place.element)
        let told = ([words] + place.spares).filter { !$0.isEmpty }.map { extra in
            key(place.element.isEmpty ? extra : Self.joined(place.element, extra))
        }
        return isTelling ? [plain] + told : told + [plain]
    }

    /// Whether the place says enough without words of the text.
    private var isTelling: Bool {
        !place.element.isEmpty || (!role.parts.isEmpty && !role.isGeneric) || (place.hasPart && !role.parts.isEmpty)
    }

    private func key(_ element: [String]) -> [[String]] {
        var parts = [feature] + place.section
        // `leave_dialog.message`, not `leave_dialog.dialog.message`.
        let isSaid = self.role.parts.count > 1 && place.section.contains { $0.last == self.role.parts[0] }
        let role = isSaid ? Array(self.role.parts.dropFirst()) : self.role.parts
        let own =
            element.count > role.count && Array(element.suffix(role.count)) == role
            ? Array(element.dropLast(role.count)) : element
        if own != role { parts.append(own) }
        parts += role.map { [$0] }
        let all = parts.filter { !$0.isEmpty }.reduce(into: [[String]]()) { if $0.last != $1 { $0.append($1) } }
        return all.count > 1 ? all : all + [["text"]]
    }

    private static func joined(_ words: [String], _ others: [String]) -> [String] {
        words + others.filter { !words.contains($0) }
    }
}
