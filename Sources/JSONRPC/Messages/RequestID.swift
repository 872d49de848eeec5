/// The id of a request, which its response repeats.
package enum RequestID: Hashable, Sendable, Codable {
    /// A numeric id.
    case number(Int)
    /// A string id.
    case text(String)

    /// Decodes a number or a string.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Encodes the id with its original type.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
