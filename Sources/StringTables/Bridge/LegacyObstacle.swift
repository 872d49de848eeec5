import CatalogCore

/// A reason why a legacy table cannot represent content of a catalog (`docs/formats.md` §4, §5).
public enum LegacyObstacle: Error, Hashable, Sendable {
    /// The content has no text.
    case noText
    /// A string set: several texts for one key, as App Shortcuts use them.
    case stringSet
    /// The text varies along two axes at once, or has both variations and a plain text.
    case severalAxes
    /// A plural form has variations of its own.
    case variedPlural
    /// A substitution has variations other than plural forms.
    case substitution(String)
    /// An axis that this version of the library does not know.
    case unknownAxis(String)
    /// The existing rule also has texts by width or a plain text, which rewriting the rule would lose.
    case textsBesideOthers
    /// The table at this path is not in an `.lproj` folder, so it has only one language.
    case outsideFolders(path: String)
    /// The converted value cannot be written.
    case unwritable(LegacyValueError)
}

extension LegacyObstacle: CustomStringConvertible {
    /// The reason, as part of a sentence about the key.
    public var description: String {
        switch self {
        case .noText: "it has no text"
        case .stringSet: "a legacy table cannot hold several texts for one key"
        case .severalAxes: "its text has several independent variations"
        case .variedPlural: "one of its plural forms has further variations"
        case .substitution(let name): "its substitution “\(name)” has variations other than plural forms"
        case .unknownAxis(let axis): "its text varies by “\(axis)”"
        case .textsBesideOthers: "it has texts by width, or a text next to its device forms; edit the file by hand"
        case .outsideFolders(let path): "\(path) is not in an .lproj folder, so it can hold only one language"
        case .unwritable(let error): error.description
        }
    }
}
