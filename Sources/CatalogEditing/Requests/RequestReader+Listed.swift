import CatalogCore
import CatalogRuntime

extension RequestReader {
    /// A text as `fitloc list --format json` shows it.
    struct ListedText {
        let part: RequestedLocation
        let assignment: TextAssignment?
        let state: EntryChange?
    }

    func listedTexts(of member: DocumentMember) throws(RequestError) -> [ListedText] {
        guard member.value.kind == .array else {
            throw error(.wrongType("texts", expected: .listedTexts), at: member.value)
        }
        var found: [ListedText] = []
        var seen: Set<RequestedLocation> = []
        for element in member.value.elements {
            let text = try listedText(element)
            guard seen.insert(text.part.canonical).inserted else {
                throw error(.doubled(text.part.spelling), at: element)
            }
            found.append(text)
        }
        return found
    }

    private func listedText(_ value: DocumentValue) throws(RequestError) -> ListedText {
        guard value.kind == .object else { throw error(.wrongType("texts", expected: .listedTexts), at: value) }
        let members = try members(of: value)
        let known = ["language", "part", "text", "state"]
        for member in value.members where !known.contains(member.name.string ?? "") {
            let name = member.name.string ?? ""
            throw error(.unknownMember(name, nearest: Spelling.nearest(to: name, in: known)), at: member.name)
        }
        guard let language = members["language"] else { throw error(.missing("language"), at: value) }
        let part = try optionalText(members["part"])
        let name = try text(language) + (part.map { $0.isEmpty ? "" : "." + $0 } ?? "")
        guard let location = RequestedLocation(name) else { throw error(.badLocation(name), at: language.value) }
        let text = try optionalText(members["text"])
        return ListedText(
            part: location, assignment: text.map { TextAssignment(location.language, location.part, $0) },
            state: try members["state"].flatMap { member throws(RequestError) in try state(member, at: location) })
    }

    private func state(_ member: DocumentMember, at text: RequestedLocation) throws(RequestError) -> EntryChange? {
        guard member.value.kind != .null else { return nil }
        return .state(text.language, text.part, try knownState(member.value, of: "state"), from: nil)
    }

    private func optionalText(_ member: DocumentMember?) throws(RequestError) -> String? {
        guard let member, member.value.kind != .null else { return nil }
        return try text(member)
    }
}
