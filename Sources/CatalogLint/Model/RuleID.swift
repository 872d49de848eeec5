/// The name of a rule, in kebab case.
///
/// It never changes after its release.
public struct RuleID: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name as written in reports and configuration.
    public let name: String

    /// Creates an id from a name.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates an id from a literal.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// The name, as in reports and configuration.
    public var description: String { name }

    /// Orders ids by name.
    public static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}
