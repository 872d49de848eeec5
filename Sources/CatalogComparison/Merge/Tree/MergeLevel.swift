/// The role of an object in a catalog, if the merge treats it specially (`docs/formats.md` §2).
enum MergeLevel {
    /// The root object.
    case root
    /// The object with the keys.
    case strings
    /// The entry of a key.
    case entry
    /// The languages of a key.
    case localizations
    /// The content of a language, a case or a substitution.
    case content
    /// A text with its state.
    case unit
    /// The axes of variations.
    case variations
    /// The cases along an axis.
    case cases
    /// The substitutions of a text.
    case substitutions
    /// Any other value: unknown members, and members without objects.
    case other

    /// Returns the role of a member.
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

    /// Whether an object of this role is only a container, so that its removal equals the removal of its members.
    var isContainer: Bool {
        switch self {
        case .strings, .localizations, .variations, .cases, .substitutions: true
        case .root, .entry, .content, .unit, .other: false
        }
    }
}
