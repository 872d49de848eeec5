/// Accessors grouped by their namespaces.
///
/// Its functions recurse once for each level, of which ``AccessorName`` allows only a few (`KeyParts.limit`).
struct NamespaceTree: Sendable {
    /// The accessors of this namespace, in the order of the catalog.
    private(set) var accessors: [Accessor] = []
    /// The keys of families that would be accessors of this namespace.
    private(set) var pointers: [FamilyPointer] = []
    /// The nested namespaces.
    private(set) var children: [SwiftIdentifier: NamespaceTree] = [:]

    /// - Parameter pointers: The keys of families; those whose name another accessor or namespace has are left out.
    init(_ accessors: [Accessor], pointers: [FamilyPointer] = []) {
        for accessor in accessors { add(accessor, below: accessor.name.namespaces[...]) }
        for pointer in pointers { add(pointer, below: pointer.accessor.name.namespaces[...]) }
    }

    private init() {}

    private mutating func add(_ accessor: Accessor, below names: ArraySlice<SwiftIdentifier>) {
        guard let name = names.first else {
            accessors.append(accessor)
            return
        }
        children[name, default: NamespaceTree()].add(accessor, below: names.dropFirst())
    }

    private mutating func add(_ pointer: FamilyPointer, below names: ArraySlice<SwiftIdentifier>) {
        let name = names.first ?? pointer.accessor.name.leaf
        guard !accessors.contains(where: { $0.name.leaf == name }) else { return }
        guard !names.isEmpty else {
            if children[name] == nil { pointers.append(pointer) }
            return
        }
        var child = children[name] ?? NamespaceTree()
        child.add(pointer, below: names.dropFirst())
        if !child.isEmpty { children[name] = child }
    }

    private var isEmpty: Bool { accessors.isEmpty && pointers.isEmpty && children.isEmpty }

    /// The enumerations of the pointers, in their order.
    var enumerations: [[SwiftIdentifier]] {
        var seen: Set<[SwiftIdentifier]> = []
        return pointers.map(\.enumeration).filter { seen.insert($0).inserted }
    }

    /// The nested namespaces sorted by name.
    var sortedChildren: [(name: SwiftIdentifier, tree: NamespaceTree)] {
        children.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Any accessor in this namespace, at any depth.
    var anyAccessor: Accessor? {
        accessors.first ?? pointers.first?.accessor ?? children.min { $0.key < $1.key }?.value.anyAccessor
    }

    /// The groups of accessors that share a name with each other or with a namespace.
    var collisions: [NameCollision] {
        let groups = Dictionary(grouping: accessors, by: \.spelling)
        let alike = groups.values.filter { $0.count > 1 }
        let covered = accessors.compactMap { accessor -> NameCollision? in
            guard let inner = children[accessor.name.leaf]?.anyAccessor else { return nil }
            return NameCollision(accessors: [accessor, inner], keptCount: 1)
        }
        let here = (alike.map { NameCollision(accessors: $0) } + covered)
            .sorted { ($0.accessors.first?.entry ?? 0) < ($1.accessors.first?.entry ?? 0) }
        return here + sortedChildren.flatMap(\.tree.collisions)
    }
}
