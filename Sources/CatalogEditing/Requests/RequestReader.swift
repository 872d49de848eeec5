import CatalogCore
import CatalogRuntime

/// Reads one object of a list of changes.
struct RequestReader {
    /// The operation for the key; nil if the object names it.
    let operation: ChangeRequest.Operation?
    /// Returns the position of a value in the list.
    let position: (DocumentValue) -> TextPosition

    /// Returns the elements of `keys` in the output of `fitloc list --format json`; nil for any other value.
    static func listedKeys(in value: DocumentValue) -> [DocumentValue]? {
        guard value.kind == .object else { return nil }
        let members = Array(value.members)
        let names = members.map { $0.name.string ?? "" }
        guard names.sorted() == ["keys", "version"] || names == ["keys"],
            let keys = members.first(where: { $0.name.string == "keys" })?.value, keys.kind == .array
        else { return nil }
        return Array(keys.elements)
    }

    func request(_ value: DocumentValue) throws(RequestError) -> ChangeRequest {
        guard value.kind == .object else { throw error(.noObject, at: value) }
        let members = try members(of: value)
        let operation = try operation(members, of: value)
        guard let named = members["key"] else { throw error(.missing("key"), at: value) }
        let key = try text(named)
        guard !key.isEmpty || operation != .add else { throw error(.emptyKey, at: named.value) }
        var request = ChangeRequest(operation, key, at: position(value))
        request.isListed = members["texts"] != nil
        for member in value.members { try read(member, member.name.string ?? "", into: &request) }
        if let reason = operation.check(request) { throw error(reason, at: value) }
        return request
    }

    // MARK: - Members

    func members(of value: DocumentValue) throws(RequestError) -> [String: DocumentMember] {
        var members: [String: DocumentMember] = [:]
        for member in value.members {
            let name = member.name.string ?? ""
            guard members.updateValue(member, forKey: name) == nil else { throw error(.doubled(name), at: member.name) }
        }
        return members
    }

    /// Returns the operation of the command or, for `apply`, of the object.
    private func operation(
        _ members: [String: DocumentMember], of value: DocumentValue
    ) throws(RequestError) -> ChangeRequest.Operation {
        guard let member = members["op"] else {
            guard let operation else { throw error(.missing("op"), at: value) }
            return operation
        }
        if let operation { throw error(.operationOutsideApply(operation), at: member.name) }
        guard let named = ChangeRequest.Operation(rawValue: member.value.string ?? "") else {
            throw error(.unknownOperation(member.value.string ?? ""), at: member.value)
        }
        return named
    }

    private func read(
        _ member: DocumentMember, _ name: String, into request: inout ChangeRequest
    ) throws(RequestError) {
        guard Self.names.contains(name) else {
            throw error(.unknownMember(name, nearest: Spelling.nearest(to: name, in: Self.names)), at: member.name)
        }
        let isUsed = request.operation.members.contains(name) || ["op", "key", "catalog", "path"].contains(name)
        guard isUsed else {
            // What `fitloc list` shows of a key is no change to it.
            if request.isListed, ["texts", "comment"].contains(name) { return }
            throw error(.unused(name, request.operation), at: member.name)
        }
        switch name {
        case "to": request.destination = try text(member)
        case "comment" where request.isListed && member.value.kind == .null: break
        case "comment": request.comment = try text(member)
        case "catalog", "path":
            guard request.catalog == nil else { throw error(.doubled(name), at: member.name) }
            request.catalog = try text(member)
        case "texts":
            let listed = try listedTexts(of: member)
            request.texts += listed.compactMap(\.assignment)
            request.states += listed.compactMap(\.state)
        case "translate":
            guard let decision = member.value.boolean else {
                throw error(.wrongType(name, expected: .boolean), at: member.value)
            }
            request.isTranslated = decision
        case "values": try readValues(member, into: &request)
        case "state": try readStates(member, into: &request)
        case "unset": request.removals += try locations(member).map { .unset($0.language, $0.partOrAll) }
        default: break
        }
    }

    /// Reads texts by language and part.
    ///
    /// `null` removes a text.
    private func readValues(_ member: DocumentMember, into request: inout ChangeRequest) throws(RequestError) {
        for (location, value) in try byLocation(member) {
            if value.kind == .null, request.operation == .set {
                request.removals.append(.unset(location.language, location.partOrAll))
            } else if let text = value.string {
                request.texts.append(TextAssignment(location.language, location.part, text))
            } else {
                throw error(.wrongType("values", expected: .texts), at: value)
            }
        }
    }

    private func readStates(_ member: DocumentMember, into request: inout ChangeRequest) throws(RequestError) {
        for (location, value) in try byLocation(member) {
            let state = try knownState(value, of: "state")
            request.states.append(.state(location.language, location.partOrAll, state, from: nil))
        }
    }

    func knownState(_ value: DocumentValue, of member: String) throws(RequestError) -> TranslationState {
        guard let name = value.string else { throw error(.wrongType(member, expected: .texts), at: value) }
        let state = TranslationState(name)
        guard TranslationState.known.contains(state) else {
            throw error(.badState(name, TranslationState.known.map(\.spelling)), at: value)
        }
        return state
    }

    private func byLocation(
        _ member: DocumentMember
    ) throws(RequestError) -> [(location: RequestedLocation, value: DocumentValue)] {
        guard member.value.kind == .object else {
            throw error(.wrongType(member.name.string ?? "", expected: .texts), at: member.value)
        }
        var found: [(location: RequestedLocation, value: DocumentValue)] = []
        var seen: Set<RequestedLocation> = []
        for inner in member.value.members {
            let location = try location(inner.name)
            guard seen.insert(location.canonical).inserted else {
                throw error(.doubled(inner.name.string ?? ""), at: inner.name)
            }
            found.append((location, inner.value))
        }
        return found
    }

    private func locations(_ member: DocumentMember) throws(RequestError) -> [RequestedLocation] {
        guard member.value.kind == .array else {
            throw error(.wrongType(member.name.string ?? "", expected: .locations), at: member.value)
        }
        return try member.value.elements.map { element throws(RequestError) in try location(element) }
    }

    private func location(_ value: DocumentValue) throws(RequestError) -> RequestedLocation {
        let name = value.string ?? ""
        guard let location = RequestedLocation(name) else { throw error(.badLocation(name), at: value) }
        return location
    }

    func text(_ member: DocumentMember) throws(RequestError) -> String {
        guard let text = member.value.string else {
            throw error(.wrongType(member.name.string ?? "", expected: .text), at: member.value)
        }
        return text
    }

    func error(_ reason: RequestError.Reason, at value: DocumentValue) -> RequestError {
        RequestError(reason, at: position(value))
    }

    private static let names = [
        "op", "key", "to", "values", "state", "unset", "comment", "translate", "catalog", "path", "texts",
    ]
}

extension RequestedLocation {
    /// The part, or nil for the whole language.
    package var partOrAll: PartPath? { part.isWhole ? nil : part }
}
