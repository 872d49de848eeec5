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
    /// The changed file could not be parsed.
    case unreadable(key: String, LegacyTableError)
    /// The change would alter other entries.
    case harmful(key: String)
}

extension LegacyChangeError: CustomStringConvertible {
    /// The reason as a message.
    public var description: String {
        switch self {
        case .missingKey(let key): "“\(key)” does not exist in the table"
        case .existingKey(let key, let location): "“\(key)” already exists in the table\(Self.at(location))"
        case .doubledKey(let key, let first?, let second?):
            "“\(key)” occurs twice in the table, at \(Self.numbers(first)) and \(Self.numbers(second)); remove one first"
        case .doubledKey(let key, _, _): "“\(key)” occurs twice in the table; remove one first"
        case .value(let error): error.description
        case .unreadable(let key, let error): "changing “\(key)” would make the file unreadable: \(error)"
        case .harmful(let key): "changing “\(key)” would also change other entries"
        }
    }

    private static func at(_ position: TextPosition?) -> String { position.map { ", at \(numbers($0))" } ?? "" }

    private static func numbers(_ position: TextPosition) -> String { "\(position.line):\(position.column)" }
}
