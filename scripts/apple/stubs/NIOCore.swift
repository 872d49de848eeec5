// The part of the package SwiftNIO that this package uses, with the signatures of its sources.
import Darwin

// MARK: - Event loops

public protocol EventLoopGroup: AnyObject, Sendable {
    func next() -> any EventLoop
}
public protocol EventLoop: EventLoopGroup {}
extension EventLoop {
    public func submit<T>(_ task: @escaping @Sendable () throws -> T) -> EventLoopFuture<T> { fatalError() }
    public func makePromise<T>(
        of type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line
    ) -> EventLoopPromise<T> { fatalError() }
    public func makeCompletedFuture<Success: Sendable>(
        withResultOf body: () throws -> Success
    ) -> EventLoopFuture<Success> { fatalError() }
    @available(*, noasync)
    public func assumeIsolated() -> NIOIsolatedEventLoop { NIOIsolatedEventLoop() }
}
public struct NIOIsolatedEventLoop {
    @discardableResult @available(*, noasync)
    public func scheduleTask<T>(in delay: TimeAmount, _ task: @escaping () throws -> T) -> Scheduled<T> {
        Scheduled()
    }
}
@available(*, unavailable) extension NIOIsolatedEventLoop: Sendable {}

public struct Scheduled<T> {
    public func cancel() {}
}
extension Scheduled: Sendable where T: Sendable {}

public struct TimeAmount: Hashable, Sendable {
    @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
    public init(_ duration: Swift.Duration) {}
}

public final class EventLoopFuture<Value> {
    init() {}
    public struct Isolated {
        @available(*, noasync)
        public func whenSuccess(_ callback: @escaping (Value) -> Void) {}
    }
    @available(*, noasync)
    public func assumeIsolated() -> Isolated { Isolated() }
    public func whenComplete(_ callback: @escaping @Sendable (Result<Value, any Error>) -> Void) {}
}
extension EventLoopFuture: @unchecked Sendable {}
@available(*, unavailable) extension EventLoopFuture.Isolated: Sendable {}

public struct EventLoopPromise<Value> {
    public let futureResult: EventLoopFuture<Value>
    public func succeed(_ value: Value) where Value: Sendable {}
}
extension EventLoopPromise: Sendable {}

public final class NIOLoopBoundBox<Value>: @unchecked Sendable {
    init() {}
    public static func makeBoxSendingValue(
        _ value: Value, as: Value.Type = Value.self, eventLoop: any EventLoop
    ) -> NIOLoopBoundBox<Value> where Value: Sendable { fatalError() }
    public static func makeBoxSendingValue(
        _ value: sending Value, as: Value.Type = Value.self, eventLoop: any EventLoop
    ) -> NIOLoopBoundBox<Value> { fatalError() }
    public var value: Value {
        get { fatalError() }
        set {}
    }
}

// MARK: - Channels

public enum CloseMode: Sendable {
    case output
    case input
    case all
}
public protocol ChannelOutboundInvoker {
    func close(mode: CloseMode, promise: EventLoopPromise<Void>?)
}
extension ChannelOutboundInvoker {
    public func close(promise: EventLoopPromise<Void>?) {}
    public func close(mode: CloseMode = .all) async throws {}
}
public protocol Channel: AnyObject, ChannelOutboundInvoker, Sendable {
    var closeFuture: EventLoopFuture<Void> { get }
    var pipeline: ChannelPipeline { get }
    var localAddress: SocketAddress? { get }
    var isActive: Bool { get }
    var eventLoop: any EventLoop { get }
}
public final class ChannelPipeline: @unchecked Sendable {
    init() {}
    public struct SynchronousOperations {
        public enum Position {
            case first
            case last
        }
        public func addHandlers(_ handlers: [any ChannelHandler], position: Position = .last) throws {}
    }
    public var syncOperations: SynchronousOperations { SynchronousOperations() }
}
public protocol ChannelHandler: AnyObject {}
public final class ChannelHandlerContext {
    init() {}
    public var channel: any Channel { fatalError() }
    public var eventLoop: any EventLoop { fatalError() }
    public func fireChannelActive() {}
    public func fireChannelInactive() {}
    public func write(_ data: NIOAny, promise: EventLoopPromise<Void>?) {}
    public func writeAndFlush(_ data: NIOAny, promise: EventLoopPromise<Void>?) {}
    public func close(mode: CloseMode = .all, promise: EventLoopPromise<Void>?) {}
}
@available(*, unavailable) extension ChannelHandlerContext: Sendable {}
public struct NIOAny {}
@available(*, unavailable) extension NIOAny: Sendable {}
public protocol ChannelInboundHandler: ChannelHandler {
    associatedtype InboundIn
    associatedtype InboundOut = Never
    associatedtype OutboundOut = Never
    func channelActive(context: ChannelHandlerContext)
    func channelInactive(context: ChannelHandlerContext)
    func channelRead(context: ChannelHandlerContext, data: NIOAny)
    func errorCaught(context: ChannelHandlerContext, error: any Error)
}
extension ChannelInboundHandler {
    public func unwrapInboundIn(_ value: NIOAny) -> InboundIn { fatalError() }
    public func wrapOutboundOut(_ value: OutboundOut) -> NIOAny { NIOAny() }
}
public protocol ByteToMessageDecoder {}
public final class ByteToMessageHandler<Decoder: ByteToMessageDecoder>: ChannelHandler {
    public init(_ decoder: Decoder, maximumBufferSize: Int? = nil) {}
}

// MARK: - Options

public protocol ChannelOption: Equatable, Sendable {
    associatedtype Value: Sendable
}
public enum ChannelOptions {
    public enum Types {
        public struct SocketOption: ChannelOption {
            public typealias Value = CInt
        }
        public struct RecvAllocatorOption: ChannelOption {
            public typealias Value = any RecvByteBufferAllocator
        }
        public struct MaxMessagesPerReadOption: ChannelOption {
            public typealias Value = UInt
        }
    }
}
extension ChannelOption where Self == ChannelOptions.Types.SocketOption {
    public static func socketOption(_ name: NIOBSDSocket.Option) -> Self { .init() }
}
extension ChannelOption where Self == ChannelOptions.Types.RecvAllocatorOption {
    public static var recvAllocator: Self { .init() }
}
extension ChannelOption where Self == ChannelOptions.Types.MaxMessagesPerReadOption {
    public static var maxMessagesPerRead: Self { .init() }
}
public enum NIOBSDSocket {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: CInt
        public init(rawValue: CInt) { self.rawValue = rawValue }
        public static var so_reuseaddr: Option { Option(rawValue: SO_REUSEADDR) }
    }
}
public protocol RecvByteBufferAllocator: Sendable {}
public struct FixedSizeRecvByteBufferAllocator: RecvByteBufferAllocator {
    public init(capacity: Int) {}
}

// MARK: - Values

public struct ByteBuffer: Hashable, Sendable {
    public init() {}
    public init<Bytes: Sequence>(bytes: Bytes) where Bytes.Element == UInt8 {}
    public var readableBytes: Int { 0 }
    public var readableBytesView: ByteBufferView { ByteBufferView() }
}
public struct ByteBufferView: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 { 0 }
}
public enum IOData: Equatable {
    case byteBuffer(ByteBuffer)
}
public enum SocketAddress: Sendable {
    public init(ipAddress: String, port: Int) throws { fatalError() }
    public var port: Int? { nil }
}
public struct IOError: Error {
    public var errnoCode: CInt { 0 }
}
