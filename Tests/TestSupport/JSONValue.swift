import Foundation

/// A value of JSON, for tests of what commands print for programs.
public enum JSONValue: Equatable, Sendable, Decodable {
    /// An object; the order of its members is lost.
    case object([String: JSONValue])
    /// An array.
    case array([JSONValue])
    /// A string.
    case string(String)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`
    case null

    /// Reads a text.
    public init(parsing text: String) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// Reads a value.
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

    /// The member of that name of an object.
    public subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The elements of an array; of all else, none.
    public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    /// The text of a string.
    public var text: String? { if case .string(let text) = self { text } else { nil } }

    /// What a schema calls it.
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
