import NIOCore

/// The open connections of a server.
///
/// The methods belong on the server's event loop.
final class OpenConnections: Sendable {
    /// An error for a connection above the limit.
    struct Refusal: Error {}

    /// The event that closes a connection and cancels its task.
    struct Stop: Sendable {}

    private let channels: NIOLoopBoundBox<[ObjectIdentifier: any Channel]>
    private let most: Int

    init(on loop: any EventLoop, atMost most: Int) {
        channels = NIOLoopBoundBox.makeBoxSendingValue([:], as: [ObjectIdentifier: any Channel].self, eventLoop: loop)
        self.most = most
    }

    /// Registers a connection until it is closed.
    func admit(_ channel: any Channel) throws(Refusal) {
        guard channels.value.count < most else { throw Refusal() }
        let identifier = ObjectIdentifier(channel)
        channels.value[identifier] = channel
        channel.closeFuture.whenComplete { [channels] _ in channels.value[identifier] = nil }
    }

    /// Closes all connections.
    func closeAll() {
        for channel in channels.value.values { channel.pipeline.fireUserInboundEventTriggered(Stop()) }
    }
}
