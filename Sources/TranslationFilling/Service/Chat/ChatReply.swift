import CatalogCore
import NetworkMessages

/// What a model said.
struct ChatReply {
    /// The answers in it.
    let answers: [ServiceAnswer]

    /// Reads an answer; the JSON may stand among other words, as models will have it.
    init(_ content: String) throws(ServiceFailure) {
        guard let inner = Self.object(in: content) else { throw .unreadable("the answer is no JSON") }
        let list = inner.root["strings"] ?? inner.root
        answers = list.elements.compactMap { ServiceAnswer($0) }
        if answers.isEmpty { throw .unreadable("the answer has no strings") }
    }

    /// The first object in a text.
    private static func object(in text: String) -> Document? {
        let bytes = Array(text.utf8)
        guard let start = bytes.firstIndex(of: UInt8(ascii: "{")), let end = bytes.lastIndex(of: UInt8(ascii: "}")),
            start < end
        else { return nil }
        return try? Document(Array(bytes[start...end]))
    }
}
