/// The components of a new key and the ways to combine them.
struct KeyParts {
    /// The words of the first part.
    let feature: [String]
    let location: KeyContextWords
    let role: KeyRole
    /// The English words of the text; empty if its English wording is unknown.
    let words: [String]

    /// The candidates for the key, best first; each is a list of parts, and each part a list of words.
    var candidates: [[[String]]] {
        let plain = key(location.element)
        let told = ([words] + location.spares).filter { !$0.isEmpty }.map { extra in
            key(location.element.isEmpty ? extra : Self.joined(location.element, extra))
        }
        return isTelling ? [plain] + told : told + [plain]
    }

    /// Whether the location identifies the text well enough without words of the text.
    private var isTelling: Bool {
        !location.element.isEmpty || (!role.parts.isEmpty && !role.isGeneric)
            || (location.hasPart && !role.parts.isEmpty)
    }

    private func key(_ element: [String]) -> [[String]] {
        var parts = [feature] + location.section
        // Omits the first part of a role that the section already names: `leave_dialog.message`, not
        // `leave_dialog.dialog.message`.
        let isSaid = self.role.parts.count > 1 && location.section.contains { $0.last == self.role.parts[0] }
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
