/// Accessors that have the same name.
struct NameCollision: Sendable {
    /// The accessors in the order of the catalog.
    let accessors: [Accessor]
    /// The number of accessors at the end that are kept: 1 if the last one is inside a namespace that has the shared
    /// name, otherwise 0.
    var keptCount = 0

    /// The accessors that are left out.
    var leftOut: ArraySlice<Accessor> { accessors.dropLast(keptCount) }

    /// Whether Xcode refuses the keys too.
    ///
    /// Xcode generates symbols only for manual keys.
    var isRefusedByXcode: Bool { accessors.count(where: \.isManual) > 1 }
}
