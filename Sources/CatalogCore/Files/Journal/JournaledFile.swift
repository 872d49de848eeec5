/// A file in a journal, with its contents before and after the change.
package struct JournaledFile: Equatable, Sendable {
    /// The path below the folder of the journal.
    package let path: String
    /// The bytes before the change; nil for a new file.
    package let old: [UInt8]?
    /// The bytes after the change; nil for a removed file.
    package let new: [UInt8]?

    /// Creates a description of a file.
    package init(path: String, old: [UInt8]?, new: [UInt8]?) {
        self.path = path
        self.old = old
        self.new = new
    }

    /// The extensions of the files that a journal may name.
    ///
    /// An untrusted repository can contain a journal, so a repair must not write other files.
    private static let endings = [".strings", ".stringsdict", ".xcstrings", ".pbxproj"]

    /// Returns whether a journal in a folder may name the file.
    ///
    /// The file must be a table or an Xcode project below the folder, and no part of its path may be hidden. For the
    /// system, a path ends at its first null byte, before the extension.
    func mayLie(below folder: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.utf8.contains(0) && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
            && Self.endings.contains(where: path.hasSuffix) && ResolvedPath.leads(folder + "/" + path, into: folder)
    }
}
