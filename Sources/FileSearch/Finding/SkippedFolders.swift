/// The folders that hold no catalogs of the project's own: build products, other people's code, packed exports.
enum SkippedFolders {
    private static let names = [
        ".git", ".build", "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules", ".swiftpm",
    ].map { Array($0.utf8) }

    private static let endings = [".xcloc", ".xcarchive", ".framework"].map { Array($0.utf8) }

    /// Whether a folder of this name is left out of searches.
    static func contain(_ name: [UInt8]) -> Bool {
        names.contains(name) || endings.contains { name.suffix($0.count).elementsEqual($0) }
    }
}

extension FileFinder {
    /// Whether a search passes over a file since a folder on the way to it holds none of the project's own.
    public static func passesOver(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { SkippedFolders.contain(Array($0.utf8)) }
    }
}
