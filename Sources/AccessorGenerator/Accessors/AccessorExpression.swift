/// The code that gives the text of a key: `Strings.Home.greeting(name: "Ana")`, `ProgramLevel.beginner.text`.
package struct AccessorExpression: Hashable, Sendable {
    /// The names up to the arguments.
    private let path: String
    /// What stands behind the arguments; empty for nothing.
    private let member: String
    /// What it takes, in order.
    package let arguments: [NamedArgument]

    /// - Parameter member: what is asked of that which the path and the arguments make.
    init(_ path: [SwiftIdentifier], _ arguments: [AccessorArgument], member: SwiftIdentifier? = nil) {
        self.path = path.map(\.name).joined(separator: ".")
        self.member = member.map { ".\($0.name)" } ?? ""
        self.arguments = arguments.map { NamedArgument(name: $0.label?.name, type: $0.type) }
    }

    /// The first of the names: `Strings`.
    package var root: String { String(path.prefix { $0 != "." }) }

    /// The code with values in the order of the arguments, as many as there are.
    package func code(_ values: [String]) -> String {
        guard !arguments.isEmpty else { return path + member }
        let labelled = zip(arguments, values).map { argument, value in
            argument.name.map { "\($0): \(value)" } ?? value
        }
        return "\(path)(\(labelled.joined(separator: ", ")))\(member)"
    }
}
