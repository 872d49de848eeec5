import CommandSupport
import EditPage
import FlyingFox
import FlyingSocks
import Foundation

/// Listens on loopback, and on nothing else, and has a router answer.
struct PageServer {
    /// Its address, without a slash at the end.
    let address: String
    private let server: HTTPServer
    private let task: Task<Void, Never>

    /// Longer than any request takes, save the first of a large project.
    private static let timeout = 300.0

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - port: the port; 0 for one that is free.
    ///   - router: what answers, for the port that it came to.
    /// - Throws: where the port cannot be listened on.
    init(port: UInt16, router: @Sendable @escaping (UInt16) -> PageRouter) async throws {
        let server = HTTPServer(
            config: .init(
                address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.timeout, sharedRequestReplaySize: 0,
                logger: .disabled))
        let (outcome, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
        let task = Task { () async -> Void in
            do { try await server.run() } catch { continuation.finish(throwing: error) }
        }
        let waiting = Task {
            try await server.waitUntilListening(timeout: Self.timeout)
            continuation.finish()
        }
        do {
            for try await _ in outcome {}
        } catch {
            waiting.cancel()
            throw CommandFailure(Texts.EditPage.portTaken(port: "\(port)", reason: error.localizedDescription))
        }
        guard case .ip4(_, let number)? = await server.listeningAddress else { throw POSIXError(.EADDRNOTAVAIL) }
        let answering = router(number)
        await server.appendRoute("*") { request in
            HTTPResponse(await answering.answer(try await PageRequest(request)))
        }
        address = "http://127.0.0.1:\(number)"
        self.server = server
        self.task = task
    }

    /// Stops listening and ends what is under way.
    func stop() async {
        await server.stop()
        task.cancel()
    }
}

extension PageRequest {
    /// Takes over a request; a body that is too long is read to its end and thrown away, so that what is left of it is
    /// not taken for the next request.
    fileprivate init(_ request: HTTPRequest) async throws {
        var body: [UInt8]? = []
        for try await bytes in request.bodySequence {
            body? += bytes
            if let count = body?.count, count > Self.longestBody { body = nil }
        }
        let headers = request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }
        self.init(
            method: request.method.rawValue, path: request.path,
            headers: Dictionary(headers) { $1 }, body: body)
    }
}

extension HTTPResponse {
    /// Gives an answer to the server.
    fileprivate init(_ response: PageResponse) {
        let headers = Dictionary(response.headers.map { (HTTPHeader($0.name), $0.value) }) { $1 }
        self.init(
            statusCode: HTTPStatusCode(response.status, phrase: ""), headers: HTTPHeaders(headers),
            body: Data(response.body))
    }
}
