import CommandSupport
import EditPage
import FlyingFox
import FlyingSocks
import Foundation

/// An HTTP server on the loopback address that passes each request to a router.
struct PageServer {
    /// The URL of the server, without a trailing slash.
    let address: String
    private let server: HTTPServer
    private let task: Task<Void, Never>

    /// The timeout of a request in seconds.
    ///
    /// Only the first request of a large project takes long.
    private static let timeout = 300.0

    /// Starts the server.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any free port.
    ///   - router: A closure that creates the router for the port on which the server listens.
    /// - Throws: An error if the port is not available.
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

    /// Stops the server and cancels running requests.
    func stop() async {
        await server.stop()
        task.cancel()
    }
}

extension PageRequest {
    /// Creates a page request from an HTTP request.
    ///
    /// A body that is too long is read to its end and discarded. Otherwise the server would read the rest as the next
    /// request.
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
    /// Creates an HTTP response from the page's response.
    fileprivate init(_ response: PageResponse) {
        let headers = Dictionary(response.headers.map { (HTTPHeader($0.name), $0.value) }) { $1 }
        self.init(
            statusCode: HTTPStatusCode(response.status, phrase: ""), headers: HTTPHeaders(headers),
            body: Data(response.body))
    }
}
