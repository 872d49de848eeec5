import CatalogCore

/// A diagnostic of the compiler about a key in one language.
public struct CompilerDiagnostic: Hashable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: String, Sendable {
        /// Nothing is compiled.
        case error
        /// The result may differ from what was intended.
        case warning
        /// A difference from Xcode that is expected.
        case note
    }

    /// The problem that the compiler found.
    public let problem: CompilerProblem
    /// The language as the catalog spells it.
    public let language: String
    /// The key with the problem.
    public let key: String
    /// The part of the text, such as `device.other`; nil for the whole text.
    public let part: String?
    /// The location in the catalog.
    public let location: TableLocation

    /// The severity of the problem.
    public var severity: Severity { problem.severity }

    /// The message in Xcode's wording, with the language and the key.
    public var message: String { "\(problem) (\(language): \(key)\(part.map { "|==|\($0)" } ?? ""))" }
}

/// A problem with a text that is compiled (`docs/formats.md` §5).
public enum CompilerProblem: Hashable, Sendable {
    /// No plural form of the text shows the number.
    case pluralWithoutNumber
    /// A plural form has variations of its own.
    case variedPluralCase
    /// The text for all other devices has variations of its own.
    case variedFallback
    /// A text refers to a substitution that does not exist.
    case undefinedSubstitution(String)
    /// A text refers to a substitution that varies by something other than a number.
    case unusableSubstitution(String)
    /// A plural form refers to a substitution that varies.
    case nestedSubstitution(String)
    /// No text refers to this substitution.
    case unusedSubstitution(String)
    /// No text can refer to this substitution, because Foundation does not find its name.
    case unreadableName(String)
    /// There are substitutions, but no text that could refer to them.
    case substitutionsWithoutText
    /// A substitution has no format specifier, and its texts show no number.
    case missingSpecifier(String)
    /// A plural shows several numbers; the value is the specifier of the first.
    case severalNumbers(String)
    /// A text varies along several axes at once.
    case severalAxes
    /// A text varies along an unknown axis.
    case unknownAxis(String)
    /// Only the first of several phrases of an App Shortcut can be compiled.
    case severalPhrases
    /// The language cannot be the name of a folder.
    case unusableLanguage
    /// Another language has the same folder.
    case sameFolder(language: String, folder: String)
    /// The key occurs twice.
    case doubledKey
    /// An object of the entry has a member twice; the last one counts.
    case doubledMember(String)
    /// A member has another type than the format requires.
    case wrongType(String, expected: String)
    /// XML cannot represent a character of the text or of its key.
    case notAllowedInXML(Unicode.Scalar)

    /// The severity of the problem.
    public var severity: CompilerDiagnostic.Severity {
        switch self {
        case .unusedSubstitution, .unreadableName, .severalNumbers, .sameFolder, .doubledKey, .doubledMember,
            .notAllowedInXML:
            .warning
        case .severalPhrases: .note
        default: .error
        }
    }
}

extension CompilerProblem: CustomStringConvertible {
    /// The problem as a message, in Xcode's wording if known.
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
        case .unreadableName(let name):
            "Substitution '\(name)' cannot be referenced, because its name has characters other than ASCII letters, digits "
                + "and underscores"
        case .substitutionsWithoutText: "Substitutions require a string that references them"
        case .missingSpecifier(let name): "Cannot infer the format specifier of substitution '\(name)'"
        case .severalNumbers(let specifier):
            "Cannot reliably infer argument number for plural variation because \(specifier) is used in multiple "
                + "positions. Use an explicit substitution instead."
        case .severalAxes: "String has several independent variations. Nest the plural inside the device instead."
        case .unknownAxis(let axis): "String varies by '\(axis)', which is neither plural nor device"
        case .severalPhrases: "Only the first of several phrases is compiled"
        case .unusableLanguage: "Language cannot be the name of a folder"
        case .sameFolder(let language, let folder):
            "Language is compiled into '\(folder).lproj', as '\(language)' is. For a key in both, the first text is used."
        case .doubledKey: "Duplicate key; the last text is used"
        case .doubledMember(let name): "Duplicate member '\(name)'; the last one is used"
        case .wrongType(let name, let expected): "'\(name)' is not \(expected)"
        case .notAllowedInXML(let scalar):
            "\(CodePoint.name(scalar.value)) is not allowed in XML, so the table becomes a binary property list"
        }
    }
}
