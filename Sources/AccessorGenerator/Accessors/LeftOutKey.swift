import CatalogCore

/// A selected key that gets no accessor.
public struct LeftOutKey: Hashable, Sendable {
    /// The key that gets no accessor.
    public let key: String
    /// The location of the key.
    public let location: GenerationLocation
    /// The reason why the key gets no accessor.
    public let reason: Reason

    /// A reason why a key gets no accessor.
    public enum Reason: Hashable, Sendable {
        /// The key yields no valid name.
        case noName
        /// The key has more parts between dots than Swift's compiler can nest in reasonable time.
        case tooManyParts
        /// The name would be a reserved word of Swift, which Xcode refuses.
        case reservedWord(String)
        /// No Swift type is equivalent to an argument, or, in the style `apple`, Xcode's type for it is not known.
        case unknownType(specifier: String)
        /// Two specifiers use one argument with different types.
        case conflict(argument: Int)
        /// No specifier uses an argument before the last one, so that its type is unknown.
        case gap(argument: Int)
        /// The text refers to a substitution that does not exist.
        case undefinedSubstitution(String)
        /// The key has a list of phrases for App Shortcuts and no single text.
        case phrases
        /// A member of the key's texts appears twice, so that it is unclear which text is meant.
        case doubledMember(String)
        /// Other keys have the same name, or the key is duplicated; with the reason and advice.
        case sharedName(String)
    }

    /// The reason as a diagnostic.
    ///
    /// Name collisions and doubled members are warnings, all other reasons are notes.
    public var diagnostic: GenerationDiagnostic {
        let severity: GenerationDiagnostic.Severity =
            switch reason {
            case .sharedName, .doubledMember: .warning
            default: .note
            }
        return GenerationDiagnostic(
            severity, at: location, "\(Quoted.text(key)) gets no accessor: \(reason.description)")
    }
}

extension LeftOutKey.Reason {
    /// The reason as a sentence without a period.
    public var description: String {
        switch self {
        case .noName: "it cannot become a Swift name"
        case .tooManyParts: "it has more than \(KeyParts.limit) parts between dots"
        case .reservedWord(let word): "its symbol would be the Swift keyword \(word)"
        case .unknownType(let specifier): "no Swift type is known for \(Quoted.text(specifier))"
        case .conflict(let argument): "argument \(argument) has two different types"
        case .gap(let argument): "no specifier uses argument \(argument)"
        case .undefinedSubstitution(let name): "the substitution \(Quoted.text(name)) is not defined"
        case .doubledMember(let name): "it has \(Quoted.text(name)) twice; delete one"
        case .sharedName(let sentence): sentence
        case .phrases: "it has phrases of an App Shortcut instead of a text"
        }
    }
}
