import LanguageServer

/// A request for completions at a position.
struct CompletionQuestion: Sendable {
    let view: ProjectView
    let path: String
    let encoding: PositionEncoding
    private let position: Position

    /// The maximum number of completions, because users read only a few.
    static let limit = 200

    /// Creates the request from its parameters.
    init(_ parameters: PositionParameters, _ snapshot: SessionSnapshot) throws {
        (view, path) = try snapshot.location(of: parameters.textDocument.uri)
        encoding = snapshot.client.encoding
        position = parameters.position
    }

    /// Returns the completions.
    func answer() async throws -> CompletionList {
        let none = CompletionList(isIncomplete: false, items: [])
        guard let text = await view.text(of: path) else { return none }
        let offset = text.offset(of: position, in: encoding)
        switch FileAddress.kind(of: path) {
        case .table where path.hasSuffix(".xcstrings"): return await catalogItems(at: offset, in: text) ?? none
        case .code: return await keyItems(at: offset, in: text) ?? none
        case .table, .configuration, .other: return none
        }
    }
}
