import XCStringsKit

/// What one version has at a conflict, on a line.
enum ConflictText {
    /// A text in quotes, or the texts of an entry with their places; nil where the version has nothing there.
    static func shown(_ value: DocumentFragment?) -> String? {
        guard let value else { return nil }
        if case .string(let text) = value { return Quotation.whole(text) }
        let texts = leaves(of: value, at: [])
        return texts.isEmpty ? VisibleText.shown(value.jsonLine) : texts.joined(separator: ", ")
    }

    /// Members that only hold others, and say nothing to a person.
    private static let silent: Set<String> = ["localizations", "stringUnit", "variations", "value"]

    private static func leaves(of value: DocumentFragment, at path: [String]) -> [String] {
        switch value {
        case .object(let members):
            return members.filter { $0.name != "state" }.flatMap { member in
                leaves(of: member.value, at: silent.contains(member.name) ? path : path + [member.name])
            }
        case .string(let text): return [(path + [Quotation.whole(text)]).joined(separator: " ")]
        case .boolean, .number, .null, .array: return []
        }
    }
}
