import CatalogCore

/// What a server says went wrong.
enum ServerMessage {
    private static let limit = 200

    /// The message in a response, on one line and not too long; nil where there is none.
    static func text(in body: [UInt8]) -> String? {
        guard let root = (try? Document(body))?.root else { return nil }
        let text = root["error"]?["message"]?.string ?? root["error"]?.string ?? root["message"]?.string
        return text.map { String($0.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(limit)) }
    }
}
