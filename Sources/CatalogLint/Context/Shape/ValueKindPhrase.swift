import CatalogCore

extension DocumentValue.Kind {
    /// The kind of value in words: “a string”.
    package var phrase: FindingMessage {
        switch self {
        case .nothing: "nothing"
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// The names of JSON types in messages.
package enum ValueKindPhrase {
    /// Returns the translatable form of a type name from the catalog reader.
    package static func expected(_ words: String) -> FindingMessage {
        switch words {
        case "a string": "a string"
        case "an array": "an array"
        case "an object": "an object"
        case "true or false": "true or false"
        case "a whole number": "a whole number"
        default: FindingMessage(verbatim: words)
        }
    }
}
