import CatalogCore

/// A path to which a command is to write, before it is checked.
package struct OutputLocation: Hashable, Sendable {
    /// The path, from the command line or below a folder that the command line names.
    package let path: String
    /// The contents.
    let content: OutputContent
    /// The folder that the command line names, if the command creates several files in it.
    let folder: String?
    /// The input that the output may replace: the side that a merge changes.
    let side: String?

    /// Creates a place.
    package init(_ path: String, _ content: OutputContent, below folder: String? = nil, replacing side: String? = nil) {
        self.path = path
        self.content = content
        self.folder = folder
        self.side = side
    }

    /// Whether the path is a device or an open file, which is written to but not replaced.
    var isStream: Bool { FileStream.isNamed(by: path) }

    /// Returns whether an existing file is the one that the command line names, by its own name or its folder's.
    ///
    /// The named folder may be a symlink, but nothing below it.
    ///
    /// - Parameter target: The absolute path of the file, without symlinks.
    func names(_ target: String) -> Bool {
        if let side, FileOnDisk(side) == FileOnDisk(target) { return true }
        let start = folder ?? ResolvedFile(splitting: path).folder
        guard let resolved = try? ResolvedPath.resolve(start.isEmpty ? "." : start) else { return true }
        let names = Self.names(of: path)
        let below = names.dropFirst(folder.map { Self.names(of: $0).count } ?? max(names.count - 1, 0))
        let expected = ([resolved == "/" ? "" : resolved] + below).joined(separator: "/")
        return NameFolding.folded(expected) == NameFolding.folded(target)
    }

    private static func names(of path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.map(String.init)
    }
}
