import CatalogCore

/// What a tool takes in an argument.
indirect enum InputType: Sendable {
    /// A text.
    case text
    /// Yes or no.
    case flag
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// One of these texts.
    case choice([String])
    /// A list; an empty one says nothing.
    case list(InputType)
    /// Texts by name, whatever the names.
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
