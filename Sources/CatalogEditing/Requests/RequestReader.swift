import CatalogCore
import CatalogRuntime

/// Reads one object of a list of changes.
struct RequestReader {
    /// The operation for the key; nil if the object names it.
    let operation: ChangeRequest.Operation?
    /// Returns the position of a value in the list.
    let position: (DocumentValue) -> TextPosition

    func request(_ value: DocumentValue) throws(RequestError) -> ChangeRequest {
        guard value.kind == .object else { throw error(.noObject, at: value) }
        let members = try members(of: value)
        let operation =
            if let named = self.operation { named } else { try Self.operation(in: members, of: value, position) }
        guard let named = members["key"] else { throw error(.missing("key"), at: value) }
        let key = try text(named)
        guard !key.isEmpty else { throw error(.emptyKey, at: named.value) }
        var request = ChangeRequest(operation, key, at: position(value))
        for member in value.members { try read(member, member.name.string ?? "", into: &request) }
        if let reason = operation.check(request) { throw error(reason, at: value) }
        return request
    }

    // MARK: - Members

    private func members(of value: DocumentValue) throws(RequestError) -> [String: DocumentMember] {
        var members: [String: DocumentMember] = [:]
        for member in value.members {
            let name = member.name.string ?? ""
            guard members.updateValue(member, forKey: name) == nil else { throw error(.doubled(name), at: member.name) }
        }
        return members
    }

    private static func operation(
        in members: [String: DocumentMember], of value: DocumentValue, _ position: (DocumentValue) -> TextPosition
    ) throws(RequestError) -> ChangeRequest.Operation {
        guard let member = members["op"] else { throw RequestError(.missing("op"), at: position(value)) }
        guard let name = member.value.string, let operation = ChangeRequest.Operation(rawValue: name) else {
            throw RequestError(.unknownOperation(member.value.string ?? ""), at: position(member.value))
        }
        return operation
    }

    private func read(
        _ member: DocumentMember, _ name: String, into request: inout ChangeRequest
    ) throws(RequestError) {
        guard Self.names.contains(name) else {
            throw error(.unknownMember(name, nearest: Spelling.nearest(to: name, in: Self.names)), at: member.name)
        }
        if !request.operation.members.contains(name), !["op", "key", "catalog"].contains(name) {
            throw error(.unused(name, request.operation), at: member.name)
        }
        switch name {
        case "to": request.destination = try text(member)
        case "comment": request.comment = try text(member)
        case "catalog": request.catalog = try text(member)
        case "translate":
            guard let decision = member.value.boolean else {
                throw error(.wrongType(name, expected: .boolean), at: member.value)
            }
            request.isTranslated = decision
        case "values": try readValues(member, into: &request)
        case "state": try readStates(member, into: &request)
        case "unset": request.removals += try places(member).map { .unset($0.language, $0.partOrAll) }
        default: break
        }
    }

    /// Reads texts by language and part.
    ///
    /// `null` removes a text.
    private func readValues(_ member: DocumentMember, into request: inout ChangeRequest) throws(RequestError) {
        for (place, value) in try byPlace(member) {
            if value.kind == .null, request.operation == .set {
                request.removals.append(.unset(place.language, place.partOrAll))
            } else if let text = value.string {
                request.texts.append(TextAssignment(place.language, place.part, text))
            } else {
                throw error(.wrongType("values", expected: .texts), at: value)
            }
        }
    }

    private func readStates(_ member: DocumentMember, into request: inout ChangeRequest) throws(RequestError) {
        for (place, value) in try byPlace(member) {
            guard let name = value.string else { throw error(.wrongType("state", expected: .texts), at: value) }
            let state = TranslationState(name)
            guard TranslationState.known.contains(state) else {
                throw error(.badState(name, TranslationState.known.map(\.spelling)), at: value)
            }
            request.states.append(.state(place.language, place.partOrAll, state, from: nil))
        }
    }

    private func byPlace(
        _ member: DocumentMember
    ) throws(RequestError) -> [(place: RequestedPlace, value: DocumentValue)] {
        guard member.value.kind == .object else {
            throw error(.wrongType(member.name.string ?? "", expected: .texts), at: member.value)
        }
        var found: [(place: RequestedPlace, value: DocumentValue)] = []
        for inner in member.value.members {
            let place = try place(inner.name)
            let isDoubled = found.contains {
                $0.place.part == place.part && $0.place.language.isSameLanguage(as: place.language)
            }
            if isDoubled { throw error(.doubled(inner.name.string ?? ""), at: inner.name) }
            found.append((place, inner.value))
        }
        return found
    }

    private func places(_ member: DocumentMember) throws(RequestError) -> [RequestedPlace] {
        guard member.value.kind == .array else {
            throw error(.wrongType(member.name.string ?? "", expected: .places), at: member.value)
        }
        return try member.value.elements.map { element throws(RequestError) in try place(element) }
    }

    private func place(_ value: DocumentValue) throws(RequestError) -> RequestedPlace {
        let name = value.string ?? ""
        guard let place = RequestedPlace(name) else { throw error(.badPlace(name), at: value) }
        return place
    }

    private func text(_ member: DocumentMember) throws(RequestError) -> String {
        guard let text = member.value.string else {
            throw error(.wrongType(member.name.string ?? "", expected: .text), at: member.value)
        }
        return text
    }

    private func error(_ reason: RequestError.Reason, at value: DocumentValue) -> RequestError {
        RequestError(reason, at: position(value))
    }

    private static let names = ["op", "key", "to", "values", "state", "unset", "comment", "translate", "catalog"]
}

extension RequestedPlace {
    /// The part, or nil for the whole language.
    package var partOrAll: PartPath? { part.isWhole ? nil : part }
}
