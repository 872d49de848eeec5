import CatalogCore

/// Why a legacy table cannot hold what a catalog holds in one language (`docs/formats.md` §4, §5).
public enum LegacyObstacle: Error, Hashable, Sendable {
    /// There is no text at all.
    case noText
    /// Several texts for one key, as App Shortcuts have them.
    case stringSet
    /// The text varies along two axes side by side, or along one beside a plain text.
    case severalAxes
    /// A case of a plural varies further.
    case variedPlural
    /// A substitution varies by something else than a number.
    case substitution(String)
    /// An axis that this version does not know.
    case unknownAxis(String)
    /// Texts by width stand beside those by device, or one text does; written anew, they would be lost.
    case textsBesideOthers
    /// The table, at this path, lies in no `.lproj` folder, so that it holds one language only.
    case outsideFolders(path: String)
    /// What it would be cannot be written.
    case unwritable(LegacyValueError)
}

extension LegacyObstacle: CustomStringConvertible {
    /// The reason as a part of a sentence on the key.
    public var description: String {
        switch self {
        case .noText: "it has no text"
        case .stringSet: "a legacy table has no place for several texts of one key"
        case .severalAxes: "its text varies by several things side by side"
        case .variedPlural: "a case of its plural varies further"
        case .substitution(let name): "its substitution “\(name)” varies by something else than a number"
        case .unknownAxis(let axis): "its text varies by “\(axis)”"
        case .textsBesideOthers: "it has texts by width, or one beside those by device; edit the file by hand"
        case .outsideFolders(let path): "\(path) lies in no .lproj folder, so that it holds one language only"
        case .unwritable(let error): error.description
        }
    }
}
