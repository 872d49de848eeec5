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

/// The types of values that the format asks for, as messages name them.
package enum ValueKindPhrase {
    /// The words that the reader of catalogs gives for a type.
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
