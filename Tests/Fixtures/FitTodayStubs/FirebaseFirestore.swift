// swift-format-ignore-file
@_exported import Foundation

public struct Timestamp: Codable, Hashable, Sendable {
    public init(date: Date) {}
    public init() {}
    public var seconds: Int64 { 0 }
    public func dateValue() -> Date { fatalError() }
}
@propertyWrapper public struct DocumentID<Value: Codable>: Codable {
    public init(wrappedValue: Value?) { self.wrappedValue = nil }
    public var wrappedValue: Value?
}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}
@propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
    public init(wrappedValue: Value?) { self.wrappedValue = nil }
    public var wrappedValue: Value?
}
extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}
public final class FieldValue { public static func serverTimestamp() -> FieldValue { fatalError() }; public static func increment(_ value: Int64) -> FieldValue { fatalError() }; public static func arrayUnion(_ values: [Any]) -> FieldValue { fatalError() }; public static func arrayRemove(_ values: [Any]) -> FieldValue { fatalError() }; public static func delete() -> FieldValue { fatalError() } }
public class DocumentSnapshot: @unchecked Sendable {
    public var exists: Bool { false }
    public var documentID: String { "" }
    public var reference: DocumentReference { fatalError() }
    public func data() -> [String: Any]? { nil }
    public func data<T: Decodable>(as type: T.Type) throws -> T { fatalError() }
    public func get(_ field: String) -> Any? { nil }
}
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable { public override func data() -> [String: Any] { [:] } }
public final class QuerySnapshot: @unchecked Sendable { public var documents: [QueryDocumentSnapshot] { [] }; public var isEmpty: Bool { true }; public var count: Int { 0 } }
public protocol ListenerRegistration { func remove() }
public enum AggregateSource { case server }
public final class AggregateQuery { public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot { fatalError() } }
public final class AggregateQuerySnapshot: @unchecked Sendable { public var count: NSNumber { fatalError() } }
public class Query: @unchecked Sendable {
    public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
    public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, in values: [Any]) -> Query { self }
    public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
    public func order(by field: String, descending: Bool = false) -> Query { self }
    public func limit(to count: Int) -> Query { self }
    public func start(at values: [Any]) -> Query { self }
    public func start(afterDocument document: DocumentSnapshot) -> Query { self }
    public func end(at values: [Any]) -> Query { self }
    public func getDocuments() async throws -> QuerySnapshot { fatalError() }
    public var count: AggregateQuery { fatalError() }
    @discardableResult public func addSnapshotListener(_ listener: @escaping @Sendable (QuerySnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { fatalError() }
}
public final class CollectionReference: Query, @unchecked Sendable {
    public func document() -> DocumentReference { fatalError() }
    public func document(_ path: String) -> DocumentReference { fatalError() }
    @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference { fatalError() }
    @discardableResult public func addDocument<T: Encodable>(from value: T) throws -> DocumentReference { fatalError() }
}
public final class DocumentReference: @unchecked Sendable {
    public var documentID: String { "" }
    public func collection(_ path: String) -> CollectionReference { fatalError() }
    public func getDocument() async throws -> DocumentSnapshot { fatalError() }
    public func setData(_ data: [String: Any], merge: Bool = false) async throws {}
    public func setData<T: Encodable>(from value: T, merge: Bool = false) throws {}
    public func updateData(_ data: [String: Any]) async throws {}
    public func delete() async throws {}
    @discardableResult public func addSnapshotListener(_ listener: @escaping @Sendable (DocumentSnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { fatalError() }
}
public final class WriteBatch { public func setData(_ data: [String: Any], forDocument: DocumentReference, merge: Bool = false) {}; public func setData<T: Encodable>(from value: T, forDocument: DocumentReference) throws {}; public func updateData(_ data: [AnyHashable: Any], forDocument: DocumentReference) {}; public func deleteDocument(_ document: DocumentReference) {}; public func commit() async throws {} }
public final class Transaction { public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { fatalError() }; public func setData(_ data: [String: Any], forDocument: DocumentReference, merge: Bool = false) {}; public func setData<T: Encodable>(from value: T, forDocument: DocumentReference, merge: Bool = false) throws {}; public func updateData(_ data: [AnyHashable: Any], forDocument: DocumentReference) {} ; public func deleteDocument(_ document: DocumentReference) {} }
public final class Firestore: @unchecked Sendable {
    public struct Encoder { public init() {}; public func encode<T: Encodable>(_ value: T) throws -> [String: Any] { [:] } }
    public static func firestore() -> Firestore { fatalError() }
    public func collection(_ path: String) -> CollectionReference { fatalError() }
    public func collectionGroup(_ path: String) -> Query { fatalError() }
    public func document(_ path: String) -> DocumentReference { fatalError() }
    public func batch() -> WriteBatch { fatalError() }
    @discardableResult public func runTransaction(_ body: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?) async throws -> Any? { nil }
}
