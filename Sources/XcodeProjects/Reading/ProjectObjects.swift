import CatalogCore
import StringTables

/// The objects of a project file by their ids.
struct ProjectObjects {
    private let objects: [String: ProjectObject]
    /// The id of the project itself.
    let rootID: String?

    init(_ root: PropertyListNode) {
        let members = root.members ?? []
        rootID = members.last { $0.key == "rootObject" }?.node.string
        let all = members.last { $0.key == "objects" }?.node.members ?? []
        objects = Dictionary(all.map { ($0.key, ProjectObject($0)) }) { _, last in last }
    }

    /// The object with an id.
    subscript(id: String) -> ProjectObject? { objects[id] }

    /// Objects by their ids; what is not there is left out.
    func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }

    /// All objects of a kind, by their places in the file.
    func all(_ kinds: Set<String>) -> [ProjectObject] {
        objects.values.filter { kinds.contains($0.kind) }.sorted { $0.offset < $1.offset }
    }
}

/// An object of a project file.
struct ProjectObject {
    /// Its id.
    let id: String
    /// Where it begins in the text of the file.
    let offset: Int
    private let fields: [String: PropertyListNode]

    init(_ member: PropertyListMember) {
        id = member.key
        offset = member.keyRange?.lowerBound ?? 0
        fields = Dictionary((member.node.members ?? []).map { ($0.key, $0.node) }) { _, last in last }
    }

    /// What it is: `PBXGroup`.
    var kind: String { self["isa"] ?? "" }

    /// A member that is a text.
    subscript(name: String) -> String? { fields[name]?.string }

    /// A member as it is written.
    func node(_ name: String) -> PropertyListNode? { fields[name] }

    /// The texts of a member that is an array of them.
    func list(_ name: String) -> [String] {
        guard case .array(let nodes)? = fields[name]?.value else { return [] }
        return nodes.compactMap(\.string)
    }

    /// The members of a member that is a dictionary.
    func members(_ name: String) -> [PropertyListMember] { fields[name]?.members ?? [] }
}
