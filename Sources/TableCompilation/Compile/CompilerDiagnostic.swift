import CatalogCore

/// What the compiler has to say of a key in one language.
public struct CompilerDiagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// Nothing is compiled.
        case error
        /// Something may not be as it was meant.
        case warning
    }

    /// What is wrong.
    public let problem: CompilerProblem
    /// The language, as the catalog spells it.
    public let language: String
    /// The key.
    public let key: String
    /// The part of the text, such as `device.other`; nil for the whole.
    public let part: String?
    /// Where that is in the catalog.
    public let place: Place

    /// How bad it is.
    public var severity: Severity { problem.severity }

    /// The message as Xcode words it, with the language and the key that it is about.
    public var message: String { "\(problem) (\(language): \(key)\(part.map { "|==|\($0)" } ?? ""))" }
}

/// What can be wrong with a text that is compiled (`docs/formats.md` §5).
public enum CompilerProblem: Hashable, Sendable {
    /// A plural shows its number in no case.
    case pluralWithoutNumber
    /// A case of a plural varies further.
    case variedPluralCase
    /// The text for all other devices varies further.
    case variedFallback
    /// A text refers to a substitution that is not there.
    case undefinedSubstitution(String)
    /// A text refers to a substitution that varies by something else than a number.
    case unusableSubstitution(String)
    /// A case of a plural refers to a substitution that varies.
    case nestedSubstitution(String)
    /// No text refers to a substitution.
    case unusedSubstitution(String)
    /// There are substitutions and no text that could refer to them.
    case substitutionsWithoutText
    /// A substitution has no format specifier, and shows no number.
    case missingSpecifier(String)
    /// A plural shows several numbers; the specifier of the first.
    case severalNumbers(String)
    /// A text varies by several things side by side.
    case severalAxes
    /// A text varies by something that is not known.
    case unknownAxis(String)
    /// Of several phrases of an App Shortcut only the first has a place.
    case severalPhrases
    /// The language cannot be the name of a folder.
    case unusableLanguage
    /// Another language goes to the same folder.
    case sameFolder(language: String, folder: String)
    /// The key is there twice.
    case doubledKey

    /// How bad it is.
    public var severity: CompilerDiagnostic.Severity {
        switch self {
        case .unusedSubstitution, .severalNumbers, .severalPhrases, .sameFolder, .doubledKey: .warning
        default: .error
        }
    }
}

extension CompilerProblem: CustomStringConvertible {
    /// The problem as a sentence; in Xcode's words where they are known.
    public var description: String {
        switch self {
        case .pluralWithoutNumber:
            "Plural variation requires referencing the number in the string. To maintain grammatical correctness for "
                + "strings that do not reference the number of items, use separate top-level strings for one and "
                + "greater than one."
        case .variedPluralCase: "Plural case cannot be further varied"
        case .variedFallback: "Fallback value cannot be further varied"
        case .undefinedSubstitution(let name): "Referencing undefined substitution '\(name)'"
        case .unusableSubstitution(let name):
            "Cannot reference substitution '\(name)' from here because it is not a plain string or plural variation"
        case .nestedSubstitution(let name):
            "Cannot reference substitution '\(name)' from here because it is not a plain string"
        case .unusedSubstitution(let name):
            "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other string"
        case .substitutionsWithoutText: "Substitutions require a string that references them"
        case .missingSpecifier(let name): "Cannot infer the format specifier of substitution '\(name)'"
        case .severalNumbers(let specifier):
            "Cannot reliably infer argument number for plural variation because \(specifier) is used in multiple "
                + "positions. Use an explicit substitution instead."
        case .severalAxes: "String varies by several things side by side. Nest the plural below the device instead."
        case .unknownAxis(let axis): "String varies by '\(axis)', which is neither plural nor device"
        case .severalPhrases: "Only the first of several phrases is compiled"
        case .unusableLanguage: "Language cannot be the name of a folder"
        case .sameFolder(let language, let folder):
            "Language is compiled into '\(folder).lproj', as '\(language)' is. Of a key in both the first text counts."
        case .doubledKey: "Key is there twice; the first one counts"
        }
    }
}
