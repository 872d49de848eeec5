// The part of Apple's Foundation that this package uses, with the availability of Apple's documentation.
// What is missing here is an error that names it: look the declaration up, and add it with its availability.
@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double
public typealias unichar = UInt16

public struct CGFloat: Hashable, Sendable, CVarArg {
    public init(_ value: Double) {}
    public init(_ value: Int) {}
    public var native: Double { 0 }
    public var _cVarArgEncoding: [Int] { [] }
}

// MARK: - Bytes, dates, addresses

public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Codable {
    public typealias Index = Int
    public typealias Element = UInt8
    public init() {}
    public init<S: Sequence>(_ bytes: S) where S.Element == UInt8 {}
    public init(bytes: UnsafeRawPointer, count: Int) {}
    public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
    public init?(base64Encoded text: String) {}
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 {
        get { 0 }
        set {}
    }
    public subscript(range: Range<Int>) -> Data {
        get { self }
        set {}
    }
    public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with bytes: C) where C.Element == UInt8 {}
    public func write(to url: URL, options: WritingOptions = []) throws {}
    public func base64EncodedString() -> String { "" }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
    public mutating func append(_ other: Data) {}
}

public struct Date: Hashable, Comparable, Sendable, Codable {
    public init() {}
    public init(timeIntervalSinceNow seconds: TimeInterval) {}
    public init(timeIntervalSince1970 seconds: TimeInterval) {}
    public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {}
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Date {}
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date { fatalError() }
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public struct ISO8601FormatStyle: Foundation.FormatStyle, ParseStrategy, Sendable {
        public init() {}
        public func format(_ value: Date) -> String { "" }
        public func parse(_ value: String) throws -> Date { Date() }
        public func year() -> ISO8601FormatStyle { self }
        public func month() -> ISO8601FormatStyle { self }
        public func day() -> ISO8601FormatStyle { self }
    }
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum DateStyle: Codable, Hashable, Sendable { case numeric }
        public enum TimeStyle: Codable, Hashable, Sendable { case standard }
        public struct Symbol: Codable, Hashable, Sendable {
            public struct Weekday: Sendable { public static var wide: Weekday { Weekday() } }
            public struct Day: Sendable { public static var defaultDigits: Day { Day() } }
            public struct Month: Sendable { public static var wide: Month { Month() } }
        }
        public var calendar: Calendar
        public init(
            date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
            calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
        ) { self.calendar = calendar }
        public func format(_ value: Date) -> String { "" }
        public func weekday(_ format: Symbol.Weekday) -> FormatStyle { self }
        public func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle { self }
        public func month(_ format: Symbol.Month) -> FormatStyle { self }
    }
    public static var now: Date { Date() }
    public static var distantPast: Date { Date() }
    public static var distantFuture: Date { Date() }
    public var timeIntervalSinceNow: TimeInterval { 0 }
    public var timeIntervalSince1970: TimeInterval { 0 }
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
    public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
    public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self }
    public static func < (a: Date, b: Date) -> Bool { false }
    public static func + (a: Date, seconds: TimeInterval) -> Date { a }
    public static func - (a: Date, seconds: TimeInterval) -> Date { a }
}

public struct URL: Hashable, Sendable, Codable {
    public init?(string: String) {}
    public init(fileURLWithPath path: String) {}
    public init(fileURLWithPath path: String, isDirectory: Bool) {}
    public init(fileURLWithPath path: String, relativeTo base: URL?) {}
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public init(filePath path: String) {}
    public var path: String { "" }
    public var absoluteString: String { "" }
    public var scheme: String? { nil }
    public var host: String? { nil }
    public var port: Int? { nil }
    public var user: String? { nil }
    public var query: String? { nil }
    public var fragment: String? { nil }
    public var lastPathComponent: String { "" }
    public var pathExtension: String { "" }
    public var pathComponents: [String] { [] }
    public var isFileURL: Bool { false }
    public var hasDirectoryPath: Bool { false }
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { URLResourceValues() }
    public var standardizedFileURL: URL { self }
    public func resolvingSymlinksInPath() -> URL { self }
    public func appendingPathComponent(_ name: String) -> URL { self }
    public func appendingPathComponent(_ name: String, isDirectory: Bool) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
    public func deletingPathExtension() -> URL { self }
    public func appendingPathExtension(_ name: String) -> URL { self }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func appending(path: String) -> URL { self }
}

