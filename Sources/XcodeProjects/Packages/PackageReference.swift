import CatalogCore

/// A reference to a package in a project.
package struct PackageReference: Hashable, Sendable {
    /// The source of the code of a package.
    package enum Source: Hashable, Sendable {
        /// A repository, by URL.
        case remote(String)
        /// A local folder, by absolute path.
        case local(String)
    }

    /// The source of the code.
    package let source: Source
    /// The traits that the project switches on; nil if it does not say, so that the package's default applies.
    ///
    /// Xcode 26.4 and later write them. An empty list switches all traits off.
    package let traits: [String]?
    /// The path of the file with the reference.
    package let path: String
    /// The location in that file.
    package let position: TextPosition

    /// Creates a reference.
    package init(_ source: Source, traits: [String]? = nil, path: String, position: TextPosition = .start) {
        self.source = source
        self.traits = traits
        self.path = path
        self.position = position
    }

    /// Creates a reference to a package in a local folder.
    ///
    /// - Parameter folder: The folder, relative to that of the file with the reference, whose path is absolute.
    package init(inFolder folder: String, path: String, position: TextPosition) {
        self.init(.local(PathText.joined(PathText.folder(of: path), folder)), path: path, position: position)
    }

    /// The name: the last component of the source, which is also the name of the checkout folder.
    package var name: String {
        switch source {
        case .local(let path): return PathText.name(of: path)
        case .remote(let address):
            let name = PathText.name(of: address.replacing(":", with: "/"))
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }
}
