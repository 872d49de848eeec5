/// An argument of a format string, with every use of it.
public struct FormatArgument: Hashable, Sendable {
    /// The number of the argument, from 1.
    public let position: Int
    /// The uses of the argument, in text order; never empty.
    public let uses: [Use]

    /// A use of the argument in the text.
    public struct Use: Hashable, Sendable {
        /// The index of the specifier in `FormatString.specifiers`.
        public let specifier: Int
        /// The role of the argument in the specifier.
        public let role: Role
        /// The type that the specifier takes; nil for a substitution of unknown type.
        public let type: ArgumentType?
    }

    /// The role of an argument in a specifier.
    public enum Role: Hashable, Sendable {
        /// The value that is shown.
        case value
        /// The width, as in `%*d`.
        case width
        /// The precision, as in `%.*f`.
        case precision
    }

    /// The type from the first use that has one.
    public var type: ArgumentType? {
        for use in uses { if let type = use.type { return type } }
        return nil
    }

    /// Whether two uses take the argument as different types.
    ///
    /// Foundation reads the argument once, with the type of its last use, and passes the result to every use. That
    /// crashes if one of the types is an object.
    public var hasConflict: Bool {
        guard let type else { return false }
        return uses.contains { $0.type.map { $0.difference(from: type) != nil } ?? false }
    }
}