public struct URLComponents: Hashable, Sendable {
    public init?(string: String) {}
    public init() {}
    public var scheme: String?
    public var user: String?
    public var password: String?
    public var host: String?
    public var port: Int?
    public var path: String = ""
    public var query: String?
    public var fragment: String?
    public var url: URL? { nil }
    public var string: String? { nil }
}

public struct UUID: Hashable, Sendable, Codable {
    public init() {}
    public var uuidString: String { "" }
}

// MARK: - Texts

extension String {
    public enum Encoding: Hashable, Sendable {
        case ascii
        case utf8
        case utf16
        case utf16LittleEndian
        case utf16BigEndian
        case isoLatin1
        case windowsCP1250, windowsCP1251, windowsCP1252, windowsCP1253, windowsCP1254
    }
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = CompareOptions(rawValue: 1)
        public static let literal = CompareOptions(rawValue: 2)
        public static let backwards = CompareOptions(rawValue: 4)
        public static let numeric = CompareOptions(rawValue: 64)
        public static let diacriticInsensitive = CompareOptions(rawValue: 128)
        public static let widthInsensitive = CompareOptions(rawValue: 256)
        public static let forcedOrdering = CompareOptions(rawValue: 512)
        public static let regularExpression = CompareOptions(rawValue: 1024)
    }
    public init?(data: Data, encoding: Encoding) { nil }
    public init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 { nil }
    public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
    public init(contentsOfFile path: String, encoding: Encoding) throws { fatalError() }
    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
    public init(format: String, arguments: [any CVarArg]) { fatalError() }
    public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { fatalError() }
    public init(format: String, locale: Locale?, arguments: [any CVarArg]) { fatalError() }
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String { "" }
}

// Apple's Foundation bridges a text to an object; the standard library has the requirement.
extension String: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension String {
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { fatalError() }
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        public init(_ value: String) {}
        public init(stringLiteral value: String) {}
    }
}

extension StringProtocol {
    public func compare<T: StringProtocol>(
        _ other: T, options: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
    ) -> ComparisonResult { .orderedSame }
    public func range<T: StringProtocol>(
        of other: T, options: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
    ) -> Range<Index>? { nil }
    public func replacingOccurrences<A: StringProtocol, B: StringProtocol>(
        of target: A, with replacement: B, options: String.CompareOptions = [], range: Range<Index>? = nil
    ) -> String { "" }
    public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
    public func components(separatedBy separators: CharacterSet) -> [String] { [] }
    public func trimmingCharacters(in set: CharacterSet) -> String { "" }
    public func folding(options: String.CompareOptions = [], locale: Locale?) -> String { "" }
    public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { nil }
    public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
    public func write<T: StringProtocol>(toFile path: T, atomically: Bool, encoding: String.Encoding) throws {}
    public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
    public func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? { nil }
    public var removingPercentEncoding: String? { nil }
    public var capitalized: String { "" }
    public var decomposedStringWithCanonicalMapping: String { "" }
    public var precomposedStringWithCanonicalMapping: String { "" }
    public var decomposedStringWithCompatibilityMapping: String { "" }
    public var precomposedStringWithCompatibilityMapping: String { "" }
    public func lowercased(with locale: Locale?) -> String { "" }
    public func uppercased(with locale: Locale?) -> String { "" }
}

public enum ComparisonResult: Int, Sendable {
    case orderedAscending = -1
    case orderedSame = 0
    case orderedDescending = 1
}

public struct CharacterSet: Hashable, Sendable {
    public init(charactersIn text: String) {}
    public static var whitespaces: CharacterSet { fatalError() }
    public static var newlines: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public static var urlPathAllowed: CharacterSet { fatalError() }
    public static var urlQueryAllowed: CharacterSet { fatalError() }
    public static var alphanumerics: CharacterSet { fatalError() }
    public func contains(_ scalar: Unicode.Scalar) -> Bool { false }
}

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
}
extension LocalizedError {
    public var errorDescription: String? { nil }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
}
extension Error {
    public var localizedDescription: String { "" }
}

