// What the files of CatalogRuntime that import nothing need from those that import Foundation, and what Embedded Swift
// lacks: for the check of 32-bit integers, which compiles them for the toolchain's armv7 target.

public protocol Codable {}
public protocol CVarArg {}
extension Int32: CVarArg {}
extension Int64: CVarArg {}
extension UInt64: CVarArg {}
extension Double: CVarArg {}

extension String {
    init<Value>(describing value: Value) { self = "" }
}

final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    init(_ value: Value) { self.value = value }
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
}

public enum CatalogLanguage {
    public static var preferred: [LanguageTag] { [] }
    public static var current: LanguageTag? { nil }
}

extension Device {
    public static let current: Device = .appleWatch
}

final class NumberStyle: Sendable {
    init(_ language: LanguageTag) {}
    func formatted(_ specification: String, _ value: some CVarArg) -> String { "" }
    func append(_ number: WholeNumber, to output: inout [UInt8]) {}
    func append(_ value: Double, fraction count: Int, to output: inout [UInt8]) {}
}

struct LocalizedFormat: Hashable, Sendable {}
