/// A folder of a project, as the names of the folders on the way to it.
struct SourceFolder: Hashable, Sendable {
    private let names: ArraySlice<Substring>

    private init(_ names: ArraySlice<Substring>) { self.names = names }

    /// The folder of a file.
    init(of path: String) {
        names = path.split(separator: "/").dropLast().filter { $0 != "." }[...]
    }

    /// The path; `.` for the folder of the whole project.
    var path: String { isRoot ? "." : names.joined(separator: "/") }
    var depth: Int { names.count }
    /// Whether this is the folder of the whole project.
    var isRoot: Bool { names.isEmpty }
    var parent: SourceFolder { SourceFolder(names.dropLast()) }

    /// This folder and those around it without that of the whole project, the innermost first.
    var ancestry: [SourceFolder] { names.indices.reversed().map { SourceFolder(names[...$0]) } }

    /// Returns whether this folder is another one or below it.
    func isBelow(_ other: SourceFolder) -> Bool { names.starts(with: other.names) }

    /// Returns the deepest folder that contains this one and another.
    func common(with other: SourceFolder) -> SourceFolder {
        SourceFolder(names.prefix(zip(names, other.names).prefix { $0 == $1 }.count))
    }
}
