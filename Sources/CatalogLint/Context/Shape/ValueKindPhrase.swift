import CatalogCore

extension DocumentValue.Kind {
    /// The kind of value in words, such as “a string”.
    package var phrase: String {
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
