/// Accessors that would have one name.
struct NameCollision: Sendable {
    /// All of them, in the order of the catalog.
    let accessors: [Accessor]
    /// How many at the end need not go: one that only stands for the namespace that has the name.
    var keptCount = 0

    /// Those that are left out.
    var leftOut: ArraySlice<Accessor> { accessors.dropLast(keptCount) }

    /// Whether Xcode itself refuses them: it makes symbols of keys that a person wrote.
    var isRefusedByXcode: Bool { accessors.count(where: \.isManual) > 1 }
}
