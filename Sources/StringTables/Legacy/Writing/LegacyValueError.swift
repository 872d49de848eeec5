/// Why something cannot be written to a legacy table.
public enum LegacyValueError: Error, Hashable, Sendable {
    /// A rule, or something that is no text, for a `.strings`, which has only texts.
    case notText(key: String)
    /// A character that XML 1.0 cannot hold in any form, in the key or in what it stands for.
    case character(Unicode.Scalar, key: String)
    /// Two members of one dictionary, or two entries of a table, with the same name.
    case repeatedName(String, key: String)
    /// A variable whose name means something else in a rule.
    case reservedName(String, key: String)
    /// A case of a variable that is none of the plural categories.
    case unknownCategory(String, key: String)
}

extension LegacyValueError: CustomStringConvertible {
    /// The reason as a sentence for people.
    public var description: String {
        switch self {
        case .notText(let key): "“\(key)” must be a text: a .strings table has no plurals and no variations"
        case .character(let scalar, let key):
            "“\(key)” holds \(ScalarName.of(scalar)), which XML cannot hold; store the table as text or take it out"
        case .repeatedName(let name, let key):
            name == key ? "“\(key)” is there twice" : "“\(key)” has “\(name)” twice"
        case .reservedName(let name, let key): "a variable of “\(key)” cannot be named “\(name)”"
        case .unknownCategory(let name, let key): "“\(name)” in “\(key)” is no plural category"
        }
    }
}
