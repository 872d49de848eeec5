import CatalogCore

/// The files of a target, by absolute path without symlinks.
package struct TargetContents: Sendable {
    /// The files that the build phases name.
    var files: Set<String> = []
    /// The folders that are copied as a whole.
    var folders: Set<String> = []
    /// The folders whose files on disk belong to the target.
    var synchronized: [SynchronizedFolder] = []
    /// Whether paths that differ only in case are the same, as on most Macs.
    private var ignoresCase = false

    /// Creates contents without files.
    init() {}

    /// Creates the contents of several targets together, in which the case of names does not matter.
    package init(ofAllTargetsIn projects: [XcodeProject]) {
        for contents in projects.flatMap({ $0.targets.map(\.contents.ignoringCase) }) {
            files.formUnion(contents.files)
            folders.formUnion(contents.folders)
            synchronized += contents.synchronized
        }
        ignoresCase = true
    }

    /// Returns whether a file belongs to the target.
    package func contains(_ path: String) -> Bool {
        let path = ignoresCase ? NameFolding.folded(path) : path
        return files.contains(path) || synchronized.contains { $0.contains(path) } || isInCopiedFolder(path)
    }

    /// Returns whether a file is in a folder that is copied as a whole, such as a bundle inside the product.
    package func isInCopiedFolder(_ path: String) -> Bool {
        let path = ignoresCase ? NameFolding.folded(path) : path
        return folders.contains { PathText.rest(of: path, below: $0) != nil }
    }

    /// The files of legacy tables that the build phases name.
    package var tableFiles: Set<String> { files.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") } }

    /// The languages of the folders `NAME.lproj` that the build phases name, such as those of storyboards.
    package var languages: Set<String> {
        (files.union(folders)).reduce(into: []) { languages, path in
            for part in path.split(separator: "/") where part.hasSuffix(".lproj") {
                languages.insert(String(part.dropLast(6)))
            }
        }
    }

    /// The same files, for a volume that ignores case: the project may spell a path otherwise than the disk.
    var ignoringCase: TargetContents {
        var contents = TargetContents()
        contents.files = Set(files.map(NameFolding.folded))
        contents.folders = Set(folders.map(NameFolding.folded))
        contents.synchronized = synchronized.map(\.folded)
        contents.ignoresCase = true
        return contents
    }

    /// Whether files on disk belong to the target by their folder.
    package var isSynchronized: Bool { !synchronized.isEmpty }

    /// Whether the target has no files.
    package var isEmpty: Bool { files.isEmpty && folders.isEmpty && synchronized.isEmpty }
}
