import CatalogCore

/// Functions that extract the error message of a server.
enum ServerMessage {
    private static let limit = 200

    /// Returns the message of a response as one line of limited length; nil if there is none.
    static func text(in body: [UInt8]) -> String? {
        guard let root = (try? Document(body))?.root else { return nil }
        let text = root["error"]?["message"]?.string ?? root["error"]?.string ?? root["message"]?.string
        return text.map { String($0.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(limit)) }
    }
}
