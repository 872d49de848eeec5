/// An argument of a format string, with all the places that take it.
public struct FormatArgument: Hashable, Sendable {
    /// Its number, from 1.
    public let position: Int
    /// The places that take it, in the order of the text; never empty.
    public let uses: [Use]

    /// One place that takes the argument.
    public struct Use: Hashable, Sendable {
        /// The index of the specifier in `FormatString.specifiers`.
        public let specifier: Int
        /// What the specifier takes it for.
        public let role: Role
        /// What is taken, or nil for a substitution of unknown type.
        public let type: ArgumentType?
    }

    /// What an argument serves as.
    public enum Role: Hashable, Sendable {
        /// It is shown.
        case value
        /// It is the width of a `%*d`.
        case width
        /// It is the precision of a `%.*f`.
        case precision
    }

    /// What the argument is by the first place that tells.
    public var type: ArgumentType? {
        for use in uses { if let type = use.type { return type } }
        return nil
    }

    /// True where two places take it as different things.
    ///
    /// Foundation reads it once, as what the last of them wants, and hands that to all: a crash where an object is
    /// among them.
    public var hasConflict: Bool {
        guard let type else { return false }
        return uses.contains { $0.type.map { $0.difference(from: type) != nil } ?? false }
    }
}
