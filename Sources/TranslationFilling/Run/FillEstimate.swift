import CatalogCore
import CatalogRuntime

/// What a service would be asked for in one language.
public struct FillEstimate: Hashable, Sendable {
    /// The service, as reports call it.
    public let service: String
    /// The language of the source texts.
    public let source: LanguageTag
    /// The language that is wanted.
    public let language: LanguageTag
    /// The number of source texts.
    public private(set) var texts: Int
    /// Their characters.
    public private(set) var characters: Int
    /// The requests that they are sent in, where none has to be sent again.
    public private(set) var requests: Int

    init(_ service: String, _ batch: ServiceBatch) {
        self.service = service
        (source, language) = (batch.source, batch.target)
        (texts, characters, requests) = (batch.texts, batch.characters, 1)
    }

    /// Adds what another request comes to.
    public static func += (left: inout FillEstimate, right: FillEstimate) {
        left.texts += right.texts
        left.characters += right.characters
        left.requests += right.requests
    }
}

extension FillEstimate {
    /// Estimates for programs.
    public static func json(of estimates: [FillEstimate]) -> String {
        let members: [DocumentFragment.Member] = [
            .init("version", .integer(1)), .init("estimates", .array(estimates.map(\.reported))),
        ]
        return DocumentFragment.object(members).json + "\n"
    }

    /// The estimate for programs.
    var reported: DocumentFragment {
        .object([
            .init("from", .string(service)), .init("source_language", .string(source.spelling)),
            .init("language", .string(language.spelling)), .init("texts", .integer(texts)),
            .init("characters", .integer(characters)), .init("requests", .integer(requests)),
        ])
    }
}
