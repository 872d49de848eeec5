import CatalogCore

/// A reason why a change to a legacy table is refused; positions are nil in the binary form.
public enum LegacyChangeError: Error, Hashable, Sendable {
    /// The table does not contain the key.
    case missingKey(String)
    /// The table already contains the key at this position.
    case existingKey(String, at: TextPosition?)
    /// The table contains the key twice, so it is unclear which entry is meant.
    case doubledKey(String, first: TextPosition?, second: TextPosition?)
    /// The new value cannot be written.
    case value(LegacyValueError)
    /// The file is binary and has a duplicate name, of which rewriting would lose one.
    case doubledNameInBinary(String)
    /// The changed file could not be parsed.
    case unreadable(key: String, LegacyTableError)
    /// The change would alter other entries.
    case harmful(key: String)
    /// Foundation cannot write the binary form.
    case unwritable(key: String, message: String)
}

extension LegacyChangeError: CustomStringConvertible {
    /// The reason as a message.
    public var description: String {
        switch self {
        case .missingKey(let key): "“\(key)” is not in the table"
        case .existingKey(let key, let place): "“\(key)” is in the table already\(Self.at(place))"
        case .doubledKey(let key, let first?, let second?):
            "“\(key)” is in the table twice, at \(Self.numbers(first)) and at \(Self.numbers(second)); remove one first"
        case .doubledKey(let key, _, _): "“\(key)” is in the table twice; remove one first"
        case .value(let error): error.description
        case .doubledNameInBinary(let name):
            "the file is a binary property list with “\(name)” twice, of which one would be lost"
        case .unreadable(let key, let error): "with the change to “\(key)” the file could not be read: \(error)"
        case .harmful(let key): "the change to “\(key)” would change other entries too"
        case .unwritable(let key, let message): "the change to “\(key)” cannot be written: \(message)"
        }
    }

    private static func at(_ place: TextPosition?) -> String { place.map { ", at \(numbers($0))" } ?? "" }

    private static func numbers(_ place: TextPosition) -> String { "\(place.line):\(place.column)" }
}
