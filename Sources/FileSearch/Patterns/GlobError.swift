/// A syntax error in a glob.
public enum GlobError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A `[` is not closed by `]`.
    case unclosedClass
    /// A named class, as in `[[:digit:]]`, does not exist.
    case unknownClass(name: String)
    /// A `{` is not closed by `}`.
    case unclosedBrace
    /// The pattern ends in a `\` that escapes nothing.
    case trailingBackslash
    /// The braces expand to more patterns than the limit.
    case tooManyAlternatives(limit: Int)

    /// The reason, for a message that already shows the pattern.
    public var description: String {
        switch self {
        case .unclosedClass: "'[' is never closed; write '\\[' for the character"
        case .unknownClass(let name): "there is no character class '[:\(name):]'"
        case .unclosedBrace: "'{' is never closed; write '\\{' for the character"
        case .trailingBackslash: "'\\' at the end has nothing to escape; write '\\\\' for the character"
        case .tooManyAlternatives(let limit): "the braces expand to more than \(limit) patterns"
        }
    }
}
