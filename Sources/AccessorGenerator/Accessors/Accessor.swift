import CatalogCore

/// What a key becomes in generated code.
struct Accessor: Sendable {
    /// The key.
    let key: String
    /// Where the key is.
    let origin: KeyOrigin
    /// Its entry's number in the catalog.
    let entry: Int
    /// Its name.
    let name: AccessorName
    /// What it takes.
    package let arguments: [AccessorArgument]
    /// What stands above it.
    let documentation: SwiftDocumentation
    /// Whether the key was written by hand.
    let isManual: Bool

    /// Where the key is, by line and column.
    var place: GenerationPlace { origin.place }

    /// Its name with the labels of its arguments, as Swift tells functions apart.
    var spelling: String {
        arguments.isEmpty
            ? name.leaf.name
            : "\(name.leaf.name)(\(arguments.map { ($0.label?.name ?? "_") + ":" }.joined()))"
    }

    /// The same below its namespaces.
    package var path: String { (name.namespaces.map(\.name) + [spelling]).joined(separator: ".") }
}

/// Where a key is in its catalog.
///
/// Line and column are counted only for what is reported: in a catalog of one line, that is a walk from its beginning.
struct KeyOrigin: Sendable {
    /// The catalog's path.
    package let path: String
    /// The catalog's lines.
    let lines: LineIndex
    /// The first byte of the key.
    package let offset: Int

    /// The same by line and column.
    var place: GenerationPlace { GenerationPlace(path: path, position: lines.position(at: offset)) }
}
