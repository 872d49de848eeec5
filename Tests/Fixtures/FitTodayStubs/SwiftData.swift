// swift-format-ignore-file
@_exported import Foundation

public protocol PersistentModel: AnyObject {}
public struct Schema { public init(_ types: [any PersistentModel.Type]) {} }
public struct ModelConfiguration {
    public init(schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {}
    public init(isStoredInMemoryOnly: Bool) {}
}
public final class ModelContainer: @unchecked Sendable {
    public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {}
    public init(for schema: Schema, configurations: [ModelConfiguration]) throws {}
    @MainActor public var mainContext: ModelContext { fatalError() }
}
public final class ModelContext {
    public init(_ container: ModelContainer) {}
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { 0 }
    public func insert<T: PersistentModel>(_ model: T) {}
    public func delete<T: PersistentModel>(_ model: T) {}
    public func delete<T: PersistentModel>(model: T.Type) throws {}
    public func save() throws {}
}
public struct FetchDescriptor<T> {
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {}
}
