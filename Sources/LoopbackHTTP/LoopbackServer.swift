import NIOCore
import NIOPosix

/// An HTTP server on the loopback address.
///
/// A task answers each request. Requests of one connection are answered in order, one after the other.
package struct LoopbackServer: Sendable {
    /// A function that answers a request.
    package typealias Answer = @Sendable (LoopbackRequest) async -> LoopbackResponse

    /// The port on which the server listens.
    package let port: UInt16
    private let listener: any Channel
    private let connections: OpenConnections

    /// The thread that reads and writes for all servers of the process, until the process ends.
    ///
    /// One is enough, because tasks create the answers.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// The maximum size of a read in bytes.
    ///
    /// It limits the number of small requests that wait for the answer to an earlier one.
    private static let readSize = 1 << 14

    /// Starts a server.
    ///
    /// - Parameter port: The port; 0 for any free port.
    package init(
        port: UInt16, limits: ServerLimits, answer: @escaping Answer
    ) async throws(ListeningError) {
        let loop = Self.group.next()
        connections = OpenConnections(on: loop, atMost: limits.connections)
        listener = try await Self.listen(port, on: loop, connections, limits, answer)
        self.port = UInt16(truncatingIfNeeded: listener.localAddress?.port ?? 0)
    }

    /// Stops listening, closes all connections, and cancels the tasks that answer requests.
    ///
    /// Returns when the tasks have ended, so that a file is not left half written.
    package func stop() async {
        try? await listener.close()
        let tasks = try? await listener.eventLoop.submit { [connections] in connections.closeAll() }.value()
        for task in tasks ?? [] { await task.value }
    }

    private static func listen(
        _ port: UInt16, on loop: any EventLoop, _ connections: OpenConnections, _ limits: ServerLimits,
        _ answer: @escaping Answer
    ) async throws(ListeningError) -> any Channel {
        let bootstrap = ServerBootstrap(group: loop)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: readSize))
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try connections.admit(channel)
                    let handlers = ConnectionHandler.chain(connections, limits, answer)
                    try channel.pipeline.syncOperations.addHandlers(handlers)
                }
            }
        do {
            let address = try SocketAddress(ipAddress: "127.0.0.1", port: Int(port))
            return try await bootstrap.bind(to: address).value()
        } catch {
            throw ListeningError(error)
        }
    }
}
