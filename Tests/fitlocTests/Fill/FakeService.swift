import LoopbackHTTP
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
    private let server: LoopbackServer

    /// Limits that are out of reach, even for clients that run among all tests under a sanitizer.
    private static var limits: ServerLimits {
        var limits = ServerLimits(body: 1 << 30)
        limits.connections = 1_000
        limits.patience = .seconds(3_000)
        return limits
    }

    /// Starts a server.
    ///
    /// - Parameter mood: Returns the response for the number of a request, starting at 1.
    init(_ mood: @escaping @Sendable (Int) -> Mood) async throws {
        let seen = seen
        server = try await LoopbackServer(port: 0, limits: Self.limits) { request in
            let body = String(decoding: request.body ?? [], as: UTF8.self)
            let dialect = FakeDialect(path: request.path)
            let questions = dialect.questions(in: body)
            let number = seen.change { seen in
                seen.requests += 1
                seen.running += 1
                seen.mostAtOnce = max(seen.mostAtOnce, seen.running)
                seen.headers.merge(request.headers) { $1 }
                seen.paths.insert(request.path)
                seen.keys += questions.map(\.key)
                seen.bodies.append(body)
                return seen.requests
            }
            defer { seen.change { $0.running -= 1 } }
            return await Self.response(mood(number)) { dialect.answer(questions, $0) }
        }
        address = "http://127.0.0.1:\(server.port)"
    }

    deinit {
        Task { [server] in await server.stop() }
    }

    /// - Parameter answer: Returns the body of the response, in which the given closure has changed every text.
    private static func response(_ mood: Mood, answer: ((String) -> String) -> String) async -> LoopbackResponse {
        switch mood {
        case .well: return fine(answer { "«\($0)»" })
        case .slow(let seconds):
            try? await Task.sleep(for: .seconds(seconds))
            return fine(answer { "«\($0)»" })
        case .saying(let translate): return fine(answer(translate))
        case .status(let status, let headers, let body):
            return LoopbackResponse(
                status: status, reason: "Told so", headers: headers.map { (name: $0.key, value: $0.value) },
                body: Array(body.utf8))
        case .body(let text): return fine(text)
        case .closing:
            return fine("{\"choices\":", headers: [("Content-Length", "10000"), ("Connection", "close")])
        }
    }

    private static func fine(_ body: String, headers: [(name: String, value: String)] = []) -> LoopbackResponse {
        LoopbackResponse(status: 200, headers: headers, body: Array(body.utf8))
    }
}
