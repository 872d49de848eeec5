/// What an object of a catalog is, as far as merging treats it in a way of its own (`docs/formats.md` §2).
enum MergeLevel {
    /// The outermost object.
    case root
    /// The keys.
    case strings
    /// What the catalog says of a key.
    case entry
    /// The languages of a key.
    case localizations
    /// What stands under a language, a case or a substitution.
    case content
    /// A text and its state.
    case unit
    /// The axes that a text varies by.
    case variations
    /// The cases along an axis.
    case cases
    /// The substitutions of a text.
    case substitutions
    /// All else: members that the format does not name, and those that hold no objects.
    case other

    /// What the member of that name is.
    func member(_ name: String) -> MergeLevel {
        switch (self, name) {
        case (.root, "strings"): .strings
        case (.strings, _): .entry
        case (.entry, "localizations"): .localizations
        case (.localizations, _), (.cases, _), (.substitutions, _): .content
        case (.content, "stringUnit"): .unit
        case (.content, "variations"): .variations
        case (.content, "substitutions"): .substitutions
        case (.variations, _): .cases
        default: .other
        }
    }

    /// Whether an object of this kind says nothing by itself, so that to take it out is to take out its members.
    var isContainer: Bool {
        switch self {
        case .strings, .localizations, .variations, .cases, .substitutions: true
        case .root, .entry, .content, .unit, .other: false
        }
    }
}
