// swift-format-ignore-file
// As much of Apple's Foundation as FitToday uses and Linux does not have.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation

extension String {
    public struct LocalizationValue: ExpressibleByStringInterpolation { public init(stringLiteral: String) {} }
    public init(localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { fatalError() }
}
public final class RelativeDateTimeFormatter {
    public enum UnitsStyle { case full, spellOut, short, abbreviated }
    public enum DateTimeStyle { case numeric, named }
    public init() {}
    public var unitsStyle: UnitsStyle = .full
    public var dateTimeStyle: DateTimeStyle = .numeric
    public var locale: Locale!
    public func localizedString(for date: Date, relativeTo reference: Date) -> String { "" }
}
extension RangeReplaceableCollection where Self: MutableCollection {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
    public mutating func remove(atOffsets offsets: IndexSet) {}
}
public typealias CFDictionary = NSDictionary
public typealias CFTypeRef = AnyObject
public let kSecClass: CFString = "", kSecClassGenericPassword = kSecClass, kSecAttrService = kSecClass, kSecAttrAccount = kSecClass, kSecReturnData = kSecClass, kSecMatchLimit = kSecClass, kSecMatchLimitOne = kSecClass, kSecValueData = kSecClass, kSecAttrAccessible = kSecClass, kSecAttrAccessibleWhenUnlockedThisDeviceOnly = kSecClass
public let kSecRandomDefault: Int? = nil, errSecSuccess: Int32 = 0, errSecItemNotFound: Int32 = -25300
public func SecRandomCopyBytes(_ random: Int?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { 0 }
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> Int32 { 0 }
public func SecItemAdd(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> Int32 { 0 }
public func SecItemDelete(_ query: CFDictionary) -> Int32 { 0 }
public typealias CFString = String
public protocol Cancellable { func cancel() }
public final class AnyCancellable: Cancellable, Hashable {
    public init() {}
    public func cancel() {}
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { false }
    public func hash(into hasher: inout Hasher) {}
}
extension Timer {
    public final class TimerPublisher {
        public func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable { AnyCancellable() }
        public func connect() -> any Cancellable { AnyCancellable() }
        public func autoconnect() -> TimerPublisher { self }
    }
    public static func publish(every interval: TimeInterval, on loop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher { fatalError() }
}
