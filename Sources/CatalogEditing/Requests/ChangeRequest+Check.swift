extension ChangeRequest.Operation {
    /// The members that the operation accepts, apart from the key.
    package var members: Set<String> {
        switch self {
        case .add: ["values", "state", "comment", "translate", "texts"]
        case .set: ["values", "state", "unset", "comment", "translate", "texts"]
        case .unset: ["unset"]
        case .remove: []
        case .rename, .move, .copy: ["to"]
        }
    }

    /// Returns the reason why a request is incomplete for the operation; nil if it is complete.
    package func check(_ request: ChangeRequest) -> RequestError.Reason? {
        switch self {
        case .rename, .move, .copy: request.destination?.isEmpty ?? true ? .missing("to") : nil
        case .unset: request.removals.isEmpty ? .missing("unset") : nil
        case .set: request.entryChanges.isEmpty && !request.isListed ? .nothing : nil
        case .add, .remove: nil
        }
    }
}
