import CatalogCore
import NetworkMessages

/// What a model said.
struct ChatReply {
    /// The answers in it.
    let answers: [ServiceAnswer]

    /// Reads a response; the JSON may stand among other words, as models will have it.
    init(_ body: [UInt8]) throws(ServiceFailure) {
        guard let document = try? Document(body),
            let choice = document.root["choices"]?.elements.first(where: { _ in true })
        else { throw .unreadable("the response is no chat completion") }
        guard let content = choice["message"]?["content"]?.string else {
            throw .unreadable("the response has no message")
        }
        if choice["finish_reason"]?.string == "length" { throw .unreadable("the answer was cut off") }
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

    /// What a server says went wrong, on one line and not too long; nil where it says nothing.
    static func errorMessage(in body: [UInt8]) -> String? {
        guard let root = (try? Document(body))?.root else { return nil }
        let text = root["error"]?["message"]?.string ?? root["error"]?.string ?? root["message"]?.string
        return text.map { String($0.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(200)) }
    }
}
