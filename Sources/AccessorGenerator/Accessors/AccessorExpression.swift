/// The code that returns the text of a key: `Strings.Home.greeting(name: "Ana")` or `ProgramLevel.beginner.text`.
package struct AccessorExpression: Hashable, Sendable {
    /// The names before the arguments.
    private let path: String
    /// The member access after the arguments; may be empty.
    private let member: String
    /// The arguments in order.
    package let arguments: [NamedArgument]

    /// - Parameter member: The member of the value that the path and arguments produce.
    init(_ path: [SwiftIdentifier], _ arguments: [AccessorArgument], member: SwiftIdentifier? = nil) {
        self.path = path.map(\.name).joined(separator: ".")
        self.member = member.map { ".\($0.name)" } ?? ""
        self.arguments = arguments.map { NamedArgument(name: $0.label?.name, type: $0.type) }
    }

    /// The first name, such as `Strings`.
    package var root: String { String(path.prefix { $0 != "." }) }

    /// The names before the arguments: `Strings.Home.greeting`.
    package var name: String { path }

    /// Returns the code with one value for each argument, in order.
    package func code(_ values: [String]) -> String {
        guard !arguments.isEmpty else { return path + member }
        let labelled = zip(arguments, values).map { argument, value in
            argument.name.map { "\($0): \(value)" } ?? value
        }
        return "\(path)(\(labelled.joined(separator: ", ")))\(member)"
    }
}
