/// Why a text is not a glob.
public enum GlobError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A `[` without its `]`.
    case unclosedClass
    /// A class by name, as in `[[:digit:]]`, that does not exist.
    case unknownClass(name: String)
    /// A `{` without its `}`.
    case unclosedBrace
    /// A `\` at the end, with nothing to escape.
    case trailingBackslash
    /// Braces that stand for more patterns than the limit.
    case tooManyAlternatives(limit: Int)

    /// The reason in a sentence, for a message that already shows the pattern.
    public var description: String {
        switch self {
        case .unclosedClass: "'[' is never closed; write '\\[' for the character"
        case .unknownClass(let name): "there is no character class '[:\(name):]'"
        case .unclosedBrace: "'{' is never closed; write '\\{' for the character"
        case .trailingBackslash: "'\\' at the end escapes nothing; write '\\\\' for the character"
        case .tooManyAlternatives(let limit): "the braces stand for more than \(limit) patterns"
        }
    }
}
