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
        case .text: .object([.init("type", .string("string"))])
        case .flag: .object([.init("type", .string("boolean"))])
        case .integer(let range):
            .object([
                .init("type", .string("integer")), .init("minimum", .integer(range.lowerBound)),
                .init("maximum", .integer(range.upperBound)),
            ])
        case .choice(let words): .object([.init("enum", .array(words.map { .string($0) }))])
        case .list(let type):
            .object([.init("type", .string("array")), .init("items", type.schema)])
        case .texts:
            .object([
                .init("type", .string("object")),
                .init("additionalProperties", .object([.init("type", .string("string"))])),
            ])
        case .object(let members): InputMember.schema(of: members)
        }
    }
}
