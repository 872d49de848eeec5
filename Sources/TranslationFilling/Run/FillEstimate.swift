import CatalogCore
import CatalogRuntime

/// The estimated requests to a service in one language.
public struct FillEstimate: Hashable, Sendable {
    /// The name of the service in reports.
    public let service: String
    /// The language to translate from.
    public let source: LanguageTag
    /// The target language.
    public let language: LanguageTag
    /// The number of source texts.
    public private(set) var texts: Int
    /// The number of characters in the source texts.
    public private(set) var characters: Int
    /// The number of requests, without retries.
    public private(set) var requests: Int

    init(_ service: String, _ batch: ServiceBatch) {
        self.service = service
        (source, language) = (batch.source, batch.target)
        (texts, characters, requests) = (batch.texts, batch.characters, 1)
    }

    /// Adds the numbers of another estimate.
    public static func += (left: inout FillEstimate, right: FillEstimate) {
        left.texts += right.texts
        left.characters += right.characters
        left.requests += right.requests
    }
}

extension FillEstimate {
    /// Returns estimates as JSON.
    public static func json(of estimates: [FillEstimate]) -> String {
        let answer: DocumentFragment = ["version": 1, "estimates": .array(estimates.map(\.reported))]
        return answer.printedJSON + "\n"
    }

    /// The estimate as JSON.
    var reported: DocumentFragment {
        [
            "from": .string(service), "source_language": .string(source.spelling),
            "language": .string(language.spelling), "texts": .integer(texts),
            "characters": .integer(characters), "requests": .integer(requests),
        ]
    }
}
