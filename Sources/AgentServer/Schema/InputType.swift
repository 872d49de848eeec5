import CatalogCore

/// The type of an argument.
indirect enum InputType: Sendable {
    /// A string.
    case text
    /// A Boolean.
    case flag
    /// An integer in a range.
    case integer(ClosedRange<Int>)
    /// One of several strings.
    case choice([String])
    /// A list; an empty list counts as absent.
    case list(InputType)
    /// An object with strings as values and arbitrary names.
    case texts
    /// An object with these members.
    case object([InputMember])

    /// The type as a JSON schema.
    var schema: DocumentFragment {
        switch self {
        case .text: ["type": "string"]
        case .flag: ["type": "boolean"]
        case .integer(let range):
            [
                "type": "integer", "minimum": .integer(range.lowerBound),
                "maximum": .integer(range.upperBound),
            ]
        case .choice(let words): ["enum": .array(words.map { .string($0) })]
        case .list(let type):
            ["type": "array", "items": type.schema]
        case .texts:
            [
                "type": "object",
                "additionalProperties": ["type": "string"],
            ]
        case .object(let members): InputMember.schema(of: members)
        }
    }
}
