// swift-format-ignore-file
@_exported import SwiftUI

public final class TranslationSession {
    public struct Configuration: Equatable { public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {}; public mutating func invalidate() {} }
    public struct Request { public init(sourceText: String) {} }
    public struct Response { public var targetText: String }
    public func translations(from requests: [Request]) async throws -> [Response] { [] }
    public func translate(_ text: String) async throws -> Response { fatalError() }
}
extension View { public func translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void) -> some View { self } }
