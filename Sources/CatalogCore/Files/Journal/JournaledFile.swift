/// A file as it was before a change to several files, and as the change leaves it.
package struct JournaledFile: Equatable, Sendable {
    /// The path below the folder of the journal.
    package let path: String
    /// The bytes before; nil where the file comes in.
    package let old: [UInt8]?
    /// The bytes after; nil where the file goes.
    package let new: [UInt8]?

    /// Creates a description of a file.
    package init(path: String, old: [UInt8]?, new: [UInt8]?) {
        self.path = path
        self.old = old
        self.new = new
    }

    /// The endings of the files that a journal may name.
    ///
    /// A journal may come with a repository of a stranger: nothing that it says makes any other file.
    private static let endings = [".strings", ".stringsdict", ".xcstrings", ".pbxproj"]

    /// Whether a journal in a folder may name the file: a table or a project, below the folder, not hidden.
    func mayLie(below folder: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } && Self.endings.contains(where: path.hasSuffix)
            && ResolvedPath.leads(folder + "/" + path, into: folder)
    }
}
