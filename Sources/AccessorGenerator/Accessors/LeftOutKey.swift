/// A key that gets no accessor although it was asked for.
public struct LeftOutKey: Hashable, Sendable {
    /// The key.
    public let key: String
    /// Where it is.
    public let place: GenerationPlace
    /// Why it gets none.
    public let reason: Reason

    /// Why a key gets no accessor.
    public enum Reason: Hashable, Sendable {
        /// No letter of it can be in a name.
        case noName
        /// Its name would be a word of Swift's own, which Xcode refuses.
        case reservedWord(String)
        /// An argument is of a type that has no counterpart, or for Xcode's names none that is known.
        case unknownType(specifier: String)
        /// Two places take one argument as different things.
        case conflict(argument: Int)
        /// Nothing takes an argument below the last, so that its type is not known.
        case gap(argument: Int)
        /// The text refers to a substitution that is not there.
        case undefinedSubstitution(String)
        /// It has a list of phrases, as App Shortcuts do, and no single text.
        case phrases
        /// Other keys would have the same name, or the key is there again; why, and what to do.
        case sharedName(String)
    }

    /// The same as a diagnostic: a warning where somebody may miss the accessor.
    public var diagnostic: GenerationDiagnostic {
        var severity = GenerationDiagnostic.Severity.note
        if case .sharedName = reason { severity = .warning }
        return GenerationDiagnostic(
            severity, at: place, "\(Quoted.text(key)) gets no accessor: \(reason.description)")
    }
}

extension LeftOutKey.Reason {
    /// The reason as a sentence without its end.
    public var description: String {
        switch self {
        case .noName: "no name can be made of it"
        case .reservedWord(let word): "its symbol would be Swift’s own word \(word)"
        case .unknownType(let specifier): "no Swift type is known for \(Quoted.text(specifier))"
        case .conflict(let argument): "argument \(argument) is of two kinds at once"
        case .gap(let argument): "nothing takes argument \(argument)"
        case .undefinedSubstitution(let name): "the substitution \(Quoted.text(name)) is not defined"
        case .sharedName(let sentence): sentence
        case .phrases: "it has phrases of an App Shortcut instead of a text"
        }
    }
}
