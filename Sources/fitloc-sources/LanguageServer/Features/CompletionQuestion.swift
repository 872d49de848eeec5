import LanguageServer
import XCStringsKit

/// What could be typed at a place.
struct CompletionQuestion: Sendable {
    let view: ProjectView
    let path: String
    let encoding: PositionEncoding
    private let position: Position

    /// More would not be read.
    static let limit = 200

    /// Takes a question.
    init(_ parameters: PlaceParameters, _ snapshot: SessionSnapshot) throws {
        (view, path) = try snapshot.place(of: parameters.textDocument.uri)
        encoding = snapshot.client.encoding
        position = parameters.position
    }

    /// What could be typed.
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
