import CatalogCore

/// A package that a project names.
package struct PackageReference: Hashable, Sendable {
    /// Where its code comes from.
    package enum Source: Hashable, Sendable {
        /// From a repository, by its address.
        case remote(String)
        /// From a folder, by its absolute path.
        case local(String)
    }

    /// Where its code comes from.
    package let source: Source
    /// The file that names it.
    package let path: String
    /// Where in the file.
    package let position: TextPosition

    /// Creates a reference.
    package init(_ source: Source, path: String, position: TextPosition = .start) {
        self.source = source
        self.path = path
        self.position = position
    }

    /// Its name: the last part of its place, which its folder on the disk has too.
    package var name: String {
        switch source {
        case .local(let path): return PathText.name(of: path)
        case .remote(let address):
            let name = PathText.name(of: address.replacing(":", with: "/"))
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }
}
