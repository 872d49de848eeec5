import CatalogCore

/// Functions that check a call's arguments against the tool's schema and tell the agent what to write.
enum ArgumentCheck {
    /// Returns the reason why the arguments are not valid; nil if they are.
    static func complaint(about value: DocumentFragment, _ members: [InputMember], in parent: String = "") -> String? {
        guard case .object(let given) = value else { return "\(named(parent)) must be an object" }
        for member in given where !members.contains(where: { $0.name == member.name }) {
            let known = members.map(\.name)
            let nearest = Spelling.nearest(to: member.name, in: known).map { ", did you mean \($0)" } ?? ""
            return "\(named(parent)) has no “\(member.name)”\(nearest); it has \(known.joined(separator: ", "))"
        }
        for member in members {
            let path = parent.isEmpty ? member.name : "\(parent).\(member.name)"
            guard let found = value[member.name], !(member.isRequired && found == .array([])) else {
                if member.isRequired { return "“\(path)” is missing" }
                continue
            }
            if let complaint = complaint(about: found, member.type, at: path) { return complaint }
        }
        return nil
    }

    private static func complaint(about value: DocumentFragment, _ type: InputType, at path: String) -> String? {
        switch type {
        case .text: value.text == nil ? "“\(path)” must be a string" : nil
        case .flag: value.boolean == nil ? "“\(path)” must be true or false" : nil
        case .integer(let range):
            value.integer.map(range.contains) ?? false
                ? nil : "“\(path)” must be a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let words):
            value.text.map(words.contains) ?? false ? nil : "“\(path)” must be one of: \(words.joined(separator: ", "))"
        case .list(let type): complaint(aboutList: value, of: type, at: path)
        case .texts: complaint(aboutTexts: value, at: path)
        case .object(let members): complaint(about: value, members, in: path)
        }
    }

    private static func complaint(aboutList value: DocumentFragment, of type: InputType, at path: String) -> String? {
        guard case .array(let elements) = value else { return "“\(path)” must be a list" }
        return elements.enumerated().lazy.compactMap { complaint(about: $1, type, at: "\(path)[\($0)]") }.first
    }

    private static func complaint(aboutTexts value: DocumentFragment, at path: String) -> String? {
        guard case .object(let members) = value else { return "“\(path)” must be an object of strings" }
        return members.first { $0.value.text == nil }.map { "“\(path).\($0.name)” must be a string" }
    }

    private static func named(_ path: String) -> String { path.isEmpty ? "the tool" : "“\(path)”" }
}
