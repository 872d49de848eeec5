import CatalogCore
import StringTables

/// The objects of a project file, by id.
struct ProjectObjects {
    private let objects: [String: ProjectObject]
    /// The id of the project object.
    let rootID: String?

    init(_ root: PropertyListNode) {
        let members = root.members ?? []
        rootID = members.last { $0.key == "rootObject" }?.node.string
        let all = members.last { $0.key == "objects" }?.node.members ?? []
        objects = Dictionary(all.map { ($0.key, ProjectObject($0)) }) { _, last in last }
    }

    /// Returns the object with an id; nil if there is none.
    subscript(id: String) -> ProjectObject? { objects[id] }

    /// Returns the objects with the given ids, without missing ones.
    func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }

    /// Returns all objects of some kinds, in file order.
    func all(_ kinds: Set<String>) -> [ProjectObject] {
        objects.values.filter { kinds.contains($0.kind) }.sorted { $0.offset < $1.offset }
    }
}

/// An object of a project file.
struct ProjectObject {
    /// The id of the object.
    let id: String
    /// The offset of the object in the text of the file.
    let offset: Int
    private let fields: [String: PropertyListNode]

    init(_ member: PropertyListMember) {
        id = member.key
        offset = member.keyRange?.lowerBound ?? 0
        fields = Dictionary((member.node.members ?? []).map { ($0.key, $0.node) }) { _, last in last }
    }

    /// The kind of the object, such as `PBXGroup`.
    var kind: String { self["isa"] ?? "" }

    /// The value of a text member; nil for other members.
    subscript(name: String) -> String? { fields[name]?.string }

    /// The value of a member as parsed.
    func node(_ name: String) -> PropertyListNode? { fields[name] }

    /// Returns whether the object has a member.
    func has(_ name: String) -> Bool { fields[name] != nil }

    /// The texts in an array member.
    func list(_ name: String) -> [String] {
        guard case .array(let nodes)? = fields[name]?.value else { return [] }
        return nodes.compactMap(\.string)
    }

    /// The members of a dictionary member.
    func members(_ name: String) -> [PropertyListMember] { fields[name]?.members ?? [] }
}
