/// The folders without catalogs of the project itself: build products, third-party code, packaged exports and templates
/// for new files.
enum SkippedFolders {
    private static let names = [
        ".git", ".build", "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules", ".swiftpm",
    ].map { Array($0.utf8) }

    private static let endings = [
        ".xcloc", ".xcarchive", ".app", ".framework", ".xcframework", ".embeddedframework", ".xctemplate",
    ].map { Array($0.utf8) }

    /// Returns whether searches skip folders with this name.
    static func contain(_ name: [UInt8]) -> Bool {
        names.contains(name) || endings.contains { name.suffix($0.count).elementsEqual($0) }
    }
}

extension FileFinder {
    /// Returns whether a search skips a file because of one of the folders in its path.
    public static func passesOver(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { SkippedFolders.contain(Array($0.utf8)) }
    }
}
