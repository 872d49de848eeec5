import CatalogCore
import NetworkMessages

/// The answer of a model.
struct ChatReply {
    /// The translations in the answer.
    let answers: [ServiceAnswer]

    /// Parses an answer.
    ///
    /// Models may write other text before and after the JSON.
    init(_ content: String) throws(ServiceFailure) {
        guard let inner = Self.object(in: content) else { throw .unreadable("the response is not JSON") }
        let list = inner.root["strings"] ?? inner.root
        answers = list.elements.compactMap { ServiceAnswer($0) }
        if answers.isEmpty { throw .unreadable("the response has no strings") }
    }

    /// Returns the JSON object between the first and last brace of a text.
    private static func object(in text: String) -> Document? {
        let bytes = Array(text.utf8)
        guard let start = bytes.firstIndex(of: UInt8(ascii: "{")), let end = bytes.lastIndex(of: UInt8(ascii: "}")),
            start < end
        else { return nil }
        return try? Document(Array(bytes[start...end]))
    }
}
