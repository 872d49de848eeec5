/// The folders in which package managers keep third-party code.
package enum LibraryFolders {
    private static let names: Set<Substring> = ["Pods", "Carthage"]

    /// Returns whether a file is third-party code, by a path relative to its repository.
    package static func contain(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains(where: names.contains)
    }
}
