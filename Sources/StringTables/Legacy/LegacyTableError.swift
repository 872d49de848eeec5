import CatalogCore

/// Why a file is no legacy table, and where.
public enum LegacyTableError: Error, Hashable, Sendable {
    /// The bytes are no text.
    case encoding(TextEncodingError)
    /// The text form is broken.
    case strings(StringsSyntaxError)
    /// The XML or binary form is broken.
    case propertyList(PropertyListError)
    /// The property list is well formed, but no dictionary.
    case noDictionary(position: TextPosition)
    /// A `.stringsdict` in the text form, which it must not be; the place is its first character.
    case stringsdictIsNoPropertyList(position: TextPosition)

    /// Where; the start of the file in the binary form, which has no lines.
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
    /// The reason as a sentence for people, without the place.
    public var description: String {
        switch self {
        case .encoding(let error): error.description
        case .strings(let error): error.description
        case .propertyList(let error): error.description
        case .noDictionary: "the property list is no dictionary of keys"
        case .stringsdictIsNoPropertyList: "a .stringsdict must be an XML or binary property list"
        }
    }
}
