/// The name of the outermost namespace of accessors.
enum NamespaceName {
    /// Types of the standard library that most code names without the module.
    private static let standardTypes: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Never",
        "Optional", "Result", "Sendable", "Set", "String", "Substring", "UInt", "Void",
    ]

    /// Returns why a name cannot be that of a namespace; nil if it can.
    static func problem(of name: String) -> String? {
        if SwiftIdentifier(name).map({ $0.isKeyword || AccessorName.isTaken($0) }) ?? true {
            return "\(Quoted.text(name)) cannot be a namespace in Swift"
        }
        guard standardTypes.contains(name) else { return nil }
        return "\(Quoted.text(name)) is a type of Swift, which a namespace would hide in the module"
    }
}
