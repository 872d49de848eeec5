/// The name of a request, by which its answer is known.
package enum RequestID: Hashable, Sendable, Codable {
    /// A number.
    case number(Int)
    /// A text.
    case text(String)

    /// Reads either.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Writes it as it came.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
