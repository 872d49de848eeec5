// swift-format-ignore-file
@_exported import ApplePlatform

public struct NLLanguage: Hashable, Sendable { public let rawValue: String; public static let portuguese = NLLanguage(rawValue: "pt"), english = NLLanguage(rawValue: "en"), spanish = NLLanguage(rawValue: "es") }
public final class NLLanguageRecognizer { public init() {}; public func processString(_ text: String) {}; public var dominantLanguage: NLLanguage? { nil } }
