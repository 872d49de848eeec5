// swift-format-ignore-file
@_exported import ApplePlatform

public let FunctionsErrorDomain = ""
public enum FunctionsErrorCode: Int, Sendable { case ok, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss, unauthenticated }
public final class HTTPSCallableResult: @unchecked Sendable { public var data: Any { 0 } }
public final class HTTPSCallable: @unchecked Sendable { public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { fatalError() } }
public final class Functions: @unchecked Sendable { public static func functions() -> Functions { fatalError() }; public func httpsCallable(_ name: String) -> HTTPSCallable { fatalError() } }
