/// The files of a journal, whose paths are below its folder.
extension FileChange {
    /// The extensions of the files that a journal may name.
    ///
    /// An untrusted repository can contain a journal, so a repair must not write other files.
    private static let endings = [".strings", ".stringsdict", ".xcstrings", ".pbxproj"]

    /// Returns whether a journal in a folder may name the file.
    ///
    /// The file must belong to a table or be an Xcode project below the folder, and no part of its path may be hidden. For the
    /// system, a path ends at its first null byte, before the extension.
    func mayLie(below folder: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.utf8.contains(0) && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
            && (Self.endings.contains(where: path.hasSuffix) || StoreTextPath(path) != nil)
            && ResolvedPath.leads(folder + "/" + path, into: folder)
    }
}