public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { "" }

// MARK: - Languages

public struct Locale: Hashable, Sendable, Codable {
    public init(identifier: String) {}
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public init(components: Components) {}
    public static var current: Locale { fatalError() }
    public static var autoupdatingCurrent: Locale { fatalError() }
    public static var preferredLanguages: [String] { [] }
    public var identifier: String { "" }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public var language: Language { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public var region: Region? { nil }
    public func localizedString(forIdentifier identifier: String) -> String? { nil }
    public func localizedString(forLanguageCode code: String) -> String? { nil }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func identifier(_ type: IdentifierType) -> String { "" }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public var hourCycle: HourCycle { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public var measurementSystem: MeasurementSystem { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public enum HourCycle: Hashable, Sendable {
        case zeroToEleven
        case oneToTwelve
        case zeroToTwentyThree
        case oneToTwentyFour
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct MeasurementSystem: Hashable, Sendable {
        public static var metric: MeasurementSystem { fatalError() }
        public static var us: MeasurementSystem { fatalError() }
        public static var uk: MeasurementSystem { fatalError() }
    }

    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public enum IdentifierType: Hashable, Sendable {
        case icu
        case bcp47
        case cldr
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct Components: Hashable, Sendable {
        public init(identifier: String) { fatalError() }
        public init(locale: Locale) { fatalError() }
        public init(languageComponents: Language.Components) { fatalError() }
        public var languageComponents: Language.Components
        public var region: Region?
        public var numberingSystem: NumberingSystem?
        public var collation: Collation?
        public var variant: Variant?
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct NumberingSystem: Hashable, Sendable {
        public init(_ identifier: String) {}
        public var identifier: String { "" }
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct Collation: Hashable, Sendable {
        public init(_ identifier: String) {}
        public var identifier: String { "" }
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct Variant: Hashable, Sendable {
        public init(_ identifier: String) {}
        public var identifier: String { "" }
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct LanguageCode: Hashable, Sendable, ExpressibleByStringLiteral {
        public static var isoLanguageCodes: [LanguageCode] { [] }
        public init(_ identifier: String) {}
        public init(stringLiteral value: String) {}
        public var identifier: String { "" }
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct Script: Hashable, Sendable, ExpressibleByStringLiteral {
        public init(_ identifier: String) {}
        public init(stringLiteral value: String) {}
        public var identifier: String { "" }
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct Region: Hashable, Sendable, ExpressibleByStringLiteral {
        public init(_ identifier: String) {}
        public init(stringLiteral value: String) {}
        public var identifier: String { "" }
    }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public struct Language: Hashable, Sendable {
        public init(identifier: String) {}
        public init(components: Components) {}
        public var languageCode: LanguageCode? { nil }
        public var script: Script? { nil }
        public var region: Region? { nil }
        public var maximalIdentifier: String { "" }
        public var minimalIdentifier: String { "" }
        public enum LanguageDirection: Sendable {
            case unknown
            case leftToRight
            case rightToLeft
            case topToBottom
            case bottomToTop
        }
        public var characterDirection: LanguageDirection { .unknown }
        public struct Components: Hashable, Sendable {
            public init(identifier: String) { fatalError() }
            public init(language: Language) { fatalError() }
            public init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {}
            public var languageCode: LanguageCode?
            public var script: Script?
            public var region: Region?
        }
    }
}

public protocol FormatStyle: Codable, Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
    func locale(_ locale: Locale) -> Self
}
extension FormatStyle {
    public func locale(_ locale: Locale) -> Self { self }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension Duration {
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Duration { fatalError() }
    public struct UnitsFormatStyle: FormatStyle, Sendable {
        public struct Unit: Codable, Hashable, Sendable {
            public static var minutes: Unit { Unit() }
            public static var seconds: Unit { Unit() }
            public static var milliseconds: Unit { Unit() }
        }
        public struct FractionalPartDisplayStrategy: Codable, Hashable, Sendable {
            public static func show(length: Int) -> FractionalPartDisplayStrategy { FractionalPartDisplayStrategy() }
        }
        public func format(_ value: Duration) -> String { "" }
    }
}
@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension FormatStyle where Self == Duration.UnitsFormatStyle {
    public static func units(
        allowed: Set<Duration.UnitsFormatStyle.Unit>,
        fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
    ) -> Self { fatalError() }
}

public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, Sendable {
    public func format(_ value: Value) -> String { "" }
    public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { self }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    public static var number: FloatingPointFormatStyle<Double> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension BinaryFloatingPoint {
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self { fatalError() }
}

public protocol ParseStrategy: Codable, Hashable {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension FormatStyle where Self == Date.ISO8601FormatStyle {
    public static var iso8601: Date.ISO8601FormatStyle { fatalError() }
}
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension ParseStrategy where Self == Date.ISO8601FormatStyle {
    public static var iso8601: Date.ISO8601FormatStyle { fatalError() }
}
public protocol ParseableFormatStyle: FormatStyle {
    associatedtype Strategy: ParseStrategy where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
    var parseStrategy: Strategy { get }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
}

public struct AttributedString: Hashable, Sendable {
    public init(_ text: String) {}
    public init(markdown text: String) throws {}
}

// MARK: - The system

public class Bundle: @unchecked Sendable {
    public class var main: Bundle { fatalError() }
    public class var allBundles: [Bundle] { [] }
    public init?(path: String) {}
    public init?(url: URL) {}
    public init(for type: AnyClass) {}
    public var bundleURL: URL { fatalError() }
    public var bundlePath: String { "" }
    public var executableURL: URL? { nil }
    public var resourceURL: URL? { nil }
    public var localizations: [String] { [] }
    public var preferredLocalizations: [String] { [] }
    public var developmentLocalization: String? { nil }
    public func object(forInfoDictionaryKey key: String) -> Any? { nil }
    public func url(forResource name: String?, withExtension end: String?) -> URL? { nil }
    public func url(
        forResource name: String?, withExtension end: String?, subdirectory: String?, localization: String?
    ) -> URL? { nil }
    public func path(forResource name: String?, ofType end: String?) -> String? { nil }
    public func path(
        forResource name: String?, ofType end: String?, inDirectory folder: String?, forLocalization language: String?
    ) -> String? { nil }
    public func localizedString(forKey key: String, value: String?, table: String?) -> String { "" }
    public class func preferredLocalizations(from tags: [String]) -> [String] { [] }
    public class func preferredLocalizations(from tags: [String], forPreferences wanted: [String]?) -> [String] { [] }
}

public class ProcessInfo: @unchecked Sendable {
    public class var processInfo: ProcessInfo { fatalError() }
    public var environment: [String: String] { [:] }
    public var arguments: [String] { [] }
    public var processName: String { "" }
    public var processIdentifier: Int32 { 0 }
    public var activeProcessorCount: Int { 0 }
    public var processorCount: Int { 0 }
    public var physicalMemory: UInt64 { 0 }
    public var systemUptime: TimeInterval { 0 }
    public var hostName: String { "" }
    public var operatingSystemVersionString: String { "" }
    @available(macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0, *)
    public var isiOSAppOnMac: Bool { false }
    @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
    public var isMacCatalystApp: Bool { false }
}

public class FileManager {
    public class var `default`: FileManager { fatalError() }
    public var currentDirectoryPath: String { "" }
    public var temporaryDirectory: URL { fatalError() }
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public var homeDirectoryForCurrentUser: URL { fatalError() }
    public func fileExists(atPath path: String) -> Bool { false }
    public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
    public func isExecutableFile(atPath path: String) -> Bool { false }
    public func isReadableFile(atPath path: String) -> Bool { false }
    public func isWritableFile(atPath path: String) -> Bool { false }
    public func contents(atPath path: String) -> Data? { nil }
    public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
    public func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
    ) throws -> [URL] { [] }
    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    }
    public func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
    public func subpaths(atPath path: String) -> [String]? { nil }
    public func createDirectory(
        atPath path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    public func createDirectory(
        at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    public func createFile(
        atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
    ) -> Bool { false }
    public func createSymbolicLink(atPath path: String, withDestinationPath target: String) throws {}
    public func createSymbolicLink(at url: URL, withDestinationURL target: URL) throws {}
    public func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
    public func linkItem(atPath path: String, toPath other: String) throws {}
    public func removeItem(atPath path: String) throws {}
    public func removeItem(at url: URL) throws {}
    public func copyItem(atPath path: String, toPath other: String) throws {}
    public func copyItem(at url: URL, to other: URL) throws {}
    public func moveItem(atPath path: String, toPath other: String) throws {}
    public func moveItem(at url: URL, to other: URL) throws {}
    public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
    public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
    @discardableResult public func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
    public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
    public func contentsEqual(atPath path: String, andPath other: String) -> Bool { false }
    public class DirectoryEnumerator: Sequence, IteratorProtocol {
        public func next() -> Any? { nil }
        public func skipDescendants() {}
    }
}

public struct FileAttributeKey: Hashable, Sendable {
    public static let posixPermissions = FileAttributeKey()
    public static let modificationDate = FileAttributeKey()
    public static let size = FileAttributeKey()
    public static let type = FileAttributeKey()
    public static let systemFileNumber = FileAttributeKey()
    public static let ownerAccountID = FileAttributeKey()
    public static let groupOwnerAccountID = FileAttributeKey()
}

public struct URLResourceKey: Hashable, Sendable {
    public static let isRegularFileKey = URLResourceKey()
    public static let isDirectoryKey = URLResourceKey()
}
public struct URLResourceValues: Sendable {
    public var isRegularFile: Bool? { nil }
    public var isDirectory: Bool? { nil }
}

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public init(_ value: Bool) {}
    public init(booleanLiteral value: Bool) {}
    public var boolValue: Bool { false }
}

public func NSTemporaryDirectory() -> String { "" }
public func NSHomeDirectory() -> String { "" }

public protocol NSLocking {
    func lock()
    func unlock()
}
extension NSLocking {
    @discardableResult public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
public class NSLock: NSLocking, @unchecked Sendable {
    public init() {}
    public func lock() {}
    public func unlock() {}
    public func `try`() -> Bool { false }
}
public class NSCondition: NSLocking, @unchecked Sendable {
    public init() {}
    public func lock() {}
    public func unlock() {}
    public func wait() {}
    public func wait(until limit: Date) -> Bool { false }
    public func signal() {}
    public func broadcast() {}
}

public class Thread {
    public init() {}
    public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
    public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
    public class func sleep(forTimeInterval seconds: TimeInterval) {}
    public class var isMainThread: Bool { false }
    public var stackSize: Int = 0
    public var name: String?
    public func start() {}
}

public class UserDefaults {
    public class var standard: UserDefaults { fatalError() }
    public init?(suiteName: String?) {}
    public func string(forKey key: String) -> String? { nil }
    public func object(forKey key: String) -> Any? { nil }
    public func stringArray(forKey key: String) -> [String]? { nil }
    public func set(_ value: Any?, forKey key: String) {}
    public func removeObject(forKey key: String) {}
    public func removePersistentDomain(forName name: String) {}
    public class var didChangeNotification: NSNotification.Name { fatalError() }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public class Process: @unchecked Sendable {
    public init() {}
    public var executableURL: URL?
    public var arguments: [String]?
    public var environment: [String: String]?
    public var currentDirectoryURL: URL?
    public var standardInput: Any?
    public var standardOutput: Any?
    public var standardError: Any?
    public var isRunning: Bool { false }
    public var processIdentifier: Int32 { 0 }
    public var terminationStatus: Int32 { 0 }
    public var terminationReason: TerminationReason { .exit }
    public var terminationHandler: (@Sendable (Process) -> Void)?
    public enum TerminationReason: Int, Sendable {
        case exit = 1
        case uncaughtSignal = 2
    }
    public func run() throws {}
    public func waitUntilExit() {}
    public func terminate() {}
    public func interrupt() {}
}
public class Pipe: @unchecked Sendable {
    public init() {}
    public var fileHandleForReading: FileHandle { fatalError() }
    public var fileHandleForWriting: FileHandle { fatalError() }
}
public class FileHandle: @unchecked Sendable {
    public convenience init?(forReadingAtPath path: String) { nil }
    public convenience init?(forWritingAtPath path: String) { nil }
    public convenience init(forReadingFrom url: URL) throws { fatalError() }
    public convenience init(forWritingTo url: URL) throws { fatalError() }
    public init(fileDescriptor: Int32, closeOnDealloc: Bool = false) {}
    public class var standardInput: FileHandle { fatalError() }
    public class var standardOutput: FileHandle { fatalError() }
    public class var standardError: FileHandle { fatalError() }
    public class var nullDevice: FileHandle { fatalError() }
    public var fileDescriptor: Int32 { 0 }
    public var availableData: Data { Data() }
    public var readabilityHandler: (@Sendable (FileHandle) -> Void)?
    public func readToEnd() throws -> Data? { nil }
    public func read(upToCount count: Int) throws -> Data? { nil }
    public func readDataToEndOfFile() -> Data { Data() }
    public func write<T: Sequence>(contentsOf data: T) throws where T.Element == UInt8 {}
    public func write(_ data: Data) {}
    public func seekToEnd() throws -> UInt64 { 0 }
    public func seek(toOffset offset: UInt64) throws {}
    public func truncate(atOffset offset: UInt64) throws {}
    public func close() throws {}
    public func synchronize() throws {}
}

// MARK: - Encoding

public class JSONEncoder {
    public init() {}
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    public enum KeyEncodingStrategy: Sendable {
        case useDefaultKeys
        case convertToSnakeCase
    }
    public var outputFormatting: OutputFormatting = []
    public var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
    public func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
public class JSONDecoder {
    public init() {}
    public enum KeyDecodingStrategy: Sendable {
        case useDefaultKeys
        case convertFromSnakeCase
    }
    public var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
    public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
public class JSONSerialization {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = WritingOptions(rawValue: 1)
        public static let sortedKeys = WritingOptions(rawValue: 2)
        public static let fragmentsAllowed = WritingOptions(rawValue: 4)
        public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
    }
    public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { fatalError() }
    public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { Data() }
}
public class PropertyListSerialization {
    public enum PropertyListFormat: UInt, Sendable {
        case openStep = 1
        case xml = 100
        case binary = 200
    }
    public class func propertyList(
        from data: Data, options: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
    ) throws -> Any { fatalError() }
    public class func data(fromPropertyList list: Any, format: PropertyListFormat, options: Int) throws -> Data {
        Data()
    }
    public struct ReadOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
public struct TimeZone: Hashable, Sendable, Codable {
    public init?(identifier: String) { nil }
    public init?(secondsFromGMT seconds: Int) { nil }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public static var gmt: TimeZone { fatalError() }
    public static var current: TimeZone { fatalError() }
    public static var autoupdatingCurrent: TimeZone { fatalError() }
}
public struct Calendar: Hashable, Sendable, Codable {
    public enum Identifier: Sendable { case gregorian }
    public init(identifier: Identifier) {}
    public static var autoupdatingCurrent: Calendar { fatalError() }
}
public class DateFormatter {
    public init() {}
    public var locale: Locale!
    public var timeZone: TimeZone!
    public var dateFormat: String!
    public var monthSymbols: [String]!
    public func string(from date: Date) -> String { "" }
    public func date(from text: String) -> Date? { nil }
}
public class ISO8601DateFormatter {
    public init() {}
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withInternetDateTime = Options(rawValue: 1)
        public static let withFullDate = Options(rawValue: 2)
        public static let withFractionalSeconds = Options(rawValue: 4)
    }
    public var formatOptions: Options = []
    public func string(from date: Date) -> String { "" }
    public func date(from text: String) -> Date? { nil }
}

// MARK: - Objects

open class NSObject: Hashable, CVarArg {
    public init() {}
    open func isEqual(_ object: Any?) -> Bool { false }
    public func hash(into hasher: inout Hasher) {}
    public static func == (a: NSObject, b: NSObject) -> Bool { false }
    public var _cVarArgEncoding: [Int] { [] }
}
public class NSDictionary: NSObject {
    public init(dictionary values: [AnyHashable: Any]) {}
    public var count: Int { 0 }
}
public class NSString: NSObject, @unchecked Sendable {
    public convenience init(string: String) { fatalError() }
    public convenience init(format: String, _ arguments: any CVarArg...) { fatalError() }
    public var length: Int { 0 }
    public func character(at index: Int) -> unichar { 0 }
    public var lastPathComponent: String { "" }
    public var deletingLastPathComponent: String { "" }
    public var pathExtension: String { "" }
}
extension String: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}
public class NSNumber: NSObject, @unchecked Sendable {
    public init(value: Int) {}
    public init(value: Double) {}
    public init(value: Bool) {}
    public var intValue: Int { 0 }
    public var int64Value: Int64 { 0 }
    public var uint64Value: UInt64 { 0 }
    public var doubleValue: Double { 0 }
    public var boolValue: Bool { false }
    public var stringValue: String { "" }
    public var objCType: UnsafePointer<CChar> { fatalError() }
}
public class NSNotification: NSObject {
    public struct Name: Hashable, Sendable {
        public init(_ name: String) {}
    }
}
public typealias Notification = NSNotification
public class NotificationCenter: @unchecked Sendable {
    public class var `default`: NotificationCenter { fatalError() }
    public func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: AnyObject?,
        using block: @escaping @Sendable (NSNotification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    public func removeObserver(_ observer: Any) {}
    public func post(name: NSNotification.Name, object: Any?) {}
}
public protocol NSObjectProtocol: AnyObject {}

public struct CocoaError: Error, Hashable {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var coderInvalidValue: Code { Code(rawValue: 4866) }
        public static var coderReadCorrupt: Code { Code(rawValue: 4864) }
        public static var coderValueNotFound: Code { Code(rawValue: 4865) }
        public static var fileNoSuchFile: Code { Code(rawValue: 4) }
        public static var fileReadCorruptFile: Code { Code(rawValue: 259) }
        public static var fileWriteUnknown: Code { Code(rawValue: 512) }
    }
    public init(_ code: Code, userInfo: [String: Any] = [:]) {}
    public var code: Code { fatalError() }
}
public struct POSIXErrorCode: RawRepresentable, Hashable, Sendable {
    public init?(rawValue: Int32) { self.rawValue = rawValue }
    public let rawValue: Int32
    public static let ENOENT = POSIXErrorCode(rawValue: 2)!
    public static let EIO = POSIXErrorCode(rawValue: 5)!
    public static let ETIMEDOUT = POSIXErrorCode(rawValue: 60)!
    public static let ECONNREFUSED = POSIXErrorCode(rawValue: 61)!
}
public struct POSIXError: Error, Hashable {
    public init(_ code: POSIXErrorCode) {}
}

public struct NSRange: Hashable, Sendable {
    public init(location: Int, length: Int) {}
    public init<Region: RangeExpression, Target: StringProtocol>(_ region: Region, in target: Target)
    where Region.Bound == Target.Index {}
    public var location: Int { 0 }
    public var length: Int { 0 }
}
extension Range where Bound == String.Index {
    public init?<Text: StringProtocol>(_ range: NSRange, in string: Text) { return nil }
}
public class NSTextCheckingResult: @unchecked Sendable {
    public var range: NSRange { fatalError() }
    public var numberOfRanges: Int { 0 }
    public func range(at index: Int) -> NSRange { fatalError() }
}
public class NSRegularExpression: @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public let rawValue: UInt
    }
    public struct MatchingOptions: OptionSet, Sendable {
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public let rawValue: UInt
    }
    public init(pattern: String, options: Options = []) throws {}
    public func firstMatch(
        in string: String, options: MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { nil }
    public func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] { [] }
}
