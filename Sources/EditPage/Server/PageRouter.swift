import CatalogRuntime
import Foundation

/// The router for the requests of the page.
package struct PageRouter: Sendable {
    private let session: PageSession
    private let door: PageGuard
    private let ticket: PageTicket
    private let language: LanguageTag?

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - port: The port of the server.
    ///   - ticket: The one-time path that redirects a browser to the address with the token.
    ///   - language: The language of the page's interface; nil to use the browser's.
    package init(
        _ session: PageSession, token: PageToken, port: UInt16, ticket: PageTicket, language: LanguageTag?
    ) {
        self.session = session
        door = PageGuard(token: token, port: port)
        self.ticket = ticket
        self.language = language
    }

    /// Handles a request.
    package func answer(_ request: PageRequest) async -> PageResponse {
        guard door.isAddressed(request) else { return .empty(403) }
        guard request.path.hasPrefix("/api/") else { return await file(request) }
        guard door.isAllowed(request) else { return .empty(403) }
        guard request.method == "POST" else { return .empty(405) }
        guard door.hasJSON(request) else { return .empty(415) }
        guard let body = request.body else { return .empty(413) }
        let spoken = spoken(by: request)
        return await CatalogLanguage.withLanguage(spoken) {
            await call(String(request.path.dropFirst("/api/".count)), Data(body))
        }
    }

    /// Returns the language of the interface for a request.
    private func spoken(by request: PageRequest) -> LanguageTag {
        language ?? PageLanguage.best(forHeader: request.headers["accept-language"])
    }

    /// Returns a static file, which contains no secret, or the redirection of a ticket.
    private func file(_ request: PageRequest) async -> PageResponse {
        guard request.method == "GET" || request.method == "HEAD" else { return .empty(405) }
        if let name = request.path.dropPrefix(PageTicket.path) {
            guard let address = await ticket.spend(name) else { return .empty(403) }
            return PageResponse(status: 303, headers: [("Location", address)])
        }
        let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
        if name == PageWords.fileName {
            let words = PageWords.module(in: spoken(by: request))
            return PageResponse(status: 200, type: PageFile.type(of: name), body: Array(words.utf8))
        }
        guard let file = PageFile.all[name] else { return .empty(404) }
        return PageResponse(status: 200, type: file.type, body: Array(file.text.utf8))
    }

    private func call(_ name: String, _ body: Data) async -> PageResponse {
        switch name {
        case "project": return json(await session.answer())
        case "progress": return json(await session.progress())
        case "index": return await reply(body) { (asked: IndexRequest) in await session.answer(asked) }
        case "findings": return await reply(body) { (asked: IndexRequest) in await session.findings(asked) }
        case "changes": return await reply(body) { (asked: ChangesRequest) in await session.answer(asked) }
        case "entries": return await reply(body) { (asked: EntriesRequest) in await session.answer(asked) }
        case "entry": return await reply(body) { (asked: EntryRequest) in await session.answer(asked) }
        case "matches": return await reply(body) { (asked: EntryRequest) in await session.matches(asked) }
        case "suggestion":
            if session.isReadOnly { return .empty(403) }
            return await reply(body) { (asked: EntryRequest) in await session.suggestion(asked) }
        case "origins": return await reply(body) { (asked: EntryRequest) in await session.origins(asked) }
        case "usages":
            return await reply(body) { (asked: EntryRequest) in
                await session.usages(asked, environment: ProcessInfo.processInfo.environment)
            }
        case "language": return await reply(body) { (asked: LanguageRequest) in await session.start(asked) }
        case "trial": return await reply(body) { (asked: TrialRequest) in await session.answer(asked) }
        case "note":
            if session.isReadOnly { return .empty(403) }
            return await reply(body) { (asked: NoteRequest) in await session.add(asked) }
        case "save":
            if session.isReadOnly { return .empty(403) }
            return await reply(body) { (asked: SaveRequest) in await session.save(asked) }
        default: return .empty(404)
        }
    }

    private func reply<Request: Decodable>(
        _ body: Data, _ answer: (Request) async -> (some Encodable)?
    ) async -> PageResponse {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let request = try? decoder.decode(Request.self, from: body) else { return .empty(400) }
        guard let answer = await answer(request) else { return .empty(404) }
        return json(answer)
    }

    private func json(_ answer: some Encodable) -> PageResponse {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = .withoutEscapingSlashes
        guard let body = try? encoder.encode(answer) else { return .empty(500) }
        return PageResponse(status: 200, type: "application/json", body: Array(body))
    }
}

extension String {
    fileprivate func dropPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
