// The part of the package SwiftNIO that this package uses, with the signatures of its sources.
import NIOCore

public enum HTTPMethod: Equatable, Sendable {
    case GET
    case HEAD
    case POST
    case CONNECT
    case RAW(value: String)
    public var rawValue: String { "" }
}
public struct HTTPVersion: Equatable, Sendable {
    public static let http1_1 = HTTPVersion()
}
public enum HTTPResponseStatus: Sendable {
    case custom(code: UInt, reasonPhrase: String)
    case `continue`
    public init(statusCode: Int, reasonPhrase: String = "") { fatalError() }
}
public struct HTTPHeaders: Equatable, Sendable, RandomAccessCollection {
    public init(_ headers: [(String, String)] = []) {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> (name: String, value: String) { fatalError() }
    public subscript(name: String) -> [String] { [] }
    public func contains(name: String) -> Bool { false }
    public mutating func add(name: String, value: String) {}
    public mutating func replaceOrAdd(name: String, value: String) {}
}
public struct HTTPRequestHead: Equatable, @unchecked Sendable {
    public var method: HTTPMethod
    public var uri: String
    public var version: HTTPVersion
    public var headers: HTTPHeaders
    public var isKeepAlive: Bool { false }
}
public struct HTTPResponseHead: Equatable, @unchecked Sendable {
    public init(version: HTTPVersion, status: HTTPResponseStatus, headers: HTTPHeaders = HTTPHeaders()) {}
    public var isKeepAlive: Bool { false }
}
public enum HTTPPart<HeadT: Equatable, BodyT: Equatable> {
    case head(HeadT)
    case body(BodyT)
    case end(HTTPHeaders?)
}
public typealias HTTPServerRequestPart = HTTPPart<HTTPRequestHead, ByteBuffer>
public typealias HTTPServerResponsePart = HTTPPart<HTTPResponseHead, IOData>

public struct NIOHTTPDecoderLimitConfiguration: Sendable, Hashable {
    public var maxHeaderFieldSize = 0
    public var maxHeaderListSize = 0
    public var maxHeaderFieldCount = 0
    public init() {}
}
public enum RemoveAfterUpgradeStrategy: Sendable {
    case forwardBytes
    case fireError
    case dropBytes
}
public final class HTTPDecoder<In, Out>: ByteToMessageDecoder {
    public init(
        leftOverBytesStrategy: RemoveAfterUpgradeStrategy = .dropBytes,
        limitConfiguration: NIOHTTPDecoderLimitConfiguration = .init()
    ) {}
}
public typealias HTTPRequestDecoder = HTTPDecoder<HTTPServerRequestPart, HTTPServerResponsePart>
public final class HTTPResponseEncoder: ChannelHandler {
    public init() {}
}
public final class HTTPServerPipelineHandler: ChannelHandler {
    public init() {}
}
public final class NIOHTTPResponseHeadersValidator: ChannelHandler {
    public init() {}
}
public final class HTTPServerProtocolErrorHandler: ChannelHandler {
    public init() {}
}
