/// The supertypes and subtypes of the types of a project.
///
/// The name of a supertype is the full name of the type that the code around it sees. In a project with one naming
/// scheme, such as a `Provider` in each module, the last component of a name would stand for hundreds of types.
struct InheritanceGraph: Sendable {
    /// The maximum number of supertypes or subtypes of a type to follow.
    ///
    /// Where a type has more, nothing is proved about it.
    static let limit = 2_000

    /// The full names of the types that the project declares rather than only extends.
    private var declared: Set<String> = []
    /// The direct supertypes, by the full name of the type.
    private var above: [String: [String]] = [:]
    /// The direct subtypes, by the full name of the supertype.
    private var below: [String: [String]] = [:]
    /// The direct subtypes, by the last component of the name of a supertype that the project does not declare.
    private var belowUnknown: [String: [String]] = [:]
    /// The direct subtypes, by the last component of the supertype's name.
    private var belowAlike: [String: [String]] = [:]

    init() {}

    /// Creates the graph of types.
    ///
    /// - Parameter parents: A function that returns the types that an entry of an inheritance clause names.
    init(_ types: [TypeFact], parents: (String) -> [String]) {
        declared = Set(types.lazy.filter { $0.kind != .extended }.map(\.name))
        for type in types {
            var supertypes = above[type.name] ?? []
            for name in type.inherited.flatMap(parents) {
                let parent = Self.seen(name, from: type.name, declared)
                guard !supertypes.contains(parent) else { continue }
                supertypes.append(parent)
                below[parent, default: []].append(type.name)
                belowAlike[Declarations.last(parent), default: []].append(type.name)
                if !declared.contains(parent) { belowUnknown[Declarations.last(parent), default: []].append(type.name) }
            }
            above[type.name] = supertypes
        }
    }

    /// Returns the full name of the type that code in a type's declaration means by a name, or else the name itself.
    private static func seen(_ name: String, from type: String, _ declared: Set<String>) -> String {
        var outer = type
        while let dot = outer.lastIndex(of: ".") {
            outer = String(outer[..<dot])
            if declared.contains("\(outer).\(name)") { return "\(outer).\(name)" }
        }
        return name
    }

    /// Returns whether the project declares a type of exactly this name.
    func declares(_ type: String) -> Bool { declared.contains(type) }

    /// Returns the direct supertypes of a type by its full name, or nil if no such type exists.
    func supertypes(of type: String) -> [String]? { above[type] }

    /// Returns the direct subtypes of a type.
    ///
    /// - Parameter isDeclared: Whether the project declares a type of exactly this name. Otherwise the name can omit
    ///   components.
    func subtypes(of type: String, isDeclared: Bool) -> [String] {
        let name = Declarations.last(type)
        guard isDeclared else { return belowAlike[name] ?? [] }
        // A supertype that the project does not seem to declare can be this one, seen through a module or a superclass.
        let exact = below[type] ?? []
        return exact + (belowUnknown[name] ?? []).filter { !exact.contains($0) }
    }
}
