/// A reason why a value cannot be written to a legacy table.
public enum LegacyValueError: Error, Hashable, Sendable {
    /// A rule or a value other than text, for a `.strings` file, which has only texts.
    case notText(key: String)
    /// A character in the key or its value that XML 1.0 cannot represent.
    case character(Unicode.Scalar, key: String)
    /// Two members of a dictionary, or two entries of a table, have the same name.
    case repeatedName(String, key: String)
    /// The name of a variable is reserved for another member of a rule.
    case reservedName(String, key: String)
    /// A case of a variable is not a plural category.
    case unknownCategory(String, key: String)
}

extension LegacyValueError: CustomStringConvertible {
    /// The reason as a message.
    public var description: String {
        switch self {
        case .notText(let key): "“\(key)” must be a text: .strings tables do not support plural forms or variations"
        case .character(let scalar, let key):
            "“\(key)” contains \(ScalarName.of(scalar)), which is not allowed in XML; store the table as text or remove the "
                + "character"
        case .repeatedName(let name, let key):
            name == key ? "“\(key)” occurs twice" : "“\(key)” contains “\(name)” twice"
        case .reservedName(let name, let key): "a variable of “\(key)” cannot be named “\(name)”"
        case .unknownCategory(let name, let key): "“\(name)” in “\(key)” is not a plural category"
        }
    }
}
