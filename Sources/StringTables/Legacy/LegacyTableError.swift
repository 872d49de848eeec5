import CatalogCore

/// An error in reading a legacy table, with its location.
public enum LegacyTableError: Error, Hashable, Sendable {
    /// The bytes cannot be decoded as text.
    case encoding(TextEncodingError)
    /// The text form has a syntax error.
    case strings(StringsSyntaxError)
    /// The XML or binary form is invalid.
    case propertyList(PropertyListError)
    /// The property list is valid but is not a dictionary.
    case noDictionary(position: TextPosition)
    /// A `.stringsdict` file is in the text form, which is not allowed; the location is its first character.
    case stringsdictIsNoPropertyList(position: TextPosition)

    /// The location of the error; the start of the file in the binary form, which has no lines.
    public var position: TextPosition {
        switch self {
        case .encoding(let error): error.position
        case .strings(let error): error.position
        case .propertyList(let error): error.position
        case .noDictionary(let position), .stringsdictIsNoPropertyList(let position): position
        }
    }
}

extension LegacyTableError: CustomStringConvertible {
    /// The reason in English, without the place.
    public var description: String { message.description }

    /// The reason, without the place.
    public var message: FindingMessage {
        switch self {
        case .encoding(let error): error.message
        case .strings(let error): error.message
        case .propertyList(let error): error.message
        case .noDictionary: "the property list is not a dictionary of keys"
        case .stringsdictIsNoPropertyList: "a .stringsdict must be an XML or binary property list"
        }
    }
}
