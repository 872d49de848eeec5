// swift-format-ignore-file
@_exported import Foundation

public final class StorageMetadata { public init() {}; public var contentType: String?; public var path: String? { nil } }
public final class StorageReference: @unchecked Sendable {
    public var bucket: String { "" }
    public func child(_ path: String) -> StorageReference { self }
    public func putDataAsync(_ data: Data, metadata: StorageMetadata? = nil) async throws -> StorageMetadata { fatalError() }
    public func downloadURL() async throws -> URL { fatalError() }
    public func data(maxSize: Int64) async throws -> Data { fatalError() }
    public func delete() async throws {}
}
public final class Storage: @unchecked Sendable { public static func storage() -> Storage { fatalError() }; public func reference() -> StorageReference { fatalError() }; public func reference(withPath path: String) -> StorageReference { fatalError() } }
