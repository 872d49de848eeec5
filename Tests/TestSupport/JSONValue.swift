import Foundation

/// A JSON value, for tests of the commands' JSON output.
public enum JSONValue: Equatable, Sendable, Decodable {
    /// An object without the order of its members.
    case object([String: JSONValue])
    /// An array.
    case array([JSONValue])
    /// A string.
    case string(String)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null

    /// Parses a text.
    public init(parsing text: String) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// Decodes a value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Returns a member of an object; nil for other values.
    public subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The elements of an array; empty for other values.
    public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    /// The text of a string; nil for other values.
    public var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The names of the value's types in schemas.
    var typeNames: Set<String> {
        switch self {
        case .object: ["object"]
        case .array: ["array"]
        case .string: ["string"]
        case .number(let number): number.rounded() == number ? ["number", "integer"] : ["number"]
        case .boolean: ["boolean"]
        case .null: ["null"]
        }
    }
}
