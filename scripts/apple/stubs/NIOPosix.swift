// The part of the package SwiftNIO that this package uses, with the signatures of its sources.
import NIOCore

public final class MultiThreadedEventLoopGroup: EventLoopGroup {
    public init(numberOfThreads: Int) {}
    public func next() -> any EventLoop { fatalError() }
}
public final class ServerBootstrap {
    public init(group: any EventLoopGroup) {}
    public func serverChannelOption<Option: ChannelOption>(_ option: Option, value: Option.Value) -> Self { self }
    public func childChannelOption<Option: ChannelOption>(_ option: Option, value: Option.Value) -> Self { self }
    public func childChannelInitializer(
        _ initializer: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
    ) -> Self { self }
    public func bind(to address: SocketAddress) -> EventLoopFuture<any Channel> { fatalError() }
}
@available(*, unavailable) extension ServerBootstrap: Sendable {}
