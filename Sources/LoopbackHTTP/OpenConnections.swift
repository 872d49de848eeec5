import NIOCore

/// The open connections of a server, and the tasks that answer requests.
///
/// The methods belong on the server's event loop.
final class OpenConnections: Sendable {
    /// An error for a connection above the limit.
    struct Refusal: Error {}

    private let channels: NIOLoopBoundBox<[ObjectIdentifier: any Channel]>
    private let tasks: NIOLoopBoundBox<Set<Task<Void, Never>>>
    private let most: Int

    init(on loop: any EventLoop, atMost most: Int) {
        channels = NIOLoopBoundBox.makeBoxSendingValue([:], as: [ObjectIdentifier: any Channel].self, eventLoop: loop)
        tasks = NIOLoopBoundBox.makeBoxSendingValue([], as: Set<Task<Void, Never>>.self, eventLoop: loop)
        self.most = most
    }

    /// Registers a connection until it is closed.
    func admit(_ channel: any Channel) throws(Refusal) {
        guard channels.value.count < most else { throw Refusal() }
        let identifier = ObjectIdentifier(channel)
        channels.value[identifier] = channel
        channel.closeFuture.whenComplete { [channels] _ in channels.value[identifier] = nil }
    }

    /// Registers the task that answers a request until its answer is complete.
    func add<Answer>(_ task: Task<Void, Never>, until answer: EventLoopFuture<Answer>) {
        tasks.value.insert(task)
        answer.whenComplete { [tasks] _ in tasks.value.remove(task) }
    }

    /// Closes all connections, cancels all tasks, and returns the tasks.
    func closeAll() -> Set<Task<Void, Never>> {
        for channel in channels.value.values { channel.close(promise: nil) }
        for task in tasks.value { task.cancel() }
        return tasks.value
    }
}
