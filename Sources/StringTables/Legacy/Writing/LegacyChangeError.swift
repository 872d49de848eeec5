import CatalogCore

/// Why a change to a legacy table is refused; places are nil in the binary form.
public enum LegacyChangeError: Error, Hashable, Sendable {
    /// The table does not have the key.
    case missingKey(String)
    /// The table has the key already, here.
    case existingKey(String, at: TextPosition?)
    /// The table has the key twice, here and there, so that it is not clear which of the two is meant.
    case doubledKey(String, first: TextPosition?, second: TextPosition?)
    /// What is to be written cannot be.
    case value(LegacyValueError)
    /// The file is binary and has this name twice; written anew, it would lose one of the two.
    case doubledNameInBinary(String)
    /// The file could not be read with the change in it.
    case unreadable(key: String, LegacyTableError)
    /// Other entries would be read differently with the change in the file.
    case harmful(key: String)
    /// Foundation cannot write the binary form.
    case unwritable(key: String, message: String)
}

extension LegacyChangeError: CustomStringConvertible {
    /// The reason as a sentence for people.
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
