import FlyingFox
import FlyingSocks
import Foundation
import TestSupport

/// A local server with the APIs of all services and with configurable behaviour.
final class FakeService: Sendable {
    /// The response to a request.
    enum Mood: Sendable {
        /// Returns each text in guillemets.
        case well
        /// Returns each text in guillemets after some seconds.
        case slow(Double)
        /// Returns the result of a closure for each text.
        case saying(@Sendable (String) -> String)
        /// Returns another status.
        case status(Int, headers: [String: String] = [:], body: String = "{}")
        /// Returns a body in place of an answer.
        case body(String)
        /// Closes the connection in the middle of the response.
        case closing
    }

    /// The requests that the server has received.
    struct Seen: Sendable {
        var requests = 0
        var running = 0
        var mostAtOnce = 0
        var headers: [String: String] = [:]
        var paths: Set<String> = []
        /// The requested keys, with repetitions.
        var keys: [String] = []
        var bodies: [String] = []
    }

    let seen = Watched(Seen())
    /// The base URL.
    let address: String
    private let task: Task<Void, any Error>
    /// The timeout in seconds, long enough for a server that starts among all tests under a sanitizer.
    private static let patience: TimeInterval = 3_000

    /// Starts a server.
    ///
    /// - Parameter mood: Returns the response for the number of a request, starting at 1.
    init(_ mood: @escaping @Sendable (Int) -> Mood) async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), timeout: Self.patience)
        let seen = seen
        await server.appendRoute("*") { request in
            let body = String(decoding: try await request.bodyData, as: UTF8.self)
            let dialect = FakeDialect(path: request.path)
            let questions = dialect.questions(in: body)
            let number = seen.change { seen in
                seen.requests += 1
                seen.running += 1
                seen.mostAtOnce = max(seen.mostAtOnce, seen.running)
                for (name, value) in request.headers { seen.headers[name.rawValue.lowercased()] = value }
                seen.paths.insert(request.path)
                seen.keys += questions.map(\.key)
                seen.bodies.append(body)
                return seen.requests
            }
            defer { seen.change { $0.running -= 1 } }
            return try await Self.response(mood(number)) { dialect.answer(questions, $0) }
        }
        task = Task { try await server.run() }
        try await server.waitUntilListening(timeout: Self.patience)
        guard case .ip4(_, let port)? = await server.listeningAddress else { throw POSIXError(.EADDRNOTAVAIL) }
        address = "http://127.0.0.1:\(port)"
    }

    deinit {
        task.cancel()
    }

    /// - Parameter answer: Returns the body of the response, in which the given closure has changed every text.
    private static func response(
        _ mood: Mood, answer: ((String) -> String) -> String
    ) async throws -> HTTPResponse {
        switch mood {
        case .well: return fine(answer { "«\($0)»" })
        case .slow(let seconds):
            try await Task.sleep(for: .seconds(seconds))
            return fine(answer { "«\($0)»" })
        case .saying(let translate): return fine(answer(translate))
        case .status(let status, let headers, let body):
            let named = Dictionary(headers.map { (HTTPHeader($0.key), $0.value) }) { $1 }
            return HTTPResponse(
                statusCode: HTTPStatusCode(status, phrase: "Told so"), headers: HTTPHeaders(named),
                body: Data(body.utf8))
        case .body(let text): return fine(text)
        case .closing:
            return HTTPResponse(
                statusCode: .ok, body: HTTPBodySequence(from: ClosingBytes(), count: 10_000, suggestedBufferSize: 16))
        }
    }

    private static func fine(_ body: String) -> HTTPResponse {
        HTTPResponse(statusCode: .ok, body: Data(body.utf8))
    }
}

/// A body that ends with an error.
private struct ClosingBytes: AsyncBufferedSequence, Sendable {
    typealias Element = UInt8

    func makeAsyncIterator() -> Iterator { Iterator() }

    struct Iterator: AsyncBufferedIteratorProtocol {
        private var isBegun = false

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
            if isBegun { throw POSIXError(.ECONNRESET) }
            isBegun = true
            return Array("{\"choices\":".utf8)
        }
    }
}
