import CatalogCore

/// The generated accessor of a key.
struct Accessor: Sendable {
    /// The key whose text the accessor returns.
    let key: String
    /// The location of the key.
    let origin: KeyOrigin
    /// The index of the entry in the catalog.
    let entry: Int
    /// The name of the accessor in Swift, with its namespaces.
    let name: AccessorName
    /// The arguments.
    package let arguments: [AccessorArgument]
    /// The documentation comment.
    let documentation: SwiftDocumentation
    /// Whether the key was added manually.
    let isManual: Bool

    /// The line and column of the key.
    var location: GenerationLocation { origin.location }

    /// The name with argument labels, which identifies a Swift function.
    var spelling: String {
        arguments.isEmpty
            ? name.leaf.name
            : "\(name.leaf.name)(\(arguments.map { ($0.label?.name ?? "_") + ":" }.joined()))"
    }

    /// The name with its namespaces and argument labels.
    package var path: String { (name.namespaces.map(\.name) + [spelling]).joined(separator: ".") }
}

/// The location of a key in its catalog.
///
/// Line and column are computed only when they are needed. In a catalog of one line, each computation scans from its
/// beginning.
struct KeyOrigin: Sendable {
    /// The path of the catalog.
    package let path: String
    /// The line index of the catalog.
    let lines: LineIndex
    /// The offset of the key's first byte.
    package let offset: Int

    /// The location by line and column.
    var location: GenerationLocation { GenerationLocation(path: path, position: lines.position(at: offset)) }
}
