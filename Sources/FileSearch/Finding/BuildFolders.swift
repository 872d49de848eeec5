/// The folders that hold the products of a build, templates for new files, the data of git, or programs of other tools,
/// and no code of an app.
enum BuildFolders {
    private static let names: Set<[UInt8]> = Set(
        [
            ".git", ".hg", ".svn", ".build", ".swiftpm", "DerivedData", "SourcePackages", "node_modules", ".gradle",
            ".dart_tool", ".venv", "venv", "__pycache__", ".cache", "xcuserdata",
        ].map { Array($0.utf8) })

    private static let endings: Set<[UInt8]> = Set(
        [
            "app", "appex", "framework", "xcframework", "xcarchive", "xcresult", "xcloc", "dSYM", "noindex", "build",
            "docarchive", "xctemplate",
        ].map { Array($0.utf8) })

    /// Returns whether a folder with this name holds no code of an app.
    static func contain(_ name: [UInt8]) -> Bool {
        if names.contains(name) { return true }
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
        return endings.contains(Array(name[(dot + 1)...]))
    }
}
