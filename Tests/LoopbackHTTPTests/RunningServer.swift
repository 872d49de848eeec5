import Foundation
import LoopbackHTTP
import TestSupport

/// A server that answers with the method, the path and the length of the body, until the object is released.
///
/// The path `/slow` is answered when the task is cancelled, and the path `/long` with a million spaces at the end.
final class RunningServer: Sendable {
    /// The paths of all requests, and the word `cancelled` for each cancelled one.
    let log = Watched<[String]>([])
    private let server: LoopbackServer

    /// The port of the server.
    var port: UInt16 { server.port }

    /// - Parameter change: Changes the limits, which allow bodies of at most 10 bytes.
    init(port: UInt16 = 0, changing change: (inout ServerLimits) -> Void = { _ in }) async throws {
        var limits = ServerLimits(body: 10)
        change(&limits)
        let log = log
        server = try await LoopbackServer(port: port, limits: limits) { request in
            log.change { $0.append(request.path) }
            if request.path == "/slow" { try? await Task.sleep(for: .seconds(3_000)) }
            if Task.isCancelled { log.change { $0.append("cancelled") } }
            let length = request.body.map { "\($0.count)" } ?? "too long"
            let end = request.path == "/long" ? String(repeating: " ", count: 1_000_000) : ""
            let text = "\(request.method) \(request.path) \(length)\(end)\n"
            return LoopbackResponse(status: 200, body: Array(text.utf8))
        }
    }

    deinit {
        Task { [server] in await server.stop() }
    }

    /// Stops the server before the object is released.
    func stop() async { await server.stop() }

    /// Sends text, and returns what the server sends until it closes the connection.
    func exchange(_ text: String) async throws -> String {
        let port = port
        return try await OwnThread.run { try LoopbackConnection(port: port).exchange(Array(text.utf8)) }
    }

    /// Returns the bodies in the text of answers, without spaces at the end.
    static func bodies(in text: String) -> [String] {
        text.components(separatedBy: "\r\n\r\n").dropFirst().map { part in
            (part.components(separatedBy: "\n").first ?? "").trimmingCharacters(in: .whitespaces)
        }
    }
}
