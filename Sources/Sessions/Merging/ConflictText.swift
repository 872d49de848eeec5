import CatalogComparison
import CatalogCore
import CatalogLint

/// Formats one version of a conflict as a line.
enum ConflictText {
    /// Returns the base of a conflict: its text, or the key in a conflict between names.
    static func base(of conflict: MergeConflict) -> String? {
        conflict.keys.map { Quotation.whole($0.base) } ?? shown(conflict.base)
    }

    /// Returns one side of a conflict: its text, or the key in a conflict between names.
    static func text(of conflict: MergeConflict, on side: MergeSide) -> String? {
        guard let keys = conflict.keys else { return shown(side == .ours ? conflict.ours : conflict.theirs) }
        return keys[side].map { Quotation.whole($0) }
    }

    /// Returns a quoted text, or the texts of an entry with their locations.
    ///
    /// Returns nil if the version has no value.
    static func shown(_ value: DocumentFragment?) -> String? {
        guard let value else { return nil }
        if case .string(let text) = value { return Quotation.whole(text) }
        let texts = leaves(of: value, at: [])
        return texts.isEmpty ? VisibleText.shown(value.jsonLine) : texts.joined(separator: ", ")
    }

    /// Members that are omitted from locations, because they carry no information for people.
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
