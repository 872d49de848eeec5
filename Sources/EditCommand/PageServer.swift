import CommandOutput
import EditPage
import InterfaceTexts
import LoopbackHTTP

/// An HTTP server on the loopback address that passes each request to a router.
struct PageServer {
    /// The URL of the server, without a trailing slash.
    let address: String
    private let server: LoopbackServer

    /// Starts the server.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any free port.
    ///   - router: A closure that creates the router for the port on which the server listens.
    /// - Throws: An error if the port is not available.
    init(port: UInt16, router: @Sendable @escaping (UInt16) -> PageRouter) async throws {
        do throws(ListeningError) {
            server = try await LoopbackServer(port: port, limits: ServerLimits(body: PageRequest.longestBody)) {
                LoopbackResponse(await router($0.port).answer(PageRequest($0)))
            }
        } catch {
            throw CommandFailure(Texts.EditPage.portTaken(port: "\(port)", reason: error.reason))
        }
        address = "http://127.0.0.1:\(server.port)"
    }

    /// Stops the server, cancels running requests, and waits for them to end.
    func stop() async {
        await server.stop()
    }
}

extension PageRequest {
    /// Creates a page request from an HTTP request.
    fileprivate init(_ request: LoopbackRequest) {
        self.init(method: request.method, path: request.path, headers: request.headers, body: request.body)
    }
}

extension LoopbackResponse {
    /// Creates an HTTP response from the page's response.
    fileprivate init(_ response: PageResponse) {
        self.init(status: response.status, headers: response.headers, body: response.body)
    }
}
